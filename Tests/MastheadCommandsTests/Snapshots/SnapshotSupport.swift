import Masthead
import MastheadDisplayList

@testable import MastheadCommands

/// A frame of 4 x 4 pixels of one colour, with a list that says it.
func plainFrame(_ color: UInt32, label: String = "Card") -> @Sendable (Preview, FrameRequest) throws -> Frame {
  { preview, request in
    var frame = blankFrame(preview, request)
    let page = Rect(x: 0, y: 0, width: 2, height: 2)
    frame.displayList = DisplayList(
      size: page.size,
      items: [
        .group(
          .init(
            label: label, children: [.fill(.rectangle(page), .color(RGBA(hex: color & 0xFF_FFFF)), rule: .nonZero)]))
      ])
    frame.bitmap = Bitmap(widthInPixels: 4, heightInPixels: 4, pixels: Array(repeating: color, count: 16))
    return frame
  }
}

let redFrame = plainFrame(0xFFFF_0000)
let almostRedFrame = plainFrame(0xFFFD_0000)

/// A call with a folder of goldens and one of files about differences.
func snapshots(
  _ folder: String, _ arguments: String..., previews: [String] = ["header/profile", "sticky/tutorial"],
  variables: [String: String] = [:],
  frame: @escaping @Sendable (Preview, FrameRequest) throws -> Frame = redFrame
) -> Call {
  let rest = arguments.dropFirst() + ["--snapshots", "\(folder)/goldens"]
  let artifacts = arguments[0] == "prune" ? [] : ["--artifacts", "\(folder)/artifacts"]
  return run([arguments[0]] + rest + artifacts, previews: previews, variables: variables, frame: frame)
}
