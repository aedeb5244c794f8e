import Foundation
import Masthead
import MastheadDisplayList

/// The parts of a preview besides its view.
enum PreviewValues {
  /// Everything of a preview but its view.
  struct Settings {
    var timeline: Timeline?
    var axes = PreviewAxes()
    var resources: Resources?
  }

  static func settings(_ f: Fields) -> Settings {
    var settings = Settings()
    let steps = f("timeline", .list(of: StepCatalog.step, count: 1...1000), "What happens to it, step by step.")
    let instants = f("instants", seconds, "Seconds on the timeline, by name.")
    if let steps { settings.timeline = Timeline(steps, instants: instants ?? [:]) }
    f.needs("instants", "timeline")
    settings.resources = f(
      "resources", .resources, "A folder of pictures and catalogues of assets, from this file's folder on.")
    settings.axes.offsets = f("offsets", offsets, "Points that it is scrolled by: a list, or as for --offsets.")
    settings.axes.themes = f("themes", .oneOrMore(of: theme), "light, dark or both.")
    settings.axes.scales = f("scales", .oneOrMore(of: scale), "Pixels per point.")
    settings.axes.directions = f("directions", .oneOrMore(of: direction), "ltr, rtl or both.")
    settings.axes.textSizes = f("textSizes", .oneOrMore(of: textSize), "The text sizes that a reader may choose.")
    settings.axes.tabs = f("tabs", .oneOrMore(of: .string), "The tabs to select first.")
    let size = f("size", .object(size), "The place that it is given, in points; without safe areas.")
    let device = f("device", device, "The screen that it is on, instead of a size.")
    f.notBoth("size", "device")
    settings.axes.viewport = device.map { .device($0) } ?? size.map { .size($0) }
    settings.axes.showsSystemBars = f("statusBar", .bool, "True to draw the device's status bar and home indicator.")
    return settings
  }

  private static let theme: Kind<Theme> = .choice("a theme", Theme.allCases.map { ($0.rawValue, $0) })
  private static let direction: Kind<Direction> = .choice("a direction", Direction.allCases.map { ($0.rawValue, $0) })
  private static let textSize: Kind<TextSize> = .choice("a text size", TextSize.allCases.map { ($0.rawValue, $0) })
  private static let device: Kind<Device> = .choice("a device", Device.all.map { ($0.name, $0) })

  private static let scale: Kind<FixedDecimal> = Kind<Double>.number(in: 1...8).map { FixedDecimal(rounding: $0) }

  private static let offsets: Kind<PreviewAxes.Offsets> = {
    let text = Kind<PreviewAxes.Offsets>(.string) { json, decoding in
      guard case .string(let text) = json.value else { return nil }
      if let problem = decoding.problemWithOffsets(text) { return decoding.mistake(json, problem) }
      return .written(text)
    }
    let numbers = Kind<[CGFloat]>.list(of: .length, count: 1...10_000).map {
      PreviewAxes.Offsets.numbers($0.map { FixedDecimal(rounding: Double($0)) })
    }
    return Kind(.either([numbers.schema, text.schema])) { json, decoding in
      switch json.value {
      case .string: text.read(json, decoding)
      case .array: numbers.read(json, decoding)
      default: decoding.wrong(json, "a list of offsets, or text such as \"0...240:8\"")
      }
    }
  }()

  private static let size = Declaration<Size>("size", "A size in points.") { f in
    let width = f.required("width", .number(in: 1...32_767), "Points across.")
    let height = f.required("height", .number(in: 1...32_767), "Points down.")
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  /// Seconds by name.
  private static let seconds = Kind<[String: TimeInterval]>(.map(StepCatalog.seconds.schema)) { json, decoding in
    guard case .object(let members) = json.value else {
      return decoding.wrong(json, "an object with names and seconds")
    }
    var result: [String: TimeInterval] = [:]
    for member in members {
      decoding.at(.name(member.name)) { result[member.name] = StepCatalog.seconds.read(member.value, decoding) }
    }
    return result
  }
}
