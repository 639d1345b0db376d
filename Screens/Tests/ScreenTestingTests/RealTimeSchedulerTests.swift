#if os(Linux) && canImport(Glibc)
  import Testing

  @testable import ScreenTesting

  @Suite struct RealTimeSchedulerTests {
    /// A test of the main actor is work of the main queue, behind which its other work waits.
    @Test @MainActor
    func aTestThatTheMainQueueRunsIsRefused() {
      #expect(throws: BusyMainQueue.self) { try RealTimeScheduler.run(replaying: nil) { _, _ in } }
    }
  }
#endif
