#if os(Linux) && canImport(Glibc)
  import ArgumentParser
  import PagingMachine

  struct PagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pages",
      abstract: "Loads lists page by page in random ways, and compares them with what their server has.",
      discussion: """
        Answers are late, fail, repeat rows, are empty and come in any order, on virtual time, while lists are scrolled, \
        refreshed, retried, cancelled and edited. The first failure ends the run with its seed and what was done.
        """
    )

    @Option(help: "The number of lists.")
    var scenarios = 20_000

    @Option(help: "The seed of the first list.")
    var seed: UInt64 = 0

    func run() async throws {
      if let failure = await soak() {
        print(failure)
        throw ExitCode(1)
      }
    }

    @MainActor private func soak() -> String? {
      let clock = ContinuousClock()
      let start = clock.now
      for number in 0..<scenarios {
        if let failure = PagingMachine.run(seed: seed &+ UInt64(number)) { return failure }
      }
      let seconds = (clock.now - start) / .seconds(1)
      print("\(scenarios) lists from seed \(seed) on, \(Int(Double(scenarios) / seconds)) a second")
      return nil
    }
  }
#endif
