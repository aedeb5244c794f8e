/// The fonts that text may use: those in the binary, and those of folders that the user named. Immutable, shared by all workers.
package final class FontLibrary: Sendable {
  package init() {}
}
