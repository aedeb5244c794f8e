import Foundation

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0...1; nil where that is unknown.
  let share: Double?
  let label: Label
  let value: CurrentValueLabel

  init(share: Double?, label: Label, value: CurrentValueLabel) {
    self.share = share.map { clamp($0) }
    self.label = label
    self.value = value
  }

  public var body: some View { ProgressBody(share: share, label: AnyView(label), value: AnyView(value)) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(share: nil, label: EmptyView(), value: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), value: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(share: nil, label: Text(titleKey), value: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(share: nil, label: Text(title), value: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(share: value.map { Double($0 / total) }, label: EmptyView(), value: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(share: value.map { Double($0 / total) }, label: label(), value: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(share: value.map { Double($0 / total) }, label: Text(titleKey), value: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(share: value.map { Double($0 / total) }, label: label(), value: currentValueLabel())
  }
}

private struct ProgressBody: View {
  @Environment(\.progressLook) private var look
  let share: Double?
  let label: AnyView
  let value: AnyView

  var body: some View {
    if let share, look != .circular {
      VStack(alignment: .leading, spacing: 4) {
        label
        bar(share)
        value.font(.caption).foregroundStyle(Color(.system(.secondaryLabel)))
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("\(Int((share * 100).rounded()))%")
    } else {
      VStack(spacing: 8) {
        TimelineView(.animation) { context in
          // A millionth of a second more, so that rounding does not put a step off.
          Spokes(steps: Int(((context.date.timeIntervalSince(.start) + 1e-6) * 8).rounded(.down)))
        }
        .frame(width: 20, height: 20)
        label.font(.footnote).foregroundStyle(Color(.system(.secondaryLabel)))
      }
      .accessibilityElement(children: .combine)
    }
  }

  private func bar(_ share: Double) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill)))
        Capsule().fill(.tint).frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 4)
  }
}

/// The platform's spinner: eight spokes, the darkest of which goes round once a second, and begins at the top.
private struct Spokes: View {
  @Environment(\.tintOfControls) private var tint
  /// Eighths of a turn.
  let steps: Int

  var body: some View {
    ZStack {
      ForEach(0..<8, id: \.self) { spoke in
        Capsule()
          .fill(tint ?? AnyShapeStyle(Color(.system(.gray))))
          .frame(width: 2.5, height: 6)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(1 - Double((steps + 8 - spoke) % 8) * 0.1)
      }
    }
  }
}

/// How progress looks.
public protocol ProgressViewStyle: SendableMetatype {
  var _look: _ProgressLook { get }
  /// The colour of what has been done, and of the spinner; nil for that of the place.
  var _tint: Color? { get }
}

extension ProgressViewStyle {
  public var _tint: Color? { nil }
}

/// One of the looks that this package knows.
public enum _ProgressLook: Sendable {
  case automatic
  case circular
  case linear
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _look: _ProgressLook { .automatic }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public let _tint: Color?

  public init() {
    _tint = nil
  }

  public init(tint: Color) {
    _tint = tint
  }

  public var _look: _ProgressLook { .circular }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public let _tint: Color?

  public init() {
    _tint = nil
  }

  public init(tint: Color) {
    _tint = tint
  }

  public var _look: _ProgressLook { .linear }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct ProgressLookKey: EnvironmentKey {
  static var defaultValue: _ProgressLook { .automatic }
}

extension EnvironmentValues {
  fileprivate var progressLook: _ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressLook, style._look).changing { values in
      if let tint = style._tint { values.fields.tint = AnyShapeStyle(tint) }
    }
  }
}
