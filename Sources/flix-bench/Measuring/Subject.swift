import FormTesting

/// Something to measure.
@MainActor
struct Subject {
  let name: String
  /// Performs some operations and returns the seconds that one of them took; `nil` if the subject cannot do this.
  let sample: (() -> Double)?

  init(_ name: String, sample: (() -> Double)?) {
    self.name = name
    self.sample = sample
  }

  /// A subject whose operation can be repeated at once.
  ///
  /// - Parameter operation: Returns a number that depends on the result, so that no work is optimised away.
  static func repeating(_ name: String, _ operation: @escaping () -> Int) -> Subject {
    var repetitions = 1
    return Subject(name) {
      while true {
        var sum = 0
        let seconds = ThreadClock.measure {
          for _ in 0..<repetitions { sum &+= operation() }
        }
        Checksum.value &+= sum
        // Reading the clock takes a third of a microsecond, so a sample has to be much longer.
        if seconds > 0.000_3 { return seconds / Double(repetitions) }
        repetitions *= 4
      }
    }
  }
}

/// Where results go that nobody needs.
@MainActor
enum Checksum {
  static var value = 0
}
