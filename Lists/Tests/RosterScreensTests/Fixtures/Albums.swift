import Roster
import ScreenTesting

/// A photograph, or the album that it is in.
struct Photo: Identifiable, Hashable, Sendable {
  var id: String
  var album: String
  var isAlbum = false
  var isShared: Bool { id.hasSuffix("1") || id.hasSuffix("5") }
}

extension Photo: CollectionViewPresentable { typealias CollectionViewCell = PhotoCell }

/// A name and a badge.
final class PhotoCell: UICollectionViewCell, ReusablePresenter {
  let label = UILabel()
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [label, badge] { contentView.addSubview(view) }
    label.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  func present(viewModel photo: Photo) { label.text = photo.id }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 4, y: 4, width: contentView.bounds.width - 8, height: contentView.bounds.height - 30)
    badge.frame = CGRect(x: 4, y: contentView.bounds.height - 24, width: contentView.bounds.width - 8, height: 20)
  }
}

/// The mistakes that albums can be made with.
enum AlbumsBug: String, CaseIterable, Codable, Sendable {
  case foldByIndex, staleMenuPath, stateKeptByReuse, leak, loadTwice, narrowText, endlessRefresh, dragByFirstIndex
}

/// Albums with photographs in a grid on Roster: an album opens and closes with a tap on its first item.
final class AlbumsViewController: UICollectionViewController {
  private typealias Section = ContentSection<Never, Photo, Never>

  private let server: SimulatedServer
  private let bug: AlbumsBug?
  private let content = NestedDataSource<Never, Photo, Never>([])
  private var albums: [(name: String, photos: [String])] = [
    ("Sea", (0..<6).map { "wave \($0)" }), ("Hills", (0..<9).map { "hill \($0)" }),
    ("Town", (0..<40).map { "street \($0)" }),
  ]
  private var closed: Set<String> = []
  private var closedIndexes: Set<Int> = []
  private var deleting: Set<String> = []
  private var draggedIndex: Int?
  private var nextPhoto = 100
  private var isRefreshing = false

  init(_ server: SimulatedServer, _ bug: AlbumsBug? = nil) {
    self.server = server
    self.bug = bug
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = bug == .narrowText ? CGSize(width: 56, height: 54) : CGSize(width: 110, height: 80)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// What the items show, in order.
  var names: [String] { albums.flatMap { closed.contains($0.name) ? [$0.name] : [$0.name] + $0.photos } }

  private var sections: [Section] {
    albums.enumerated().map { index, album in
      let isClosed = bug == .foldByIndex ? closedIndexes.contains(index) : closed.contains(album.name)
      let head = Photo(id: album.name, album: album.name, isAlbum: true)
      return Section(items: [head] + (isClosed ? [] : album.photos.map { Photo(id: $0, album: album.name) }))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.apply(sections)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Archive",
      primaryAction: UIAction { [weak self] _ in self?.archive() }
    )
    collectionView.refreshControl = UIRefreshControl()
    collectionView.refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    attach()
    guard bug == .leak else { return }
    Task { [self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        _ = names.count
      }
    }
  }

  private func attach() {
    collectionView.attach(content)
      .configure(PhotoCell.self) { [bug] (cell: PhotoCell, photo: Photo, _) in
        if bug == .narrowText { cell.label.text = "This is " + photo.id }
        if photo.isShared { cell.badge.text = "shared" } else if bug != .stateKeptByReuse { cell.badge.text = nil }
      }
      .onSelect(Photo.self) { [weak self] photo, place in
        guard let self, photo.isAlbum else { return }
        if let path = place.indexPath {
          closedIndexes.formSymmetricDifference([path.section])
          collectionView.deselectItem(at: path, animated: false)
        }
        closed.formSymmetricDifference([photo.id])
        content.apply(sections)
      }
      .contextMenu(for: Photo.self) { [weak self] photo, place in
        guard !photo.isAlbum else { return nil }
        let path = place.indexPath
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [
            UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(photo, path) }
          ])
        }
      }
      .canMove(Photo.self) { [weak self] photo, place in
        if self?.draggedIndex == nil { self?.draggedIndex = place.indexPath?.item }
        return !photo.isAlbum
      }
      .moveTarget { source, proposed in
        source.section == proposed.section && proposed.item > 0 ? proposed : source
      }
      .onMove { [weak self] source, destination in self?.move(source, to: destination) }
  }

  // MARK: Changes

  func receive() {
    nextPhoto += 1
    albums[0].photos.insert("photo \(nextPhoto)", at: 0)
    content.apply(sections)
  }

  private func archive() {
    guard albums.count > 1 else { return }
    albums.removeFirst()
    content.apply(sections)
  }

  private func refresh() {
    guard bug == .loadTwice || !isRefreshing else { return }
    isRefreshing = true
    if bug == .loadTwice { collectionView.refreshControl?.endRefreshing() }
    Task { [weak self, server] in
      let answer: Void? = try? await server.answer("all") {}
      self?.isRefreshing = false
      if self?.bug != .endlessRefresh || answer != nil { self?.collectionView.refreshControl?.endRefreshing() }
    }
  }

  private func delete(_ photo: Photo, _ path: IndexPath?) {
    guard deleting.insert(photo.id).inserted else { return }
    Task { [weak self, server] in
      let isGone: Void? = try? await server.answer("delete \(photo.id)") {}
      self?.deleting.remove(photo.id)
      if isGone != nil { self?.remove(photo, path) }
    }
  }

  private func remove(_ photo: Photo, _ path: IndexPath?) {
    if bug == .staleMenuPath, let path {
      guard albums.indices.contains(path.section), albums[path.section].photos.indices.contains(path.item - 1),
        !closed.contains(albums[path.section].name)
      else { return }
      albums[path.section].photos.remove(at: path.item - 1)
    } else {
      for index in albums.indices { albums[index].photos.removeAll { $0 == photo.id } }
    }
    content.apply(sections)
  }

  private func move(_ source: IndexPath, to destination: IndexPath) {
    let first = bug == .dragByFirstIndex ? draggedIndex ?? source.item : source.item
    draggedIndex = nil
    let section = source.section
    guard albums[section].photos.indices.contains(first - 1) else { return }
    albums[section].photos.insert(albums[section].photos.remove(at: first - 1), at: destination.item - 1)
    content.move(
      from: ItemPath(section: section, item: source.item),
      to: ItemPath(section: section, item: destination.item)
    )
  }
}
