#if os(Linux) && canImport(Glibc)
  import Foundation
  import Observation
  import Simulation

  @testable import Roster
  @testable import RosterComposites

  /// A mail that rows follow by themselves.
  @Observable final class ObservedMail: Identifiable, Hashable {
    let id: Int
    var subject: String
    var isUnread = true
    var notes = 0
    /// The height of the row, in points.
    var height: CGFloat = 50

    init(_ id: Int) {
      self.id = id
      subject = "Mail \(id)"
    }

    static func == (left: ObservedMail, right: ObservedMail) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  extension ObservedMail: TableViewPresentable, CollectionViewPresentable {
    typealias TableViewCell = ObservedRow
    typealias CollectionViewCell = ObservedTile
  }

  /// What rows have shown, in order.
  @MainActor var shownMails: [Int] = []

  final class ObservedRow: UITableViewCell, ReusablePresenter {
    func present(viewModel: ObservedMail) {
      shownMails.append(viewModel.id)
      textLabel?.numberOfLines = 0
      textLabel?.text = viewModel.subject
    }
  }

  final class ObservedTile: UICollectionViewCell, ReusablePresenter, TextShowing {
    private(set) var shownText: String?

    func present(viewModel: ObservedMail) {
      shownMails.append(viewModel.id)
      shownText = viewModel.subject
    }
  }

  /// A folder whose name is a title, and what a header view shows.
  @Observable final class ObservedFolder {
    var name: String

    init(_ name: String) { self.name = name }
  }

  struct FolderTitle: TableViewHeaderFooterPresentable {
    typealias TableViewHeaderFooter = UITableViewHeaderFooterView

    var folder: ObservedFolder

    @MainActor var tableViewTitle: String? { folder.name }
    func present(on view: UITableViewHeaderFooterView) { view.textLabel?.text = folder.name }
  }

  struct FolderHeading: TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
    typealias TableViewHeaderFooter = FolderRowView
    typealias CollectionViewSupplementary = FolderTileView

    var folder: ObservedFolder
  }

  final class FolderRowView: UITableViewHeaderFooterView, ReusablePresenter {
    private(set) var shown: [String] = []
    func present(viewModel: FolderHeading) { shown.append(viewModel.folder.name) }
  }

  final class FolderTileView: UICollectionReusableView, ReusablePresenter {
    private(set) var shown: [String] = []
    func present(viewModel: FolderHeading) { shown.append(viewModel.folder.name) }
  }

  /// A table that counts its batches.
  final class BatchCountingTable: UITableView {
    var batches = 0
    var reloads = 0
    private var depth = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      if depth == 0 { batches += 1 }
      depth += 1
      super.performBatchUpdates(updates, completion: completion)
      depth -= 1
    }

    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  /// A collection that counts its batches.
  final class BatchCountingCollection: UICollectionView {
    var batches = 0
    var reloads = 0
    private var depth = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      if depth == 0 { batches += 1 }
      depth += 1
      super.performBatchUpdates(updates, completion: completion)
      depth -= 1
    }

    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  /// A list in a window, whatever its kind.
  @MainActor struct ModelScreen {
    enum Kind: CaseIterable { case table, collection }

    enum Shape: CaseIterable {
      case leaf
      /// In two composites of content, beside other content.
      case composite
      /// In two composites of hand-written children, beside other content.
      case handWritten
      /// Filtered, sorted and cut off.
      case derived
      /// In two composites of content, in one of hand-written children.
      case mixed
    }

    let view: UIScrollView
    let window: UIWindow
    /// Where the section of the content is in the view.
    let section: Int
    let attached: ListDelegate

    init(_ kind: Kind, _ shape: Shape, _ content: FlatDataSource<ObservedMail>) {
      let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      window = UIWindow(frame: frame)
      let other = FlatDataSource<ObservedMail>([ObservedMail(-1)])
      section = [.leaf, .derived].contains(shape) ? 0 : 1
      func composite() -> CompositeDataSource<ObservedMail, Never, Never> {
        let inner = CompositeDataSource<ObservedMail, Never, Never> {
          other
          content
        }
        return CompositeDataSource {
          inner
          FlatDataSource<ObservedMail>([])
        }
      }
      let derived = content.filtered { $0.id >= 0 }.prefix(1_000_000)
      switch kind {
      case .table:
        let table = BatchCountingTable(frame: frame, style: .plain)
        table.estimatedRowHeight = 50
        view = table
        attached =
          switch shape {
          case .leaf: table.attach(content)
          case .composite: table.attach(composite())
          case .derived: table.attach(derived)
          case .handWritten:
            table.attach {
              CompositeTableViewDataSource {
                other
                content
              }
            }
          case .mixed: table.attach { composite() }
          }
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 390, height: 50)
        let collection = BatchCountingCollection(frame: frame, collectionViewLayout: layout)
        view = collection
        attached =
          switch shape {
          case .leaf: collection.attach(content)
          case .composite: collection.attach(composite())
          case .derived: collection.attach(derived)
          case .handWritten:
            collection.attach {
              CompositeCollectionViewDataSource {
                other
                content
              }
            }
          case .mixed: collection.attach { composite() }
          }
      }
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      _ = takeCounts()
    }

    /// The texts on the screen, by the index of their item in the content's section.
    var texts: [Int: String] {
      window.layoutIfNeeded()
      var texts: [Int: String] = [:]
      switch view {
      case let table as UITableView:
        for path in table.indexPathsForVisibleRows ?? [] where path.section == section {
          texts[path.row] = table.cellForRow(at: path)?.textLabel?.text
        }
      case let collection as UICollectionView:
        for path in collection.indexPathsForVisibleItems where path.section == section {
          texts[path.item] = (collection.cellForItem(at: path) as? ObservedTile)?.shownText
        }
      default: break
      }
      return texts
    }

    /// The frame of an item of the content's section, in points.
    func frame(_ item: Int) -> CGRect {
      let path = IndexPath(item: item, section: section)
      return (view as? UITableView)?.rectForRow(at: path)
        ?? (view as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame ?? .null
    }

    /// Has the models say how high rows are.
    func useHeightsOfModels() {
      (attached as? TableViewDelegate)?.height(for: ObservedMail.self) { mail, _ in mail.height }
      (attached as? CollectionViewDelegate)?.size(for: ObservedMail.self) { mail, _ in
        CGSize(width: 390, height: mail.height)
      }
      window.layoutIfNeeded()
    }

    /// What has happened since the last call.
    func takeCounts() -> (shown: [Int], batches: Int, reloads: Int) {
      defer {
        shownMails = []
        (view as? BatchCountingTable)?.batches = 0
        (view as? BatchCountingTable)?.reloads = 0
        (view as? BatchCountingCollection)?.batches = 0
        (view as? BatchCountingCollection)?.reloads = 0
      }
      if let table = view as? BatchCountingTable { return (shownMails, table.batches, table.reloads) }
      if let list = view as? BatchCountingCollection { return (shownMails, list.batches, list.reloads) }
      return (shownMails, 0, 0)
    }
  }

  /// Runs a test whose time and turns are its own.
  @MainActor func simulated(_ body: (Scheduler) -> Void) {
    Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in UIScreen.main.headlessAlone { body(scheduler) } }
  }
#endif
