import Foundation

/// A value on a line.
public struct Slider<Label: View, ValueLabel: View>: View {
  let share: Double
  let least: ValueLabel
  let most: ValueLabel

  init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V>, least: ValueLabel, most: ValueLabel) {
    let range = Double(bounds.upperBound - bounds.lowerBound)
    share = range > 0 ? clamp(Double(value - bounds.lowerBound) / range) : 0
    self.least = least
    self.most = most
  }

  public var body: some View {
    HStack(spacing: 8) {
      least
      SliderTrack(share: share)
      most
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView())
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value.wrappedValue, in: bounds, least: minimumValueLabel(), most: maximumValueLabel())
  }
}

/// The line of a slider, 4 points high, with a knob of 27.
private struct SliderTrack: View {
  let share: Double

  var body: some View {
    GeometryReader { proxy in
      let way = max(0, proxy.size.width - 27) * share
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill))).frame(height: 4)
        Capsule().fill(.tint).frame(width: way + 13.5, height: 4)
        Circle()
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.2), radius: 4, y: 2)
          .frame(width: 27, height: 27)
          .padding(.leading, way)
      }
      .frame(height: 31)
    }
    .frame(height: 31)
    .accessibilityElement(children: .ignore)
    .accessibilityValue("\(Int((share * 100).rounded()))%")
  }
}

/// A value with buttons that lower and raise it.
public struct Stepper<Label: View>: View {
  let label: Label
  let lower: () -> Void
  let raise: () -> Void

  init(label: Label, lower: @escaping () -> Void, raise: @escaping () -> Void) {
    self.label = label
    self.lower = lower
    self.raise = raise
  }

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), lower: onDecrement ?? {}, raise: onIncrement ?? {})
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), lower: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      raise: { value.wrappedValue = value.wrappedValue.advanced(by: step) })
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), lower: { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) },
      raise: { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) })
  }

  public var body: some View {
    StepperBody(label: AnyView(label), lower: lower, raise: raise)
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// The platform's stepper, 94 x 32 points.
private struct StepperBody: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: AnyView
  let lower: () -> Void
  let raise: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        half("minus", lower)
        Color(.system(.separator)).frame(width: 1, height: 18)
        half("plus", raise)
      }
      .frame(width: 94, height: 32)
      .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private func half(_ symbol: String, _ action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 17)).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(symbol == "plus" ? "Increment" : "Decrement")
  }
}
