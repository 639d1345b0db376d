extension UICollectionView {
  /// A view on the screen and what it shows.
  package struct DisplayedView {
    /// The kind of a supplementary or decoration view; `nil` is an item's cell.
    package let elementKind: String?
    package let indexPath: IndexPath
    package let view: UICollectionReusableView
  }

  /// The cells, supplementary views and decoration views on the screen, in no order.
  package var displayedViews: [DisplayedView] {
    displayed.map { element, shown in
      DisplayedView(
        elementKind: element.category == .cell ? nil : element.kind,
        indexPath: element.indexPath,
        view: shown.view
      )
    }
  }

  /// The number of items in all sections.
  package var itemCount: Int { indexSpace.count }

  /// The item whose menu is open, and the menu's configuration.
  package var openMenu: (item: IndexPath, configuration: UIContextMenuConfiguration)? {
    menu.map { ($0.item, $0.configuration) }
  }
}
