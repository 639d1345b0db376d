import Foundation
import HeadlessUIKit

extension UICollectionView {
  /// The displayed sections and items in order, independent of the order of the subviews.
  var outlineItems: [HeadlessOutlineChild] {
    var children = backgroundView.map { [HeadlessOutlineChild.view($0, role: "background")] } ?? []
    let sections = Dictionary(grouping: displayedViews) { $0.indexPath.first ?? 0 }
    for section in sections.keys.sorted() {
      let elements = (sections[section] ?? []).map { (role: role(of: $0), shown: $0) }
      let content = elements.sorted { first, second in
        (first.role.order, first.shown.indexPath.last ?? 0) < (second.role.order, second.shown.indexPath.last ?? 0)
      }
      children.append(.group("section \(section)", content.map { .view($0.shown.view, role: $0.role.text) }))
    }
    let titles = shownIndexTitles
    if !titles.isEmpty { children.append(.group("index " + titles.joined(separator: " ").headlessQuoted, [])) }
    let listed = displayedViews.map { $0.view as UIView } + [backgroundView].compactMap { $0 } + headlessScrollers
    return children + subviews.filter { view in !listed.contains { $0 === view } }.map { .view($0, role: nil) }
  }

  /// Returns an element's name in the outline, and its place in its section.
  private func role(of shown: DisplayedView) -> (order: Int, text: String) {
    switch shown.elementKind {
    case nil: (1, "item \(shown.indexPath.last ?? 0)")
    case UICollectionView.elementKindSectionHeader: (0, "header")
    case UICollectionView.elementKindSectionFooter: (2, "footer")
    case let kind?: (3, kind)
    }
  }
}

extension UICollectionViewCell {
  var itemWords: [String] {
    var words: [String] = []
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    if configurationState.isSwiped { words.append("swiped") }
    if let list = self as? UICollectionViewListCell {
      words += list.headlessDisplayedAccessories.map {
        $0.headlessCustomView == nil ? String(describing: $0.accessoryType) : "customView"
      }
    }
    return words
  }
}
