import MastheadDisplayList
import MastheadLayout
import MastheadText

/// A preview as it is found: where it is declared, and what it is called there.
struct Declaration {
  /// The file's or the provider's name, in characters that a preview's name may have.
  let family: String
  let line: Int
  /// Its place among the views of a provider.
  let part: Int
  let title: String?
  let content: any PreviewContent
  let layout: Preview.Layout
  /// What is to be said of it with every frame.
  let notes: [Diagnostic]

  init(_ source: any _DeclaredPreviewSource.Type) {
    let preview = source.preview
    let file = source.file.split(separator: "/").last ?? ""
    family = Self.name(String(file.hasSuffix(".swift") ? file.dropLast(6) : file)) ?? "Preview"
    line = source.line
    part = 0
    title = preview.name.flatMap(Self.name)
    content = DeclaredContent(source: source)
    layout = preview.traits.reduce(Preview.Layout.device(.usual)) { $1.layout ?? $0 }
    notes = []
  }

  /// One for each of the views that the provider gives.
  static func all(of provider: any PreviewProvider.Type) -> [Declaration] {
    let parts = ProvidedContent.parts(of: provider)
    guard parts.count > 1 else { return [Declaration(provider, nil, parts.first ?? PreviewTraits())] }
    return parts.enumerated().map { Declaration(provider, $0, $1) }
  }

  private init(_ provider: any PreviewProvider.Type, _ part: Int?, _ traits: PreviewTraits) {
    var name = "\(provider)"
    for ending in ["_previews", "_preview", "previews", "preview"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
      break
    }
    family = Self.name(name) ?? "Preview"
    line = 0
    self.part = part ?? 0
    title = traits.name.flatMap(Self.name)
    content = ProvidedContent(provider: provider, part: part)
    let device = traits.device.flatMap(Device.init(previewing:))
    layout = Preview.Layout(traits, on: device ?? .usual)
    if let asked = traits.device, device == nil {
      notes = [
        Diagnostic(
          code: Diagnostic.Code.unknownDevice.rawValue,
          message:
            "previewDevice(\"\(asked.rawValue)\") is no telephone or tablet that is known; an iPhone 15 is shown",
          path: family)
      ]
    } else {
      notes = []
    }
  }

  /// The words of a text with dashes between them, cut where a name would be too long; nil where it has no letter or digit
  /// that a name may have.
  private static func name(_ text: String) -> String? {
    let isAllowed = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
    let words = text.split { !isAllowed($0) }
    return words.isEmpty ? nil : String(words.joined(separator: "-").prefix(Preview.longestNamePart))
  }
}

extension Preview.Layout {
  fileprivate init(_ traits: PreviewTraits, on device: Device) {
    let isOnItsSide = traits.orientation == .landscapeLeft || traits.orientation == .landscapeRight
    switch traits.layout ?? .device {
    case .device: self = .device(isOnItsSide ? device.onItsSide : device)
    case .sizeThatFits: self = .fitting(on: isOnItsSide ? device.onItsSide : device)
    case .fixed(let width, let height): self = .fixed(Size(width: width, height: height))
    }
  }
}

extension PreviewTrait {
  fileprivate var layout: Preview.Layout? {
    switch kind {
    case .usual: nil
    case .fitting: .fitting(on: .usual)
    case .fixed(let width, let height): .fixed(Size(width: width, height: height))
    case .landscape: .device(Device.usual.onItsSide)
    }
  }
}

private final class DeclaredContent: PreviewContent {
  private let source: any _DeclaredPreviewSource.Type

  init(source: any _DeclaredPreviewSource.Type) {
    self.source = source
  }

  func layOut(_ run: Run) -> LayoutResult {
    return source.preview.layOut(run)
  }
}

private final class ProvidedContent: PreviewContent {
  private let provider: any PreviewProvider.Type
  /// Nil for all that the provider gives, which is one view or none.
  private let part: Int?

  init(provider: any PreviewProvider.Type, part: Int?) {
    self.provider = provider
    self.part = part
  }

  func layOut(_ run: Run) -> LayoutResult {
    return Self.layOut(provider, part, run)
  }

  private static func layOut<Provider: PreviewProvider>(
    _ provider: Provider.Type, _ part: Int?, _ run: Run
  ) -> LayoutResult {
    let view = run.withSystemNames { provider.previews }
    guard let part else { return run.layOut(view) }
    return run.layOut(PreviewPart(view, index: part))
  }

  /// What the views of a provider say of how they shall be shown. The views are made for this, and not laid out.
  static func parts(of provider: any PreviewProvider.Type) -> [PreviewTraits] {
    DeepStack.value {
      func parts<Provider: PreviewProvider>(_ provider: Provider.Type) -> [PreviewTraits] {
        let run = Run(
          text: TextEngine(library: FontLibrary()),
          configuration: LayoutConfiguration(FrameRequest().filled(in: .device(.usual))))
        return run.previewParts(of: run.withSystemNames { provider.previews })
      }
      return parts(provider)
    }
  }
}
