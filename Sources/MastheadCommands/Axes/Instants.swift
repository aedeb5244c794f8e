import Masthead
import MastheadDisplayList
import MastheadLayout

/// What `--at` asks for: instants in seconds, and names that each preview has its own instants for.
struct Instants: Hashable, Sendable {
  private enum Item: Hashable, Sendable {
    case seconds([FixedDecimal])
    case named(String)
  }

  private let items: [Item]

  init(_ items: [Substring]) throws(UsageError) {
    var result: [Item] = []
    var count = 0
    for item in items {
      // A name starts with a letter; what starts otherwise is meant as a number.
      if item.first?.isLetter == true {
        result.append(.named(String(item)))
      } else {
        let seconds = try NumberList.instants.values(of: item)
        count += seconds.count
        guard count <= AxisLimits.frames else { throw NumberList.instants.tooMany("more than \(AxisLimits.frames)") }
        result.append(.seconds(seconds))
      }
    }
    self.items = result
  }

  /// Exactly these instants.
  init(_ seconds: [FixedDecimal]) {
    items = [.seconds(seconds)]
  }

  /// The instants of one preview, in the order given, each once.
  func seconds(in preview: Preview) throws(UsageError) -> [FixedDecimal] {
    guard let timeline = preview.timeline else {
      throw UsageError("\(preview.name) has no timeline, so that --at can't be used with it.")
    }
    var result: [FixedDecimal] = []
    for item in items {
      switch item {
      case .seconds(let seconds): result += seconds
      case .named(let name):
        guard let time = timeline.instants[name] else {
          // Sorted: a dictionary has no order of its own.
          let names = timeline.instants.keys.sorted()
          let near = suggestion(for: name, among: names)
          throw UsageError(
            "\(quoted(name)) in --at is not an instant of \(preview.name)"
              + (near.isEmpty ? ": use \((["seconds"] + names).joined(separator: ", "))." : near))
        }
        result.append(FixedDecimal(rounding: time))
      }
    }
    return result.withoutRepetitions
  }
}
