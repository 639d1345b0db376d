#if os(Linux) && canImport(Glibc)
  import Dispatch
  import Foundation
  import XCTest

  @testable import ScreenTesting

  /// Real time in a test that is written for virtual time: in XCTest, whose methods are called by the main run loop.
  final class RealTimeSchedulerTests: XCTestCase {
    func testWorkOfTheMainActorRunsWhileTimePasses() throws {
      try MainActor.assumeIsolated {
        var log: [String] = []
        try RealTimeScheduler.run(replaying: nil) { world, scheduler in
          let server = world.server(latency: .milliseconds(40...40))
          Task { @MainActor in log.append("task") }
          DispatchQueue.main.async { MainActor.assumeIsolated { log.append("block") } }
          Task { @MainActor in
            let answer = try? await server.answer("question") { "answer" }
            log.append(answer ?? "failed")
          }
          let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
            MainActor.assumeIsolated { log.append("timer") }
          }
          scheduler.settle()
          XCTAssertEqual(Set(log).isSuperset(of: ["task", "block"]), true, "\(log)")
          let start = ContinuousClock.now
          scheduler.advance(by: .milliseconds(500))
          XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(500))
          XCTAssertEqual(log.sorted(), ["answer", "block", "task", "timer"])
          timer.invalidate()
        }
      }
    }

    /// The third answer fails, as the text of the replay says.
    func testServersAnswerAsTheyDidInTheRunThatWasPrinted() throws {
      try MainActor.assumeIsolated {
        var log: [Bool] = []
        try RealTimeScheduler.run(replaying: "1:0.1//0.0.0.0.0.99") { world, scheduler in
          let server = world.server(latency: .milliseconds(0...1), failing: 0.5)
          Task { @MainActor in
            for number in 0..<3 { log.append((try? await server.answer("\(number)") {}) != nil) }
          }
          scheduler.advance(by: .milliseconds(500))
        }
        XCTAssertEqual(log, [true, true, false])
        XCTAssertThrowsError(try RealTimeScheduler.run(replaying: "0:nonsense") { _, _ in }) {
          XCTAssertTrue($0 is UnreadableReplay)
        }
      }
    }
  }
#endif
