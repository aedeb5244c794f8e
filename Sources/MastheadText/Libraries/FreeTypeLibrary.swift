internal import CFreeType

/// FreeType's state, without which no face opens. One per worker: FreeType allows no two threads in one library.
final class FreeTypeLibrary {
  let handle: FT_Library

  init() {
    var made: FT_Library?
    let status = FT_Init_FreeType(&made)
    // It reads nothing and takes no argument: only a lack of memory can make it fail, as any allocation of Swift's own would.
    guard status == 0, let made else { preconditionFailure("FreeType can't start: error \(status)") }
    handle = made
    // The variable FREETYPE_PROPERTIES could have made the stems of CFF fonts darker. A FreeType built without CFF says so: fine.
    var isOff: FT_Bool = 1
    _ = FT_Property_Set(made, "cff", "no-stem-darkening", &isOff)
  }

  deinit { FT_Done_FreeType(handle) }
}
