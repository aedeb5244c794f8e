internal import CPixelDiff
package import MastheadDisplayList

/// The part of a difference that one view drew.
package struct ViewShare: Hashable, Sendable, CustomStringConvertible {
  /// What is drawn there, for example `text "Profile"`.
  package let what: String
  /// The labels of the groups that it is in, innermost first.
  package let views: [String]
  package let count: Int
  package let box: PixelBox
  /// The largest difference of a channel, 0...255.
  package let largest: Int

  /// `text "Profile" in HeaderTitle, Header`.
  package var name: String { views.isEmpty ? what : "\(what) in \(views.joined(separator: ", "))" }

  package var description: String {
    "\(name): \(counted(count, "pixel")) in \(box), by up to \(counted(largest, "level"))"
  }
}

/// `1 pixel`, `20 pixels`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension BitmapDifference {
  /// The views whose pixels differ, those with the most such pixels first.
  ///
  /// A pixel belongs to what the actual list draws last over it: that may be a view that took the place of one that is
  /// gone. Pixels that only one of two pictures of different sizes has belong to no view.
  ///
  /// - Parameters:
  ///   - list: what the actual picture was drawn from.
  ///   - scale: pixels per point of the list.
  package func shares(expected: Bitmap, actual: Bitmap, list: DisplayList, scale: Double) -> [ViewShare] {
    let pair = BitmapPair(expected: expected, actual: actual)
    let common = pair.commonSize
    var names: [Name] = [Name(what: "nothing that is drawn", views: [])]
    var numbers: [Name: UInt16] = [:]
    var owners = [UInt16](repeating: 0, count: common.width * common.height)
    list.forEachLeaf { leaf in
      guard let what = leaf.what else { return }
      // Glyphs move to the pixel grid, and smoothing reaches into the pixel beside an edge.
      let area = leaf.bounds.pixels(scale: scale, in: common, spread: 0.5).intersection(box)
      guard !area.isEmpty else { return }
      let name = Name(what: what, views: leaf.views)
      let number = numbers[name] ?? UInt16(clamping: names.count)
      if numbers[name] == nil, names.count < Int(UInt16.max) {
        numbers[name] = number
        names.append(name)
      }
      owners.withUnsafeMutableBufferPointer { owners in
        guard let start = owners.baseAddress else { return }
        pixel_fill_owner(
          start + area.minY * common.width + area.minX, common.width, Int32(area.width), Int32(area.height),
          min(number, UInt16(names.count - 1)))
      }
    }
    var shares = [pixel_share](repeating: pixel_share(), count: names.count)
    pair.withMarks(marks, size) { pixel_add_shares($0, owners, &shares) }
    return zip(names, shares).compactMap { name, share in
      share.count == 0
        ? nil
        : ViewShare(
          what: name.what, views: name.views, count: Int(share.count),
          box: PixelBox(minX: Int(share.minX), minY: Int(share.minY), maxX: Int(share.maxX), maxY: Int(share.maxY)),
          largest: Int(share.largest))
    }
    // Names are unique, so the order is one.
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private struct Name: Hashable {
    let what: String
    let views: [String]
  }
}

extension DrawnLeaf {
  /// What a person would call it; nil for what draws nothing by itself.
  fileprivate var what: String? {
    switch content {
    case .effect: "blur or shadow"
    case .clip: nil
    case .item(let item):
      switch item {
      case .glyphs(let run, _): "\(run.font.name.hasPrefix("Phosphor") ? "icon" : "text") \(run.text.quoted)"
      case .fill(_, .color(let color), _): "fill \(color)"
      case .fill: "gradient"
      case .stroke(_, .color(let color), _): "line \(color)"
      case .stroke: "gradient line"
      case .image(let image): "image \(image.reference.name.quoted)"
      case .backdrop: "material"
      case .group: nil
      }
    }
  }
}
