import Foundation
import RosterComposites

/// A city as a collection that is composed of its picture, the text about it, and its places as tiles.
public final class TravelGuideGridViewController: UIViewController {
  private let composite: CompositeCollectionViewDataSource
  private let layout = UICollectionViewFlowLayout()

  /// The collection, which is the view.
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  public init(_ city: City) {
    composite = CompositeCollectionViewDataSource([
      HeaderGridDataSource(city), DetailGridDataSource(city), PlacesGridDataSource(city),
    ])
    super.init(nibName: nil, bundle: nil)
    title = "Travel Guide"
  }

  public required init?(coder: NSCoder) {
    composite = CompositeCollectionViewDataSource([])
    super.init(coder: coder)
  }

  override public func loadView() {
    view = collectionView
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collectionView.attach(composite)
  }
}
