import MastheadDisplayList

/// The display list's path, beside the `Path` of user code.
typealias Outline = MastheadDisplayList.Path
