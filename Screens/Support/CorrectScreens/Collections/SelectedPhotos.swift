import HeadlessUIKit

final class SelectablePhotoCell: UICollectionViewCell {
  let label = UILabel()
  let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.backgroundColor = .systemFill
    contentView.addSubview(label)
    mark.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    mark.isHidden = !(state.isEditing && state.isSelected)
    contentView.alpha = state.isSelected ? 0.7 : 1
  }
}

/// Photos: a long press begins a selection, "Delete" asks first.
final class SelectedPhotosViewController: UICollectionViewController {
  var photos = (0..<60).map { "IMG \($0)" }
  private lazy var deleteItem = UIBarButtonItem(
    title: "Delete",
    primaryAction: UIAction { [weak self] _ in self?.confirm() }
  )
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    collectionView.register(SelectablePhotoCell.self, forCellWithReuseIdentifier: "t")
    collectionView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    let press = UILongPressGestureRecognizer()
    press.headlessAddHandler { [weak self] in self?.pressed($0) }
    collectionView.addGestureRecognizer(press)
  }
  func pressed(_ press: UIGestureRecognizer) {
    guard press.state == .began, !isEditing,
      let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return }
    setEditing(true, animated: true)
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    update()
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    update()
  }
  private func update() {
    navigationItem.leftBarButtonItem = isEditing ? deleteItem : nil
    deleteItem.isEnabled = !(collectionView.indexPathsForSelectedItems ?? []).isEmpty
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing { update() } else { collectionView.deselectItem(at: indexPath, animated: true) }
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { update() }
  private func confirm() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    let sheet = UIAlertController(title: nil, message: "Delete \(count) photos?", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.deleteSelected() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
  private func deleteSelected() {
    let paths = collectionView.indexPathsForSelectedItems ?? []
    for path in paths.sorted(by: >) { photos.remove(at: path.item) }
    collectionView.deleteItems(at: paths)
    setEditing(false, animated: true)
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "t", for: indexPath) as! SelectablePhotoCell
    cell.label.text = photos[indexPath.item]
    return cell
  }
}

extension CorrectScreen {
  static let selectedPhotos = CorrectScreen("selected photos") { _ in SelectedPhotosViewController() }
}
