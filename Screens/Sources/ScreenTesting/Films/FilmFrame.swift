#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// One step of a film: what was done, what the screen shows after it, and what happened meanwhile.
  struct FilmFrame {
    /// One question to the data source or the delegate, with how often it was asked in a row.
    struct Call: Hashable {
      var name: String
      var places: [String]
      var count: Int
    }

    /// What became of a cell.
    struct CellUse: Hashable {
      enum Kind: Hashable { case made, usedAgain, waits }
      var kind: Kind
      /// The number by which the film calls the cell.
      var cell: Int
      /// What it showed, and what it shows.
      var before: String
      var after: String
    }

    /// What was asked of a server.
    struct Request: Hashable {
      var name: String
      var state: String
    }

    /// What was done, as a line of a test.
    var code: String
    /// What it was done to.
    var subject: String
    /// The virtual time after it, in seconds.
    var time: Double
    /// What the screen shows after it; `nil` if there is no screen any more.
    var picture: String?
    /// The same in each appearance, as elements of a larger picture.
    var elements: [FilmPicture.Style: String] = [:]
    /// Where the finger was on the picture of the frame before, in points; `nil` if nothing was touched.
    var touch: CGRect?
    var calls: [Call] = []
    /// Pictures of the updates, each an `svg` element, with a heading.
    var updates: [(heading: String, diagram: String)] = []
    var uses: [CellUse] = []
    var requests: [Request] = []
  }

  extension FilmFrame {
    /// Puts together questions of one kind that follow each other.
    static func calls(_ events: [HeadlessListEvent]) -> [Call] {
      var calls: [Call] = []
      for event in events {
        let places = event.indexPaths.map { $0.map(String.init).joined(separator: "-") }
        let detail = event.detail.map { [$0] } ?? []
        if let last = calls.last, last.name == event.name {
          calls[calls.count - 1].places += places + detail
          calls[calls.count - 1].count += 1
        } else {
          calls.append(Call(name: event.name, places: places + detail, count: 1))
        }
      }
      return calls
    }
  }
#endif
