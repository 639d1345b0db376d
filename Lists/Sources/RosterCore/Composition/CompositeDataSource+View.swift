import RosterDiagnostics
import RowStructures

/// The children of a composite in one view: it counts sections and compares items, which the view asks the children for.
///
/// Its children are ``ExternalContent`` of hand-written data sources, content of Roster's, and composites of the same
/// kind.
package typealias ViewComposite = CompositeDataSource<ViewItem, Never, Never>

extension CompositeDataSource where Item == ViewItem, Header == Never, Footer == Never {
  /// What a step of an update that a follower of the composite goes through is about.
  package enum Scope {
    /// Children come, go or move, and external content among them may change in the same round: the follower compares
    /// the ``snapshot`` of its last reading with that after the commit. The step's stage says less.
    case children
    /// A child is left out while its content changes, or taken back: the step's stage says which sections.
    case replacement
    /// Something changes in children, whose own followers tell the view.
    case content
  }

  /// Makes a composite of one view. Changes of its children are made beside those of external content, in one round.
  ///
  /// - Parameter children: the children in the order in which they are shown.
  package convenience init(inView children: [Child]) {
    self.init(children)
    isInView = true
  }

  /// Takes the items that leave a child and come to another in the step that followers are going through.
  package func takeJoinedItems() -> [JoinedItem] {
    defer { joinedItems = [] }
    return joinedItems
  }

  /// Whether one of the children, or of those in them, is hand-written.
  package var hasHandWrittenChildren: Bool { tree.elements.contains { tree[$0].child.isHandWritten() } }

  /// What the step is about that followers are going through.
  package var scope: Scope {
    if isReplacing { .replacement } else if pending != nil { .children } else { .content }
  }

  /// Takes over the number of sections that a child has now, as a view does that reads all counts outside of updates.
  package func reread(_ child: AnyObject) {
    let part = ObjectIdentifier(child)
    guard let element = elements[part], tree.count(of: element) != tree[element].shownSections else { return }
    adopt(part)
  }
}

extension ContentChild where Item == ViewItem, Header == Never, Footer == Never {
  /// Makes a child of which sections are counted and items are compared.
  ///
  /// - Parameters:
  ///   - content: tells the child from others, and is kept alive.
  ///   - changes: where its changes are made known.
  ///   - numberOfSections: answers the number of sections as views have read it.
  ///   - numberOfItems: answers the number of items of a section.
  ///   - item: answers the item at an index in a section.
  ///   - isHandWritten: answers whether it may change without telling, as a child in it is hand-written.
  package init(
    _ content: AnyObject,
    changes: ContentChannel,
    numberOfSections: @escaping () -> Int,
    numberOfItems: @escaping (Int) -> Int = { _ in 0 },
    item: @escaping (Int, Int) -> ViewItem = { _, _ in ViewItem() },
    isHandWritten: @escaping () -> Bool
  ) {
    func refuse() -> Never {
      trap(
        "A composite of one view was asked to show a section anew",
        cause: "a data source without headers was shown as content",
        advice: "report this as a bug of Roster"
      )
    }
    self.init(
      content: content,
      identity: ObjectIdentifier(content),
      composite: nil,
      changes: changes,
      numberOfSections: numberOfSections,
      numberOfItems: numberOfItems,
      item: item,
      header: { _ in nil },
      footer: { _ in nil },
      indexTitle: { _ in nil },
      reconfigureSection: { _ in refuse() }
    )
    self.isHandWritten = isHandWritten
  }
}
