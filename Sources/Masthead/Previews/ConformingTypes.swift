internal import CConformances

/// The types of this process that conform to a protocol, found in the tables that the compiler leaves for the runtime.
///
/// The layout of the records is part of Swift's ABI (docs/ABI/TypeMetadata.md of the compiler): all fields are 32 bits,
/// and references are offsets from their own address.
enum ConformingTypes {
  /// The types that are not generic, in the order of the tables.
  ///
  /// - Parameter protocolName: the protocol's name without its module; types of a protocol with the same name may be
  ///   among the answers.
  static func all(of protocolName: String) -> [Any.Type] {
    final class Found {
      let protocolName: String
      var types: [Any.Type] = []

      init(_ protocolName: String) {
        self.protocolName = protocolName
      }
    }
    let found = Found(protocolName)
    withExtendedLifetime(found) {
      masthead_each_conformance_table(
        { table, count, context in
          guard let context else { return }
          let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          for index in 0..<count {
            let record = Conformance(address: Reference.direct(UnsafeRawPointer(table + index)))
            guard record.protocolName == found.protocolName, let type = record.type else { continue }
            found.types.append(type)
          }
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    return found.types
  }
}

/// Offsets from their own address.
private enum Reference {
  static func direct(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
    address + Int(address.load(as: Int32.self))
  }

  /// The lowest bit says that the offset leads to a pointer; nil where that is null.
  static func indirectable(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(address.load(as: Int32.self))
    guard offset & 1 == 1 else { return address + offset }
    return (address + (offset & ~1)).load(as: UnsafeRawPointer?.self)
  }
}

/// A record that says of one type that it conforms to one protocol.
private struct Conformance {
  let address: UnsafeRawPointer

  private static let flags = 12
  /// What kind of reference to a type the record has: three bits of the flags.
  private static let kindShift: UInt32 = 3
  private static let kindMask: UInt32 = 7

  /// The name of the protocol: the third field of its descriptor.
  var protocolName: String? {
    guard let descriptor = Reference.indirectable(address) else { return nil }
    return String(cString: Reference.direct(descriptor + 8).assumingMemoryBound(to: CChar.self))
  }

  /// The type; nil when it is generic, or known by another runtime's name only.
  var type: Any.Type? {
    let kind = address.load(fromByteOffset: Self.flags, as: UInt32.self) >> Self.kindShift & Self.kindMask
    let reference = Reference.direct(address + 4)
    switch kind {
    case 0: return TypeDescriptor(address: reference).type
    case 1: return reference.load(as: UnsafeRawPointer?.self).flatMap { TypeDescriptor(address: $0).type }
    default: return nil
    }
  }
}

/// What the compiler knows of a structure, an enumeration or a class.
private struct TypeDescriptor {
  let address: UnsafeRawPointer

  private static let kindMask: UInt32 = 0x1F
  private static let genericFlag: UInt32 = 0x80

  /// What a metadata accessor answers: the type, and how far it is set up.
  private struct Response {
    let type: UnsafeRawPointer
    let state: Int
  }

  private typealias Accessor = @convention(thin) (_ request: Int) -> Response

  var type: Any.Type? {
    let flags = address.load(as: UInt32.self)
    let isGeneric = flags & Self.genericFlag != 0
    // Classes are 16, structures 17, enumerations 18.
    guard !isGeneric, (16...18).contains(flags & Self.kindMask) else { return nil }
    let access = unsafeBitCast(Reference.direct(address + 12), to: Accessor.self)
    // A request of 0 waits until the type is complete.
    return unsafeBitCast(access(0).type, to: Any.Type.self)
  }
}
