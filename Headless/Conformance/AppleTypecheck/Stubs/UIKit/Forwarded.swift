// UIKit that HeadlessUIKit does not have: what the views that composites hand to their children forward.

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
