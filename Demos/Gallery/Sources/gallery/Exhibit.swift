import Foundation
import GalleryScreens
import HeadlessRendering
import Roster

/// A screen with its pictures.
@MainActor struct Exhibit {
  /// A state of a screen.
  struct Picture {
    /// The name of its files, without the appearance and the extension.
    var name: String
    var window: UIWindow
  }

  let screen: GalleryScreen
  /// What is seen on the pictures from left to right.
  let caption: String
  let pictures: [Picture]
  /// What was counted and measured on the way, a line for each.
  var figures: [String]
  /// The pictures as they were when the exhibit was made.
  let screenshot: HeadlessScreen
  /// What follows on the page, with the names of the files of its pictures.
  var details: [Detail] = []

  /// A part of a page with pictures of its own.
  struct Detail {
    var names: [String]
    var screenshot: HeadlessScreen
  }

  init(screen: GalleryScreen, caption: String, pictures: [Picture], figures: [String] = []) {
    self.screen = screen
    self.caption = caption
    self.pictures = pictures
    self.figures = figures
    screenshot = HeadlessScreen(name: screen.title, caption: caption, of: pictures.map(\.window))
  }

  /// Shows a screen and puts it into the states of its pictures.
  ///
  /// - Parameters:
  ///   - orders: what the orders screen shows.
  ///   - files: what the files screen shows.
  ///   - mails: what the mail screen shows.
  ///   - conversation: what the chat screen shows.
  init(_ screen: GalleryScreen, orders: [Order], files: FileTree, mails: [Mail], conversation: [ChatMessage]) throws {
    switch screen {
    case .movies: self = .movies()
    case .orders: self = .orders(orders)
    case .grid: self = .grid()
    case .unicode: self = .unicode()
    case .contacts: self = .contacts()
    case .changes: self = .changes()
    case .files: self = .files(files)
    case .mail: self = .mail(mails)
    case .chat: self = .chat(conversation)
    case .garden: self = .garden()
    case .feed: self = .feed()
    case .shop: self = .shop()
    case .twoInboxes: self = try .twoInboxes()
    case .travelGuide: self = .travelGuide(try .lisbon())
    case .operatingSystems: self = .operatingSystems()
    }
  }

  /// The files of the pictures: a light and a dark one for each.
  func svgDocuments() -> [(name: String, text: String)] {
    let shown = [Detail(names: pictures.map(\.name), screenshot: screenshot)] + details
    return shown.flatMap { detail in
      let light = detail.screenshot.svgDocuments(style: .light)
      let dark = detail.screenshot.svgDocuments(style: .dark)
      return detail.names.enumerated().flatMap { index, name in
        [("\(name)-light.svg", light[index]), ("\(name)-dark.svg", dark[index])]
      }
    }
  }

  /// Everything that the page shows of the exhibit, in this order.
  var screenshots: [HeadlessScreen] { [screenshot] + details.map(\.screenshot) }

  /// What was made, for the terminal.
  var report: String {
    let names = (pictures.map(\.name) + details.flatMap(\.names)).joined(separator: ", ")
    return ([screen.title + ": " + names] + figures.map { "  " + $0 }).joined(separator: "\n")
  }

  /// A sketch of the first picture.
  func glance() -> String {
    HeadlessTerminal.text(of: pictures[0].window, columns: 64)
  }
}
