import MastheadCairo
package import MastheadDiff
import MastheadPNG
import MastheadText

extension EnvironmentStamp {
  /// What this process draws with.
  package static let current: EnvironmentStamp = {
    let libraries = CairoRenderer.libraries + TextEngine.libraries + PNG.libraries
    return EnvironmentStamp(
      libraries.map { Entry($0.name, $0.version) } + [Entry("architecture", architecture)]
        + EmbeddedFont.all.map { Entry("font \($0.name)", $0.sha256) })
  }()

  /// Floating-point arithmetic may differ in its last bits.
  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
