import HeadlessUIKit

private final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 16
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.frame = bounds
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Chips that scroll sideways, a grid and a list below each other, pinned to the safe area.
final class DiscoverViewController: UIViewController, UICollectionViewDataSource {
  private let sections = [
    ("Topics", ["Art", "Architecture and design", "Film", "Music", "Literature", "Go"]),
    ("New", (1...9).map { "\($0)" }),
    ("All", (1...30).map { "Article \($0)" }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let collection = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    collection.register(ChipCell.self, forCellWithReuseIdentifier: "chip")
    collection.register(
      TitleView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    collection.dataSource = self
    collection.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collection)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collection.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let width: NSCollectionLayoutDimension =
        index == 0 ? .estimated(90) : .fractionalWidth(index == 1 ? 1 / 3 : 1)
      let height: NSCollectionLayoutDimension = index == 1 ? .fractionalWidth(1 / 3) : .estimated(44)
      let itemWidth: NSCollectionLayoutDimension =
        index == 0 ? .estimated(90) : .fractionalWidth(index == 1 ? 1 / 3 : 1)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: itemWidth, heightDimension: height)
      )
      let groupSize = NSCollectionLayoutSize(
        widthDimension: index == 0 ? width : .fractionalWidth(1),
        heightDimension: height
      )
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      let headerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = index == 2
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
    (cell as? ChipCell)?.label.text = sections[indexPath.section].1[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "title",
      for: indexPath
    )
    (view as? TitleView)?.label.text = sections[indexPath.section].0
    return view
  }
}

extension CorrectScreen {
  static let discover = CorrectScreen("discover") { _ in DiscoverViewController() }
}
