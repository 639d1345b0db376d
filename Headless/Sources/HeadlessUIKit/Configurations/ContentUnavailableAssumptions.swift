import Foundation

/// The numbers and texts of views for unavailable content, which UIKit's documentation does not state.
///
/// They are chosen to look right; no test takes them for UIKit's.
enum ContentUnavailableAssumptions {
  static let margins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  static let imageToText: CGFloat = 14
  static let textToSecondaryText: CGFloat = 6
  static let textToButton: CGFloat = 16
  static let buttonToSecondaryButton: CGFloat = 10
  static let symbolSize: CGFloat = 48

  static var titleFont: UIFont {
    UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold)
  }

  static let searchSecondaryText = "Check the spelling or try a new search."

  static func searchText(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "No Results" }
    return "No Results for “\(text)”"
  }
}
