#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// One step of a film: the action, the resulting screen, and the events meanwhile.
  struct FilmFrame {
    /// One call of the data source or the delegate, with its number of consecutive repetitions.
    struct Call: Hashable {
      var name: String
      var places: [String]
      var count: Int
    }

    /// A change in a cell's use.
    struct CellUse: Hashable {
      enum Kind: Hashable { case made, usedAgain, waits }
      var kind: Kind
      /// The film's number of the cell.
      var cell: Int
      /// The old and the new content.
      var before: String
      var after: String
    }

    /// A request to a server.
    struct Request: Hashable {
      var name: String
      var state: String
    }

    /// The action, as a line of a test.
    var code: String
    /// The target of the action.
    var subject: String
    /// The virtual time after the action, in seconds.
    var time: Double
    /// The screen after the action, or `nil` without one.
    var picture: String?
    /// The screen in each appearance, as elements of a larger image.
    var elements: [FilmPicture.Style: String] = [:]
    /// The touched area in the previous frame's image, in points, or `nil` without a touch.
    var touch: CGRect?
    var calls: [Call] = []
    /// Images of the updates, each an `svg` element, with a heading.
    var updates: [(heading: String, diagram: String)] = []
    var uses: [CellUse] = []
    var requests: [Request] = []
  }

  extension FilmFrame {
    /// Combines consecutive calls of one kind.
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
