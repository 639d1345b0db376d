// UIKit that HeadlessUIKit does not have: what the views that composites hand to their children forward.

@objc open class UIGestureRecognizer: NSObject {}
@objc open class UIPanGestureRecognizer: UIGestureRecognizer {}

@objc public protocol UITableViewDragDelegate: NSObjectProtocol {}
@objc public protocol UITableViewDropDelegate: NSObjectProtocol {}
@objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {}
@objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {}

extension UIView {
  @objc open dynamic var gestureRecognizers: [UIGestureRecognizer]? {
    get { fatalError() }
    set {}
  }
  @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  @objc open dynamic func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

extension UIScrollView {
  @objc open dynamic var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
}

extension UITableView {
  @objc open dynamic weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { fatalError() }
    set {}
  }
  @objc open dynamic weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { fatalError() }
    set {}
  }
}

extension UICollectionView {
  @objc open dynamic weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { fatalError() }
    set {}
  }
  @objc open dynamic weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { fatalError() }
    set {}
  }
}

// What the methods of Swift with registrations call.

@objc open class __UICollectionViewCellRegistration: NSObject {
  open var cellClass: AnyClass? { fatalError() }
  open var cellNib: UINib? { fatalError() }
  open var configurationHandler: (UICollectionViewCell, IndexPath, Any) -> Void { fatalError() }
}

@objc open class __UICollectionViewSupplementaryRegistration: NSObject {
  open var supplementaryClass: AnyClass? { fatalError() }
  open var supplementaryNib: UINib? { fatalError() }
  open var elementKind: String { fatalError() }
  open var configurationHandler: (UICollectionReusableView, String, IndexPath) -> Void { fatalError() }
}

extension UICollectionView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @objc open dynamic func __dequeueConfiguredReusableCell(
    with registration: __UICollectionViewCellRegistration,
    for indexPath: IndexPath,
    item: Any
  ) -> UICollectionViewCell { fatalError() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @objc open dynamic func __dequeueConfiguredReusableSupplementaryView(
    with registration: __UICollectionViewSupplementaryRegistration,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
}
