#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// The texts and accessibility texts of the visible rows or items, by index path.
    var visibleWords: [IndexPath: String] {
      guard let list else { return [:] }
      let words = list.visiblePaths.compactMap { path in list.cell(at: path).map { (path, $0.words) } }
      return Dictionary(words) { first, _ in first }
    }

    /// The texts and accessibility texts of all rows or items, from new cells.
    var allWords: [String] {
      guard let list else { return [] }
      return list.allPaths.map { path in list.withFreshCell(at: path) { $0.words } ?? "" }
    }
  }

  extension UIView {
    /// The texts in the view, and its other accessibility texts.
    fileprivate var words: String {
      let texts = shownTexts
      let spoken = shownViews.flatMap { [$0.accessibilityLabel, $0.accessibilityValue].compactMap { $0 } }
      return (texts + spoken.filter { !$0.isEmpty && !texts.contains($0) }).joined(separator: " · ")
    }
  }
#endif
