import UIKit

class TagCell: UICollectionViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}

class TagHeader: UICollectionReusableView {
  @IBOutlet weak var titleLabel: UILabel!
}

class TagsViewController: UICollectionViewController {
  private let tags: [String]

  init(tags: [String]) {
    self.tags = tags
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tags"
    let bundle = Bundle(for: TagCell.self)
    collectionView.register(UINib(nibName: "TagCell", bundle: bundle), forCellWithReuseIdentifier: "TagCell")
    collectionView.register(
      UINib(nibName: "TagHeader", bundle: bundle),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "TagHeader"
    )
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return tags.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TagCell", for: indexPath) as! TagCell
    cell.nameLabel.text = tags[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "TagHeader",
      for: indexPath
    )
    (header as? TagHeader)?.titleLabel.text = "\(tags.count) tags"
    return header
  }
}
