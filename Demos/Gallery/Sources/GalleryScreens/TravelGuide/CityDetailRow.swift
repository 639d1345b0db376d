import Foundation
import Roster

/// A row of the text about a city.
enum CityDetailRow: Equatable, Sendable {
  case welcome(String)
  case paragraph(String)
  /// - Parameter readsMore: whether a tap shows the full text; otherwise it hides it.
  case button(readsMore: Bool)

  var isButton: Bool {
    if case .button = self { true } else { false }
  }

  /// What a cell shows, of a table or a collection.
  @MainActor var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    switch self {
    case .welcome(let text):
      content.text = text
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
    case .paragraph(let text):
      content.text = text
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    case .button(let readsMore):
      content.text = readsMore ? "Read More…" : "Read Less"
      content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.textProperties.color = .tintColor
    }
    return content
  }
}
