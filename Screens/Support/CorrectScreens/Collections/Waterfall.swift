import HeadlessUIKit

/// Two columns of cards of several heights, by a layout of one's own.
private final class WaterfallLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = (collectionView.bounds.width - 24) / 2
    var bottoms: [CGFloat] = [8, 8]
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let size = CGSize(width: width, height: 80 + CGFloat(item * 37 % 90))
      result.frame = CGRect(origin: CGPoint(x: 8 + CGFloat(column) * (width + 8), y: bottoms[column]), size: size)
      bottoms[column] = result.frame.maxY + 8
      return result
    }
    height = bottoms.max() ?? 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Cards that can be added and taken away.
final class PinboardViewController: UICollectionViewController {
  private var pins = Array(0..<20)

  init() { super.init(collectionViewLayout: WaterfallLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "pin")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pin",
      primaryAction: UIAction(title: "Pin") { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    pins.insert((pins.max() ?? 0) + 1, at: 0)
    collectionView.insertItems(at: [[0, 0]])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pins.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pin", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.textProperties.numberOfLines = 1
    content.text = "Pin \(pins[indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    pins.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

extension CorrectScreen {
  static let pinboard = CorrectScreen("pinboard") { _ in
    UINavigationController(rootViewController: PinboardViewController())
  }
}
