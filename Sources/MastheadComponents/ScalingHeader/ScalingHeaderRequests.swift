import Foundation
import MastheadLayout

/// Does what bindings ask of the scroll view: to go to the top, or to a height of the header.
struct ScalingHeaderRequests: ViewModifier {
  let geometry: ScalingHeaderGeometry
  let options: ScalingHeaderOptions
  @Binding var position: ScrollPosition

  func body(content: Content) -> some View {
    content
      .onAppear {
        guard let initial = options.initialPosition, initial.isFinite else { return }
        position.scrollTo(y: geometry.offset(of: initial))
      }
      .onChange(of: options.reset?.wrappedValue ?? false, initial: true) { _, isAsked in
        guard isAsked else { return }
        options.reset?.wrappedValue = false
        withAnimation(.scrollTo) { position.scrollTo(y: 0) }
      }
      .onChange(of: options.snapState?.wrappedValue, initial: true) { _, state in
        guard let state else { return }
        options.snapState?.wrappedValue = nil
        withAnimation(options.snapsAnimated ? .scrollTo : nil) { position.scrollTo(y: geometry.offset(of: state)) }
      }
  }
}
