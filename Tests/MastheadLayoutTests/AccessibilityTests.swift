import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// The tree as lines: role, label in quotes, and what else is said; children indented.
private func told<V: View>(direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> V) -> [String] {
  lines(of: laid(direction: direction) { _ in content() }.result.accessibility.children, depth: 0)
}

private func lines(of nodes: [AccessibilityNode], depth: Int) -> [String] {
  nodes.flatMap { node in
    var parts = [node.role.rawValue, "\"\(node.label)\""]
    if let value = node.value { parts.append("value \(value)") }
    if let hint = node.hint { parts.append("hint \(hint)") }
    if let level = node.headingLevel { parts.append("level \(level)") }
    if let identifier = node.identifier { parts.append("id \(identifier)") }
    parts += node.traits.map(\.rawValue)
    return [String(repeating: "  ", count: depth) + parts.joined(separator: " ")]
      + lines(of: node.children, depth: depth + 1)
  }
}

@Test func whatIsTold() {
  #expect(told { Text("words") } == ["text \"words\""])
  #expect(told { Text("**bold** words").textCase(.uppercase) } == ["text \"BOLD WORDS\""])
  #expect(told { Image(systemName: "star") } == ["image \"star\""])
  #expect(told { Image(decorative: "picture") }.isEmpty)
  #expect(told { Color.red }.isEmpty)
  #expect(told { Circle().fill(.red) }.isEmpty)
  #expect(told { Label("title", systemImage: "star") } == ["text \"title\""])
  #expect(told { Label("title", systemImage: "star").labelStyle(.iconOnly) } == ["text \"title\""])
  #expect(told { Label("title", systemImage: "star").labelStyle(.titleOnly) } == ["text \"title\""])
}

@Test func elementsComeInTheOrderOfTheLayout() {
  let inOrder = told {
    VStack {
      HStack {
        Text("a")
        Text("b")
      }
      Text("c").overlay { Text("d") }
      ForEach(["e", "f"], id: \.self) { Text($0) }
    }
  }
  #expect(inOrder == ["a", "b", "c", "d", "e", "f"].map { "text \"\($0)\"" })
}

@Test func aCombinedElementJoinsItsLabels() {
  let combined = told {
    VStack {
      Text("name")
      HStack {
        Text("place")
        Image(systemName: "star").accessibilityHidden(true)
        Text("time")
      }
    }.accessibilityElement(children: .combine)
  }
  #expect(combined == ["text \"name, place, time\""])
  let labelled = told {
    HStack {
      Text("a")
      Text("b")
    }.accessibilityElement(children: .combine).accessibilityLabel("both")
  }
  #expect(labelled == ["text \"both\""])
}

@Test func childrenCanBeKeptOrIgnored() {
  let kept = told {
    HStack {
      Text("a")
      Text("b")
    }.accessibilityElement(children: .contain).accessibilityLabel("group")
  }
  #expect(kept == ["group \"group\"", "  text \"a\"", "  text \"b\""])
  let ignored = told {
    HStack {
      Text("a")
      Text("b")
    }.accessibilityElement().accessibilityLabel("instead")
  }
  #expect(ignored == ["group \"instead\""])
}

@Test func aLabelReplacesWhatAViewSays() {
  #expect(told { Text("x").accessibilityLabel("close") } == ["text \"close\""])
  #expect(told { Image(systemName: "xmark").accessibilityLabel(Text("close")) } == ["image \"close\""])
  #expect(told { Color.red.accessibilityLabel("warning") } == ["group \"warning\""])
  #expect(told { Text("x").accessibilityLabel("inner").accessibilityLabel("outer") } == ["text \"outer\""])
}

@Test func valuesHintsAndIdentifiersAreKept() {
  let all = told {
    Text("volume").accessibilityValue("half").accessibilityHint("swipe").accessibilityIdentifier("slider")
  }
  #expect(all == ["text \"volume\" value half hint swipe id slider"])
}

@Test func headingsAndTraits() {
  #expect(told { Text("title").accessibilityAddTraits(.isHeader) } == ["heading \"title\""])
  #expect(
    told { Text("title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2) }
      == ["heading \"title\" level 2"])
  #expect(told { Text("tab").accessibilityAddTraits([.isButton, .isSelected]) } == ["button \"tab\" selected"])
}

@Test func buttonsAreOneElement() {
  #expect(told { Button("save") {} } == ["button \"save\""])
  #expect(told { Button("save") {}.disabled(true) } == ["button \"save\" disabled"])
  let several = told {
    Button {
    } label: {
      Text("name")
      Text("place")
    }
  }
  #expect(several == ["button \"name, place\""])
  #expect(told { Button("save", systemImage: "star") {} } == ["button \"save\""])
  let labelled = told {
    Button {
    } label: {
      Image(systemName: "xmark")
    }.accessibilityLabel("close")
  }
  #expect(labelled == ["button \"close\""])
}

@Test func aButtonWithoutWordsIsSaid() {
  let bare = laid { _ in
    Button {
    } label: {
      Circle()
    }
  }
  #expect(bare.codes == ["button-without-label"])
  let labelled = laid { _ in
    Button {
    } label: {
      Circle()
    }.accessibilityLabel("record")
  }
  #expect(labelled.codes.isEmpty)
}

@Test func whatIsHiddenIsNotTold() {
  #expect(told { Text("a").accessibilityHidden(true) }.isEmpty)
  #expect(told { Text("a").accessibilityHidden(false) } == ["text \"a\""])
  #expect(told { Text("a").opacity(0) }.isEmpty)
  #expect(told { Text("a").hidden() }.isEmpty)
  #expect(told { Text("a").opacity(0.01) } == ["text \"a\""])
  #expect(told { VStack { Text("a") }.accessibilityHidden(true).accessibilityLabel("b") } == ["group \"b\""])
}

@Test func scrollViewsHoldTheirContent() {
  let scrolled = told {
    ScrollView {
      Text("a")
      Text("b")
    }
  }
  #expect(scrolled == ["scrollView \"\"", "  text \"a\"", "  text \"b\""])
}

@Test func framesAreThoseOfTheCanvas() {
  func frames(_ direction: LayoutDirection) -> [Rect] {
    laid(direction: direction) { _ in
      HStack(spacing: 0) {
        Leaf(30, 20).accessibilityLabel("a")
        Leaf(10, 10).accessibilityLabel("b")
        Spacer()
      }
    }.result.accessibility.children.map(\.frame)
  }
  #expect(frames(.leftToRight) == [rect(0, 40, 30, 20), rect(30, 45, 10, 10)])
  #expect(frames(.rightToLeft) == [rect(70, 40, 30, 20), rect(60, 45, 10, 10)])
}
