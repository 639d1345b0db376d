import Foundation

extension UICollectionView {
  /// The displayed sections and items in order, whatever the order of the subviews is.
  var outlineItems: [HeadlessOutlineChild] {
    var children = backgroundView.map { [HeadlessOutlineChild.view($0, role: "background")] } ?? []
    let sections = Dictionary(grouping: displayed) { $0.key.indexPath.first ?? 0 }
    for section in sections.keys.sorted() {
      let elements = (sections[section] ?? []).map { (role: role(of: $0.key), key: $0.key, view: $0.value.view) }
      let content = elements.sorted { first, second in
        (first.role.order, first.key.indexPath.last ?? 0) < (second.role.order, second.key.indexPath.last ?? 0)
      }
      children.append(.group("section \(section)", content.map { .view($0.view, role: $0.role.text) }))
    }
    let titles = shownIndexTitles
    if !titles.isEmpty { children.append(.group("index " + titles.joined(separator: " ").headlessQuoted, [])) }
    let listed = displayed.values.map(\.view) + [backgroundView].compactMap { $0 }
    return children + subviews.filter { view in !listed.contains { $0 === view } }.map { .view($0, role: nil) }
  }

  /// What the outline calls an element, and where it stands in its section.
  private func role(of element: CollectionElement) -> (order: Int, text: String) {
    switch element.kind {
    case UICollectionView.elementKindSectionHeader: (0, "header")
    case UICollectionView.elementKindSectionFooter: (2, "footer")
    default:
      element.category == .cell ? (1, "item \(element.indexPath.last ?? 0)") : (3, element.kind)
    }
  }
}

extension UICollectionViewCell {
  var itemWords: [String] {
    var words: [String] = []
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    if let list = self as? UICollectionViewListCell {
      words += list.headlessDisplayedAccessories.map { String(describing: $0.accessoryType) }
    }
    return words
  }
}
