import Masthead

/// The options, each declared once, whatever commands have it.
enum Options {
  static let offsets = OptionDeclaration(
    "offsets", .list(placeholder: "LIST"),
    help: """
      Scroll offsets in points: numbers and ranges FROM...TO:STEP, as in -50,0,13 or 0...240:8. Negative offsets pull \
      the content down. The end of a range belongs to it when the steps meet it. With auto: rest, where the layout says that \
      something happens (a header collapses, a bar pins or hands over), and a point either side. Without the option: one \
      frame at rest.
      """)
  static let themes = OptionDeclaration(
    "themes", .list(placeholder: "LIST"), help: "\(names(Theme.self)). Without the option: light.")
  static let scales = OptionDeclaration(
    "scales", .list(placeholder: "LIST"),
    help: """
      Pixels per point, from \(AxisLimits.scales.lowerBound) to \(AxisLimits.scales.upperBound), as in 1,2,3. \
      Without the option: the device's, or 2.
      """)
  static let size = OptionDeclaration(
    "size", .value(placeholder: "WxH"),
    help: """
      The viewport in points, without safe areas, as in 390x844. Without this and --device, a preview that scrolls \
      is 390x844, and any other is 390 wide and as high as it wants.
      """)
  static let statusBar = OptionDeclaration(
    "status-bar", .flag,
    help: "Draws the status bar, at 9:41, and the home indicator of the --device over each frame.")
  static let device = OptionDeclaration(
    "device", .value(placeholder: "NAME"),
    help: "A screen with its size, scale and safe areas: \(Device.all.map(\.name).joined(separator: ", ")).")
  static let directions = OptionDeclaration(
    "directions", .list(placeholder: "LIST"),
    help: "\(names(Direction.self)): which way lines run. Without the option: ltr.")
  static let textSizes = OptionDeclaration(
    "text-sizes", .list(placeholder: "LIST"), help: "\(names(TextSize.self)). Without the option: large.")

  static let tabs = OptionDeclaration(
    "tabs", .list(placeholder: "LIST"),
    help: "The tabs to select first, by their names. Without the option: the one that the preview starts with.")
  static let instants = OptionDeclaration(
    "at", .list(placeholder: "LIST"),
    help: """
      Instants on the preview's timeline: seconds, ranges FROM...TO:STEP, and the names that the timeline has for \
      some, as in 0,0.25 or 0...3:0.05. Without the option: a still.
      """)

  static func setting(_ setting: AccessibilitySetting) -> OptionDeclaration {
    let help =
      switch setting {
      case .reduceMotion: "Shows animations at their end, as for a reader who asked for less motion."
      case .reduceTransparency: "Draws materials opaque, as for a reader who asked for less transparency."
      case .increaseContrast: "Draws the system's colours stronger, as for a reader who asked for more contrast."
      }
    return OptionDeclaration(setting.rawValue, .flag, help: help)
  }

  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "DIR|-"), isRequired: true,
    help: "The folder for the frames; it is made when there is none. With -, one frame goes to standard output.")
  static let format = OptionDeclaration(
    "format", .value(placeholder: "FORMAT"),
    help: """
      png; svg or pdf: one page that stays sharp at any size, in which what they have no words for (materials, blurs, shadows) \
      is a picture at the frame's scale. Text of a pdf can be selected. Without the option: png.
      """)
  static let png = OptionDeclaration(
    "png", .value(placeholder: "PROFILE"),
    help: "fast: files in the least time; small: the fewest bytes. The pixels are the same. Without the option: fast.")
  static let jobs = OptionDeclaration(
    "jobs", short: "j", .value(placeholder: "N"),
    help: """
      How many frames are made at a time, from 1 to \(AxisLimits.jobs). The frames are the same for any number. \
      Without the option: one for each processor.
      """)
  static let strict = OptionDeclaration(
    "strict", .flag, help: "Treats warnings as errors: the frames are still made, and the exit status is 2.")
  static let quiet = OptionDeclaration(
    "quiet", short: "q", .flag, help: "Prints no paths and no progress; warnings and errors are still printed.")
  static let json = OptionDeclaration("json", .flag, help: "Prints the results as JSON on standard output.")
  static let buildFolder = OptionDeclaration(
    "build-folder", .value(placeholder: "DIR"),
    help: """
      For Swift files: the folder in which Masthead was built, CHECKOUT/.build/release. Without the option: the one in \
      which this program lies.
      """)
  static let cache = OptionDeclaration(
    "cache", .value(placeholder: "DIR"),
    help: """
      For Swift files: where the compiled programs are kept, for calls with the same files. Without the option: the \
      folder masthead in the user's folder for caches.
      """)
  static let fonts = OptionDeclaration(
    "fonts", .value(placeholder: "DIR"),
    help: """
      A folder whose .ttf, .otf, .ttc and .otc files Font.custom finds by the names of the families in them, and which \
      stand in for characters that the fonts of this program don't have.
      """)
  static let help = OptionDeclaration("help", short: "h", .flag, help: "Prints this help.")

  private static func names<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
