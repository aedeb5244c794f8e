#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much memory the process has had at most.
enum PeakMemory {
  static var bytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
      // An enumeration there, and a number elsewhere.
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      // Linux counts in KiB.
      return usage.ru_maxrss * 1024
    #endif
  }
}
