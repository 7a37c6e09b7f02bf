import Foundation

/// The time that the processor spent on the calling thread, which other processes do not lengthen.
package enum ThreadClock {
  /// Seconds of processor time so far.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The seconds that a body takes.
  package static func measure(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }
}
