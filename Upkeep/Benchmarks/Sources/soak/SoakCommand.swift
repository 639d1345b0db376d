import ArgumentParser

@main
struct SoakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Tries at random, for as long as one likes, what must never go wrong.",
    subcommands: subcommands,
    defaultSubcommand: MachineCommand.self
  )

  private static var subcommands: [any ParsableCommand.Type] {
    #if os(Linux) && canImport(Glibc)
      [
        MachineCommand.self, AnchorsCommand.self, ScreensCommand.self, FilmCommand.self, PagesCommand.self,
        ObservationCommand.self, MistakesCommand.self,
      ]
    #else
      [MachineCommand.self, AnchorsCommand.self, ScreensCommand.self, FilmCommand.self]
    #endif
  }
}
