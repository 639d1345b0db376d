#if os(Linux) && canImport(Glibc)
  import ArgumentParser
  import ObservationMachine

  struct ObservationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "observation",
      abstract: "Changes observable models in random lists, and looks whether the screen is what the models say.",
      discussion: """
        Models change between updates, while updates are made and while rows are shown, as lists are edited and scrolled, \
        on virtual time. The first failure ends the run with its seed and what was done.
        """
    )

    @Option(help: "The number of steps.")
    var steps = 100_000

    @Option(help: "The seed of the first world.")
    var seed: UInt64 = 1

    func run() async throws {
      let clock = ContinuousClock()
      let start = clock.now
      if let failure = await ObservationMachine.run(seed: seed, steps: steps) {
        print(failure)
        throw ExitCode(1)
      }
      let seconds = (clock.now - start) / .seconds(1)
      print("\(steps) steps from seed \(seed), \(Int(Double(steps) / seconds)) steps a second")
    }
  }
#endif
