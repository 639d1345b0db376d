import ArgumentParser

/// Serves a library to browsers, or changes it.
@main struct Library: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "Shows a library of a million books in SQLite to the browsers of this machine.",
    subcommands: [Serve.self, Write.self],
    defaultSubcommand: Serve.self
  )
}
