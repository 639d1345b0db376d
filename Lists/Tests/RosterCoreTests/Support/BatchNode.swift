import ListModels
import RosterCore

/// A child of a composite in a ``BatchView``: hand-written rows, content of Roster's, or a composite.
@MainActor final class BatchNode: ContentFollower {
  enum Kind {
    case hand(ExternalContent)
    case content(FlatDataSource<String>)
    case composite(BatchComposite)
  }

  /// The rows that a hand-written child has now.
  var rows: [[String]]
  private(set) var kind: Kind
  weak var parent: BatchComposite?
  /// What a hand-written child has told the view that it was handed.
  private var calls = ChangeStage()
  /// What it changes itself in the round that is being told.
  private(set) var toldStage = ChangeStage()

  init(hand rows: [[String]]) {
    self.rows = rows
    kind = .hand(ExternalContent { 0 })
    let external = ExternalContent { [unowned self] in self.rows.count }
    kind = .hand(external)
    external.changes.follow(self)
  }

  init(content: FlatDataSource<String>) {
    rows = []
    kind = .content(content)
    content.changes.follow(self)
  }

  init(_ composite: BatchComposite) {
    rows = []
    kind = .composite(composite)
    composite.node = self
  }

  var child: ViewComposite.Child {
    switch kind {
    case .hand(let external):
      .init(self, changes: external.changes) {
        external.numberOfSections
      } isHandWritten: {
        true
      }
    case .content(let content):
      .init(self, changes: content.changes) {
        content.numberOfSections
      } isHandWritten: {
        false
      }
    case .composite(let composite):
      .init(self, changes: composite.tree.changes) {
        composite.tree.snapshot.numberOfSections
      } isHandWritten: {
        composite.tree.hasHandWrittenChildren
      }
    }
  }

  /// What it answers now.
  var texts: [[String]] {
    switch kind {
    case .hand: rows
    case .content(let content): (0..<content.numberOfSections).map { _ in content.shownItems }
    case .composite(let composite): composite.texts
    }
  }

  var view: BatchView? { parent?.view }

  /// A hand-written child changes, and tells the view that it was handed.
  @discardableResult
  func change(_ stage: ChangeStage, _ edit: (inout [[String]]) -> Void) -> ContentUpdate? {
    edit(&rows)
    return tell(stage)
  }

  @discardableResult
  func tell(_ stage: ChangeStage) -> ContentUpdate? {
    guard case .hand(let external) = kind else { return nil }
    calls.append(stage)
    return external.didChange(stage)
  }

  func reread() {
    switch kind {
    case .hand(let external): external.reread()
    case .content: break
    case .composite(let composite): composite.reread()
    }
  }

  // MARK: Following

  func willUpdate(_ update: ContentUpdate) {}
  func didUpdate() { toldStage = ChangeStage() }

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard case .stage(let stage) = step else { return commit() }
    toldStage = stage
    if case .hand = kind {
      toldStage = calls
      calls = ChangeStage()
    }
    guard let view, let old = place(\.known) else { return commit() }
    view.performBatch {
      commit()
      view.compare(parent?.root)
      guard let new = place(\.tree.snapshot) else { return }
      view.tell(toldStage.shifted(before: old.lowerBound, after: new.lowerBound))
      toldStage = ChangeStage()
    }
  }

  /// Where its sections are in the view.
  func place(_ time: KeyPath<BatchComposite, ViewComposite.Snapshot>) -> Range<Int>? {
    guard let parent, let offset = parent.offset(time), let own = parent[keyPath: time].sections(of: self) else {
      return nil
    }
    return own.lowerBound + offset..<own.upperBound + offset
  }
}

extension FlatDataSource {
  /// The items as views show them.
  fileprivate var shownItems: [Item] { (0..<numberOfItems(inSection: 0)).map { item(at: $0, inSection: 0) } }
}
