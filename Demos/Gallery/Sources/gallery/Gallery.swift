import ArgumentParser
import Foundation
import GalleryScreens
import GalleryServer
import HeadlessRendering
import Roster

/// Draws the screens and writes them to a folder, or serves them to browsers.
@main struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws the screens of the gallery as pictures and as one page to look at them, or serves them live.",
    discussion: """
      Writes index.html, which needs nothing beside it, and an SVG for each picture in the light and in the dark \
      appearance. With --serve it writes nothing: browsers on this machine show the screens and can touch them.
      """
  )

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; it is made if there is none. Files that the gallery did not write stay as they are.",
      valueName: "dir"
    )
  )
  var output = "gallery-output"

  @Option(
    name: .shortAndLong,
    parsing: .singleValue,
    help: ArgumentHelp("The screen to draw; can be given several times. Without it, all are drawn.", valueName: "name")
  )
  var screen: [GalleryScreen] = []

  @Flag(help: "Open the page in the dark appearance.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "A CSV file or a pipe with orders to show, with the columns \(OrdersFile.columns.joined(separator: ", ")).",
      valueName: "file.csv"
    )
  )
  var orders: String?

  @Option(help: ArgumentHelp("A folder whose files are shown as an outline.", valueName: "dir"))
  var folder: String?

  @Option(help: ArgumentHelp("An mbox file or a pipe with messages to show.", valueName: "file.mbox"))
  var mail: String?

  @Option(
    help: ArgumentHelp(
      "A conversation in JSON Lines to show: an object with a sender and a text in each line, the oldest first.",
      valueName: "file.jsonl"
    )
  )
  var chat: String?

  @Flag(help: "Serve the screens to the browsers of this machine instead of writing files.")
  var serve = false

  @Option(help: ArgumentHelp("The port to serve at; 0 lets the system choose. The default is \(Gallery.defaultPort)."))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Open a film of a failure in the browser: the page that a simulation of ScreenTesting has written.",
      valueName: "film.html"
    )
  )
  var inspect: String?

  @Flag(help: ArgumentHelp("Answer requests of a screen in another process.", visibility: .private))
  var answerFeed = false

  private static let defaultPort: UInt16 = 8080

  func validate() throws {
    guard port == nil || serve else { throw ValidationError("'--port' is of use with '--serve' only.") }
    guard inspect == nil || !serve else { throw ValidationError("'--inspect' shows a film, and '--serve' screens.") }
  }

  @MainActor func run() async throws {
    if answerFeed {
      try await FeedProcess.answer()
    } else if let inspect {
      let film = try FilmFile(path: inspect)
      print("\(film.title): \(film.url.absoluteString)")
      if !film.open() { print("No browser could be started from here: open that address in one.") }
    } else if serve {
      try await serveScreens()
    } else {
      try drawScreens()
    }
  }

  @MainActor private func serveScreens() async throws {
    let ordersFile = try OrdersFile(contentsOf: orders ?? OrdersFile.sample())
    for problem in ordersFile.problems { printError(problem.description) }
    let files = try folder.map { try FolderReader.tree(at: $0) } ?? .sample
    let mails = try mail.map { try MailFile.mails(at: $0) } ?? Mail.sample
    let conversation = try chat.map { try ChatFile.messages(at: $0) } ?? ChatMessage.sample
    let wanted = screen.isEmpty ? GalleryScreen.allCases : GalleryScreen.allCases.filter(screen.contains)
    let screens = wanted.flatMap {
      LiveScreen.screens($0, orders: ordersFile.orders, files: files, mails: mails, conversation: conversation) {
        try FeedProcess(Bundle.main.executableURL)
      }
    }
    let server = try LiveServer(port: port ?? Gallery.defaultPort, screens: screens)
    try await server.run { url in
      // A pipe is told at once, too.
      FileHandle.standardOutput.write(
        Data("The gallery is at \(url.absoluteString). Press Control-C to stop it.\n".utf8)
      )
    }
  }

  @MainActor private func drawScreens() throws {
    let outputFolder = try OutputFolder(path: output)
    let ordersFile = try OrdersFile(contentsOf: orders ?? OrdersFile.sample())
    for problem in ordersFile.problems { printError(problem.description) }
    let files = try folder.map { try FolderReader.tree(at: $0) } ?? .sample
    let mails = try mail.map { try MailFile.mails(at: $0) } ?? Mail.sample
    let conversation = try chat.map { try ChatFile.messages(at: $0) } ?? ChatMessage.sample

    let wanted = screen.isEmpty ? GalleryScreen.allCases : GalleryScreen.allCases.filter(screen.contains)
    let exhibits = try wanted.map {
      try Exhibit($0, orders: ordersFile.orders, files: files, mails: mails, conversation: conversation)
    }
    let page = HeadlessHTML.document(
      screens: exhibits.flatMap(\.screenshots),
      title: "Roster Gallery",
      subtitle: "Tables and collections from view models, laid out and drawn without UIKit.",
      appearance: dark ? .dark : .unspecified
    )
    try outputFolder.write(exhibits.flatMap { $0.svgDocuments() } + [("index.html", page)])
    for exhibit in exhibits { print(exhibit.report) }

    if let first = exhibits.first {
      print("\n\(first.screen.title) at a glance:\n")
      print(first.glance())
    }
    print("The page is \(outputFolder.url(of: "index.html").absoluteString)")
  }

  private func printError(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

extension GalleryScreen: ExpressibleByArgument {}
