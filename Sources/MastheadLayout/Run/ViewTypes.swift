/// What reflection says of the types of views. Asking it takes long, so whoever makes frames keeps the answers for all of them.
package final class ViewTypes {
  struct Info {
    /// Without the module and generic arguments.
    let name: String
    let properties: [PropertyField]
  }

  private var known: [ObjectIdentifier: Info] = [:]

  package init() {}

  func info(of type: Any.Type) -> Info {
    if let info = known[ObjectIdentifier(type)] { return info }
    let info = Info(name: shortName(of: type), properties: propertyFields(of: type))
    known[ObjectIdentifier(type)] = info
    return info
  }

  private func shortName(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}
