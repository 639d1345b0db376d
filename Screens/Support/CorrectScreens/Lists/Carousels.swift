import HeadlessUIKit

private final class SongCell: UICollectionViewCell {
  let title = UILabel()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 14)
    contentView.addSubview(title)
    contentView.addSubview(heart)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 4, y: 70, width: contentView.bounds.width - 8, height: 20)
    heart.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
  }

  func show(_ song: Song) {
    title.text = song.title
    heart.isHidden = !song.isLoved
    contentView.backgroundColor = isSelected ? .systemGray4 : .systemGray6
  }
}

private struct Song {
  var title: String
  var isLoved = false
}

private final class CarouselCell: UITableViewCell {
  let collection: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 100)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collection.register(SongCell.self, forCellWithReuseIdentifier: "song")
    contentView.addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = CGRect(x: 0, y: 30, width: contentView.bounds.width, height: contentView.bounds.height - 30)
  }
}

/// Rows of songs that scroll sideways, whose controller is the data source of each of them, told apart by its tag.
final class CarouselsViewController: UITableViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var songs = (0..<15).map { mood in (0..<12).map { Song(title: "Song \(mood)-\($0)") } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 140
    tableView.allowsSelection = false
    tableView.register(CarouselCell.self, forCellReuseIdentifier: "mood")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mood", for: indexPath)
    guard let carousel = (cell as? CarouselCell)?.collection else { return cell }
    carousel.tag = indexPath.row
    carousel.dataSource = self
    carousel.delegate = self
    carousel.contentOffset = .zero
    carousel.reloadData()
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    songs[collectionView.tag].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.show(songs[collectionView.tag][indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    songs[collectionView.tag][indexPath.item].isLoved.toggle()
    collectionView.reloadItems(at: [indexPath])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let (mood, title) = (collectionView.tag, songs[collectionView.tag][indexPath.item].title)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self, weak collectionView] _ in
      UIMenu(children: [
        UIAction(title: "Remove", attributes: .destructive) { _ in
          guard let self, let item = self.songs[mood].firstIndex(where: { $0.title == title }) else { return }
          self.songs[mood].remove(at: item)
          if collectionView?.tag == mood { collectionView?.deleteItems(at: [[0, item]]) }
        }
      ])
    }
  }
}

extension CorrectScreen {
  static let carousels = CorrectScreen("carousels") { _ in CarouselsViewController(style: .plain) }
}
