#if !canImport(UIKit)
  public import Foundation
  import MastheadDisplayList

  /// A view of UIKit inside of SwiftUI. It is made and updated once for each layout; what of it is drawn, `UIView` says.
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  /// What a view of UIKit knows of its place.
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
      var view = view
      let run = inputs.tree.run
      run.connect(&view, run.fields(of: Self.self), inputs)
      let context = Context(
        coordinator: view.makeCoordinator(), environment: inputs.environment, transaction: Transaction())
      let made = view.makeUIView(context: context)
      view.updateUIView(made, context: context)
      _UIViewContent._resolve(_UIViewContent(view: made), inputs.child(0))
    }
  }

  /// A screen of UIKit inside of SwiftUI.
  public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }

  /// What a screen of UIKit knows of its place.
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
      var view = view
      let run = inputs.tree.run
      run.connect(&view, run.fields(of: Self.self), inputs)
      let context = Context(
        coordinator: view.makeCoordinator(), environment: inputs.environment, transaction: Transaction())
      let made = view.makeUIViewController(context: context)
      view.updateUIViewController(made, context: context)
      if let content = made.view { _UIViewContent._resolve(_UIViewContent(view: content), inputs.child(0)) }
    }
  }

  /// What is drawn of a view of UIKit: its background, and the material of an effect.
  struct _UIViewContent: View {
    let view: UIView

    var body: some View {
      if view.isHidden {
        Color.clear
      } else if let effect = (view as? UIVisualEffectView)?.effect as? UIBlurEffect {
        Rectangle().fill(effect.style.material).changing { values in
          if let scheme = effect.style.colorScheme { values.colorScheme = scheme }
        }
        .opacity(Double(view.alpha))
      } else {
        background.opacity(Double(view.alpha)).wrapped(in: UIViewRule(undrawn: undrawn))
      }
    }

    private var background: Color { view.backgroundColor?.color ?? .clear }

    /// The kind of view that would show something else than its background; nil for one that would not.
    private var undrawn: String? {
      let isPlain = type(of: view) == UIView.self || view is UIVisualEffectView
      return isPlain && view.subviews.isEmpty ? nil : "\(type(of: view))"
    }
  }

  private struct UIViewRule: SamePlaceRule {
    let undrawn: String?

    func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
      if let undrawn { tree.reportUndrawn("the view of UIKit \(undrawn)", node) }
      tree.drawChildren(of: node, &drawing)
    }
  }
#endif
