import HeadlessUIKit
import ScreenTesting

/// Photos that fill the width and are turned like pages, with a page control and captions that a server has.
final class PhotoPagerViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let mistake: EverydayMistake?
  private let server: SimulatedServer
  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let pages = UIPageControl()
  private var captions: [Int: String] = [:]
  private var asked: Set<Int> = []
  private lazy var firstWidth = collection.bounds.width

  init(_ server: SimulatedServer, _ mistake: EverydayMistake?) {
    (self.server, self.mistake) = (server, mistake)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection.isPagingEnabled = true
    collection.dataSource = self
    collection.delegate = self
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(PagedPhotoCell.self, forCellWithReuseIdentifier: "photo")
    pages.numberOfPages = 6
    pages.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        collection.scrollToItem(at: [0, pages.currentPage], at: .centeredHorizontally, animated: false)
      },
      for: .valueChanged
    )
    for subview in [collection, pages] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: pages.topAnchor),
      pages.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pages.heightAnchor.constraint(equalToConstant: 44),
      pages.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = pages.currentPage
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      layout.invalidateLayout()
      collection.layoutIfNeeded()
      collection.scrollToItem(at: [0, page], at: .centeredHorizontally, animated: false)
    })
  }

  private func load(_ index: Int) {
    guard captions[index] == nil, mistake == .photoAskedTwice || asked.insert(index).inserted else { return }
    Task { [weak self, server] in
      let caption = try? await server.answer("photo \(index)") { "Photo \(index)" }
      guard let self else { return }
      asked.remove(index)
      captions[index] = caption
      collection.reloadItems(at: [[0, index]])
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PagedPhotoCell)?.caption.text = captions[indexPath.item] ?? "Loading…"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    load(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = mistake == .photosKeepOldWidth ? firstWidth : collection.bounds.width
    return CGSize(width: width, height: collection.bounds.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
    pages.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

private final class PagedPhotoCell: UICollectionViewCell {
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.textAlignment = .center
    caption.numberOfLines = 0
    caption.font = .preferredFont(forTextStyle: .title1)
    caption.adjustsFontForContentSizeCategory = true
    caption.frame = contentView.bounds
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }
}

extension EverydayScreen {
  static let photoPager = EverydayScreen(name: "photo-pager", mistakes: [.photoAskedTwice, .photosKeepOldWidth]) {
    world,
    mistake in
    PhotoPagerViewController(world.server(failing: 0.1), mistake)
  }
}
