import MastheadFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the process meets signals. For the main function of a tool, before it starts any thread.
enum Signals {
  /// Errors of writing are found where the writing is, not by a signal that ends the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The Swift runtime prints a backtrace for this one, and goes on. Whoever sends it wants the process to end.
    signal(SIGABRT, SIG_DFL)
  }

  /// When the process is interrupted or terminated, removes what is not whole yet, and then ends as it would have.
  static func removeWhenStopped(_ files: TemporaryFiles) throws {
    // Who ignores a signal, `nohup` for one, wants it ignored.
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !isIgnored($0) }
    guard !signals.isEmpty else { return }
    // A thread that waits for signals may do anything; a handler may do next to nothing.
    setMask(SIG_BLOCK, signals)
    _ = try Thread {
      var number: Int32 = 0
      var set = signalSet(signals)
      while sigwait(&set, &number) != 0 {}
      files.removeAll {
        signal(number, SIG_DFL)
        setMask(SIG_UNBLOCK, signals)
        kill(getpid(), number)
        pause()
      }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let former = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(former, to: Int.self) == 1
    if !isIgnored { signal(number, former) }
    return isIgnored
  }

  private static func setMask(_ how: Int32, _ signals: [Int32]) {
    var set = signalSet(signals)
    pthread_sigmask(how, &set, nil)
  }

  private static func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }
}
