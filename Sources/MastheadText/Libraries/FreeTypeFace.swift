internal import CFreeType

/// A face opened by FreeType, at one place of its weight axis.
final class FreeTypeFace {
  let handle: FT_Face
  // Both must outlive the handle.
  private let library: FreeTypeLibrary
  private let file: FontFile

  /// - Parameter weight: the `wght` axis; nil, and any value for a face without that axis, leaves the face as it is.
  init(library: FreeTypeLibrary, file: FontFile, weight: Double? = nil) throws(FontError) {
    self.library = library
    self.file = file
    var made: FT_Face?
    let status = FT_New_Memory_Face(
      library.handle, file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(file.bytes.count),
      FT_Long(file.index), &made)
    guard status == 0, let made else { throw FontError(code: .notAFont, context: file.name) }
    handle = made
    guard made.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      throw FontError(code: .notScalable, context: file.name)
    }
    if let weight, !setWeight(weight) { throw FontError(code: .notAFont, context: file.name) }
  }

  deinit { FT_Done_Face(handle) }

  var unitsPerEm: Int { Int(handle.pointee.units_per_EM) }
  /// How many faces the file holds.
  var facesInFile: Int { handle.pointee.num_faces }

  var familyName: String? { handle.pointee.family_name.map { String(cString: $0) } }
  /// For example `Semibold Italic`.
  var styleName: String? { handle.pointee.style_name.map { String(cString: $0) } }
  var isItalic: Bool { handle.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  /// The weight class of the OS/2 table, 1...1000; 400 without that table.
  var weightClass: Double {
    guard let table = FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) else { return 400 }
    return Double(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
  }

  /// The range of the `wght` axis; nil for a face without it.
  var weightAxis: ClosedRange<Double>? {
    withAxes { axes in
      guard let axis = axes.first(where: { $0.tag == Self.weightTag }) else { return nil }
      let least = Double(axis.minimum) / 65536
      return least...max(least, Double(axis.maximum) / 65536)
    }
  }

  private static let weightTag: FT_ULong = 0x7767_6874  // "wght"

  private func setWeight(_ weight: Double) -> Bool {
    var coordinates = withAxes { axes in
      axes.map { $0.tag == Self.weightTag ? FT_Fixed((weight * 65536).rounded()) : $0.def }
    }
    guard !coordinates.isEmpty else { return true }
    return FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates) == 0
  }

  private func withAxes<Result>(_ body: (UnsafeBufferPointer<FT_Var_Axis>) -> Result) -> Result {
    guard handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(handle, &description) == 0, let description else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    defer { FT_Done_MM_Var(library.handle, description) }
    return body(UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis)))
  }
}
