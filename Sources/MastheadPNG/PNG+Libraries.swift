internal import CDeflate
internal import CPNGDecode

extension PNG {
  /// The libraries that make and read files, with their versions. libdeflate does not tell the version that is loaded: it is
  /// the one that was built with.
  package static var libraries: [(name: String, version: String)] {
    [("libpng", String(cString: png_decode_library_version())), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
  }
}
