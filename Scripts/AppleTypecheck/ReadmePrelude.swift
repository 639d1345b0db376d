import Roster

/// What README's samples take for granted.
let tableView = UITableView()
let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
