import Observation
import FormTesting
import Testing

@testable import FlixCore

@MainActor @Suite("Value sources")
struct ValueSourceTests {
  @Observable @MainActor fileprivate final class Choice: NodeProvider {
    var isSecond = false
    @ObservationIgnored let first = AsyncStream<[Int]>.makeStream()
    @ObservationIgnored let second = AsyncStream<[Int]>.makeStream()
    func createValues() -> AsyncValues<AsyncStream<[Int]>> {
      AsyncValues(isSecond ? second.stream : first.stream)
    }
  }

  private final class Streaming: NodeProvider {
    let stream: AsyncThrowingStream<[Int], any Error>
    let failures = Failures()

    init(_ stream: AsyncThrowingStream<[Int], any Error>) { self.stream = stream }

    func createValues() -> AsyncValues<AsyncThrowingStream<[Int], any Error>> {
      AsyncValues(stream) { [failures] in failures.errors.append("\($0)") }
    }
  }

  private final class Failures {
    var errors: [String] = []
  }

  private struct Broken: Error {}

  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("a sequence that has not emitted holds nobody back, and its values come when it does")
  func asyncSequence() async {
    let (stream, continuation) = AsyncThrowingStream<[Int], any Error>.makeStream()
    let form = TestForm([TestSection([Streaming(stream), TestProvider([9])])])
    #expect(form.shown == [["9.0"]])
    continuation.yield([1, 2])
    await until { form.shown == [["1", "2", "9.0"]] }
    continuation.yield([3])
    await until { form.shown == [["3", "9.0"]] }
    #expect(form.isConsistent)
  }

  @Test("a sequence that fails is reported and keeps the last values")
  func failure() async {
    let (stream, continuation) = AsyncThrowingStream<[Int], any Error>.makeStream()
    let provider = Streaming(stream)
    let form = TestForm([TestSection([provider])])
    continuation.yield([1])
    continuation.finish(throwing: Broken())
    await until { !provider.failures.errors.isEmpty }
    form.update()
    #expect(form.shown == [["1"]])
    #expect(provider.failures.errors == ["Broken()"])
  }

  @Test("dropping the form ends the sequence")
  func cancellation() async {
    let (stream, continuation) = AsyncThrowingStream<[Int], any Error>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    continuation.onTermination = { _ in
      end.yield()
      end.finish()
    }
    var form: TestForm? = TestForm([TestSection([Streaming(stream)])])
    continuation.yield([1])
    await until { form?.shown == [["1"]] }
    form = nil
    for await _ in ended {}
  }

  @Test("a new sequence replaces the one made before, which is heard no more")
  func replacedSequence() async {
    let choice = Choice()
    let form = TestForm([TestSection([choice])])
    choice.first.continuation.yield([1])
    await until { form.shown == [["1"]] }
    choice.isSecond = true
    form.update()
    choice.first.continuation.yield([2])
    choice.second.continuation.yield([3])
    await until { form.shown == [["3"]] }
    for _ in 0..<20 { await Task.yield() }
    #expect(form.shown == [["3"]] && form.isConsistent)
  }
}
