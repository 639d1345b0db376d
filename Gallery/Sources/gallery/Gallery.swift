import ArgumentParser
import Foundation
import GalleryScreens
import Roster

/// Draws the screens and writes them to a folder.
@main struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws the screens of the gallery as pictures and as one page to look at them.",
    discussion: """
      Writes index.html, which needs nothing beside it, and an SVG for each picture in the light and in the dark \
      appearance.
      """
  )

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to; it is made if there is none.", valueName: "dir")
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
      "A CSV file with orders to show, with the columns \(OrdersFile.columns.joined(separator: ", ")).",
      valueName: "file.csv"
    )
  )
  var orders: String?

  @MainActor func run() async throws {
    let folder = try OutputFolder(path: output)
    let ordersFile = try OrdersFile(contentsOf: orders ?? OrdersFile.sample())
    for problem in ordersFile.problems { printError(problem.description) }

    let wanted = screen.isEmpty ? GalleryScreen.allCases : GalleryScreen.allCases.filter(screen.contains)
    let exhibits = try wanted.map { try Exhibit($0, orders: ordersFile.orders) }
    for exhibit in exhibits {
      for (name, document) in exhibit.svgDocuments() { try folder.write(document, to: name) }
      print(exhibit.report)
    }
    let page = HeadlessHTML.document(
      screens: exhibits.flatMap(\.screenshots),
      title: "Roster Gallery",
      subtitle: "Tables and collections from view models, laid out and drawn without UIKit.",
      appearance: dark ? .dark : .unspecified
    )
    let url = try folder.write(page, to: "index.html")

    if let first = exhibits.first {
      print("\n\(first.screen.title) at a glance:\n")
      print(first.glance())
    }
    print("The page is \(url.absoluteString)")
  }

  private func printError(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

extension GalleryScreen: ExpressibleByArgument {}
