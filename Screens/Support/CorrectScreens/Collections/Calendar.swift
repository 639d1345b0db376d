import HeadlessUIKit

private final class DayCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    let circle = UIView()
    circle.backgroundColor = .systemGray4
    selectedBackgroundView = circle
  }

  required init?(coder: NSCoder) { nil }
}

/// A month in seven columns; the chosen day stands above.
final class CalendarViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let heading = UILabel()
  private let layout = UICollectionViewFlowLayout()
  private var month = 0 { didSet { show() } }
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    collection.dataSource = self
    collection.delegate = self
    collection.register(DayCell.self, forCellWithReuseIdentifier: "day")
    for view in [heading, collection] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      collection.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigationItem.leftBarButtonItem = button("Previous", -1)
    navigationItem.rightBarButtonItem = button("Next", 1)
    show()
  }

  private func button(_ title: String, _ step: Int) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { [weak self] _ in self?.month += step })
  }

  private var days: Int { [31, 30, 29][abs(month) % 3] }

  private func show() {
    heading.text = "Month \(month)"
    collection.reloadData()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    layout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? DayCell)?.label.text = "\(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.bounds.width / 7).rounded(.down), height: 44)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heading.text = "Month \(month), day \(indexPath.item + 1)"
  }
}

extension CorrectScreen {
  static let calendar = CorrectScreen("calendar") { _ in
    UINavigationController(rootViewController: CalendarViewController())
  }
}
