import FlixCore

/// What the rows of the benchmark's forms show.
struct BenchValue: Identifiable, Equatable, StringIdentifiableType {
  let id: Int
  var payload = 0

  var identity: String { String(id) }
}
