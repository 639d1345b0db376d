import HeadlessUIKit
import ScreenTesting

/// A collection that loads more as its end comes near, with a spinner in the footer.
final class EndlessGridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let server: SimulatedServer
  private var numbers: [Int] = []
  private var isLoading = false
  private lazy var collection: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.footerReferenceSize = CGSize(width: 0, height: 60)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collection.register(
      SpinnerView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "spinner"
    )
    view.addSubview(collection)
    loadMore()
  }

  private func loadMore() {
    guard !isLoading, numbers.count < 90 else { return }
    isLoading = true
    Task { [weak self, server, start = numbers.count] in
      let more = try? await server.answer("numbers from \(start)") { Array(start..<start + 30) }
      guard let self else { return }
      isLoading = false
      guard let more else { return }
      numbers += more
      collection.insertItems(at: more.map { IndexPath(item: $0, section: 0) })
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    if scrollView.contentOffset.y > end - 200 { loadMore() }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(numbers[indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "spinner", for: indexPath)
  }
}

private final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class SpinnerView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    spinner.startAnimating()
    addSubview(spinner)
  }

  required init?(coder: NSCoder) { nil }
}

extension CorrectScreen {
  static let endlessGrid = CorrectScreen("endless-grid") { EndlessGridViewController($0.server(failing: 0.1)) }
}
