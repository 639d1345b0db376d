import Foundation
import Roster

/// Every named Unicode scalar as a grid.
public final class UnicodeGridViewController: UIViewController {
  /// Counts the cells that the grid makes.
  public let counter = CellCounter()
  private let scalars: NamedScalars
  private let layout = UICollectionViewFlowLayout()

  /// The grid, which is the view.
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// - Parameter scalars: what is shown; a list can show the same instance.
  public init(_ scalars: NamedScalars) {
    self.scalars = scalars
    super.init(nibName: nil, bundle: nil)
    title = "Unicode"
  }

  public required init?(coder: NSCoder) {
    scalars = NamedScalars()
    super.init(coder: coder)
  }

  override public func loadView() {
    view = collectionView
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    layout.itemSize = ScalarGridCell.size
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 26)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    collectionView.attach(scalars.dataSource)
      .configure(ScalarGridCell.self) { [counter] cell, _ in counter.add(cell) }
  }

  /// Scrolls to a block.
  public func show(blockNamed name: String) {
    guard let section = scalars.section(ofBlockNamed: name) else { return }
    // `scrollToItem(at:at:animated:)` would leave the block's name above the edge.
    let header = collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
    guard let header else { return }
    collectionView.contentOffset.y = header.frame.minY - collectionView.adjustedContentInset.top
    collectionView.layoutIfNeeded()
  }
}
