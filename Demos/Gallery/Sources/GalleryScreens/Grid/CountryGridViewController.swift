import Foundation
import Roster

/// Countries as a grid whose items can be dragged to other places.
public final class CountryGridViewController: UIViewController {
  private let countries: Countries
  private let layout = UICollectionViewFlowLayout()

  /// The grid, which is the view.
  public private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)

  /// - Parameter countries: what is shown; a list can show the same instance.
  public init(_ countries: Countries) {
    self.countries = countries
    super.init(nibName: nil, bundle: nil)
    title = "Countries"
  }

  public required init?(coder: NSCoder) {
    countries = Countries()
    super.init(coder: coder)
  }

  override public func loadView() {
    view = collectionView
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    layout.itemSize = CountryGridCell.size
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 12, right: 16)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    collectionView.attach(countries.dataSource)
      .reorder(Country.self, where: { [countries] _ in countries.canMove }) { [countries] _, destination in
        countries.move(to: destination)
      }
  }
}
