#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster

  /// A list of models in a window: a table or a collection, whatever is between it and its content.
  @MainActor final class ObservedList {
    enum Shape: CaseIterable {
      case leaf, composite, handWritten, mixed, derived
    }

    typealias Content = NestedDataSource<GroupHeading, ObservedItem, Never>

    let view: UIScrollView
    let window: UIWindow
    let shape: Shape
    /// The number of sections before those of the content.
    let offset: Int

    init(_ content: Content, _ shape: Shape, isTable: Bool) {
      self.shape = shape
      let frame = CGRect(x: 0, y: 0, width: 390, height: 500)
      window = UIWindow(frame: frame)
      offset = shape == .leaf || shape == .derived ? 0 : 1
      let other = Content([
        ContentSection(header: GroupHeading(group: ObservedGroup()), items: [ObservedItem(-1, rank: 0)])
      ])
      func composite() -> CompositeDataSource<ObservedItem, GroupHeading, Never> {
        let inner = CompositeDataSource<ObservedItem, GroupHeading, Never> {
          other
          content
        }
        return CompositeDataSource { inner }
      }
      let derived = content.filtered(by: \.isShown).sorted(by: \.rank)
      if isTable {
        let table = UITableView(frame: frame, style: .plain)
        view = table
        switch shape {
        case .leaf: table.attach(content)
        case .composite: table.attach(composite())
        case .handWritten:
          table.attach {
            CompositeTableViewDataSource {
              other
              content
            }
          }
        case .mixed: table.attach { composite() }
        case .derived: table.attach(derived)
        }
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        layout.headerReferenceSize = CGSize(width: 390, height: 30)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        view = collection
        switch shape {
        case .leaf: collection.attach(content)
        case .composite: collection.attach(composite())
        case .handWritten:
          collection.attach {
            CompositeCollectionViewDataSource {
              other
              content
            }
          }
        case .mixed: collection.attach { composite() }
        case .derived: collection.attach(derived)
        }
      }
      window.addSubview(view)
      window.isHidden = false
    }

    /// The items of a section as they are to be shown.
    func items(_ section: ContentSection<GroupHeading, ObservedItem, Never>) -> [ObservedItem] {
      guard shape == .derived else { return section.items }
      let shown = section.items.filter(\.isShown).enumerated()
      return shown.sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    /// What is on the screen and is not what the models say.
    func mistakes(_ content: Content) -> [String] {
      window.layoutIfNeeded()
      let expected = content.sections
      var mistakes: [String] = []
      let table = view as? UITableView
      let collection = view as? UICollectionView
      let sections = table?.numberOfSections ?? collection?.numberOfSections ?? 0
      if sections != expected.count + offset { return ["\(sections) sections instead of \(expected.count + offset)"] }
      for (number, section) in expected.enumerated() {
        let index = number + offset
        let items = items(section)
        let count = table?.numberOfRows(inSection: index) ?? collection?.numberOfItems(inSection: index) ?? 0
        if count != items.count { mistakes.append("\(count) rows in section \(number) instead of \(items.count)") }
        for row in 0..<min(count, items.count) {
          let path = IndexPath(item: row, section: index)
          let cell = table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
          guard let shown = (cell as? any ItemShowing)?.shownTitle else { continue }
          if shown != items[row].title { mistakes.append("row \(path) shows \(shown) instead of \(items[row].title)") }
        }
        let header =
          table?.headerView(forSection: index)
          ?? collection?.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: index)
          )
        if let shown = (header as? any ItemShowing)?.shownTitle, let name = section.header?.group.name, shown != name {
          mistakes.append("header \(number) shows \(shown) instead of \(name)")
        }
      }
      return mistakes
    }
  }
#endif
