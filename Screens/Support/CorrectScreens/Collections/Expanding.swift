import HeadlessUIKit

private final class CardCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.backgroundColor = .secondarySystemBackground
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOpen: Bool) {
    label.text = text
    label.numberOfLines = isOpen ? 0 : 2
  }
}

/// Cards that a tap opens: the cell changes, and the layout is told to look again.
final class CardsViewController: UICollectionViewController {
  private let texts = (1...20).map {
    "Card \($0): " + String(repeating: "this and that, ", count: $0 * 3 % 17 + 4) + "and so on."
  }
  private var open: Set<Int> = []

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(70))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = 8
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.show(texts[indexPath.item], isOpen: open.contains(indexPath.item))
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    open.formSymmetricDifference([indexPath.item])
    let cell = collectionView.cellForItem(at: indexPath) as? CardCell
    cell?.show(texts[indexPath.item], isOpen: open.contains(indexPath.item))
    collectionView.collectionViewLayout.invalidateLayout()
  }
}

extension CorrectScreen {
  static let cards = CorrectScreen("cards") { _ in CardsViewController() }
}
