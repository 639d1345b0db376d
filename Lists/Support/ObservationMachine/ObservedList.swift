#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster

  /// A list of models in a window: a table or a collection, whatever is between it and its content.
  @MainActor final class ObservedList {
    typealias Content = NestedDataSource<GroupHeading, ObservedItem, Never>

    let view: UIScrollView
    let window: UIWindow
    let shape: Shape
    let content: Content
    /// Models of its own, beside those of the content.
    var models: [ObservedItem] = []
    /// What each section is to show, by what the models say; `nil` for a section that nobody looks at.
    var expected: () -> [Section?] = { [] }

    init(_ content: Content, _ shape: Shape, isTable: Bool) {
      self.content = content
      self.shape = shape
      let frame = CGRect(x: 0, y: 0, width: 390, height: 500)
      window = UIWindow(frame: frame)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      view =
        isTable
        ? UITableView(frame: frame, style: .plain) : UICollectionView(frame: frame, collectionViewLayout: layout)
      let other = Content([
        ContentSection(header: GroupHeading(group: ObservedGroup()), items: [ObservedItem(-1, rank: 0)])
      ])
      var composite: CompositeDataSource<ObservedItem, GroupHeading, Never> {
        let inner = CompositeDataSource<ObservedItem, GroupHeading, Never> {
          other
          content
        }
        return CompositeDataSource { inner }
      }
      let isPaged = shape == .paged || shape == .derivedPages
      if !isPaged { layout.headerReferenceSize = CGSize(width: 390, height: 30) }
      switch shape {
      case .leaf:
        show(content) { content.sections.map { Section(header: $0.header?.group.name, $0.items.map(\.title)) } }
      case .composite: showComposite(composite)
      case .handWritten: showHandWritten(other)
      case .mixed: showMixed(composite)
      case .derived: showDerived()
      case .grouped: showGrouped()
      case .compared: showCompared()
      case .joined: showJoined()
      case .expanded: showExpanded()
      case .interleaved: showInterleaved()
      case .paged: showPages(isDerived: false)
      case .derivedPages: showPages(isDerived: true)
      }
      window.addSubview(view)
      window.isHidden = false
    }

    /// - Parameter expected: what each section is to show, computed from the models and from nothing that is derived.
    func show<Source: DataSource>(_ source: Source, as expected: @escaping () -> [Section?])
    where
      Source.Item: TableViewPresentable & CollectionViewPresentable,
      Source.Header: TableViewHeaderFooterPresentable & CollectionViewSupplementaryPresentable,
      Source.Footer: TableViewHeaderFooterPresentable & CollectionViewSupplementaryPresentable
    {
      (view as? UITableView)?.attach(source)
      (view as? UICollectionView)?.attach(source)
      self.expected = expected
    }

    /// What is on the screen and is not what the models say.
    func mistakes() -> [String] {
      window.layoutIfNeeded()
      let expected = expected()
      var mistakes: [String] = []
      let table = view as? UITableView
      let collection = view as? UICollectionView
      let sections = table?.numberOfSections ?? collection?.numberOfSections ?? 0
      if sections != expected.count { return ["\(sections) sections instead of \(expected.count)"] }
      for (index, section) in expected.enumerated() {
        guard let section else { continue }
        let count = table?.numberOfRows(inSection: index) ?? collection?.numberOfItems(inSection: index) ?? 0
        if count != section.rows.count {
          mistakes.append("\(count) rows in section \(index) instead of \(section.rows.count)")
        }
        for (row, text) in section.rows.prefix(count).enumerated() {
          let path = IndexPath(item: row, section: index)
          let cell = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
          guard let shown = (cell as? any ItemShowing)?.shownTitle else { continue }
          if shown != text { mistakes.append("row \(path) shows \(shown) instead of \(text)") }
        }
        let header =
          table?.headerView(forSection: index)
          ?? collection?.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: index)
          )
        if let shown = (header as? any ItemShowing)?.shownTitle, let name = section.header, shown != name {
          mistakes.append("header \(index) shows \(shown) instead of \(name)")
        }
      }
      return mistakes
    }
  }
#endif
