import TestSupport
import Testing

@testable import HeadlessUIKit

/// Margins that a superview shares. Source: Apple, `preservesSuperviewLayoutMargins`: they count where the distance between the
/// edges of a view and of its superview is smaller than they are. What is scrolled has no such distance.
@MainActor
struct UIViewMarginsTests {
  /// A screen under bars, whose list has 40 rows of 44 points.
  private func screen(_ list: UIScrollView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    list.frame = window.bounds
    list.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func margins(of cells: [UIView]) -> Set<[CGFloat]> {
    Set(
      cells.map { cell in
        cell.preservesSuperviewLayoutMargins = true
        return [cell.layoutMargins.top, cell.layoutMargins.left, cell.layoutMargins.bottom, cell.layoutMargins.right]
      }
    )
  }

  @Test func rowsOfATableKeepTheirHeightUnderItsBars() {
    let source = TextRows(count: 40)
    let table = UITableView()
    table.rowHeight = 44
    table.dataSource = source
    let window = screen(table)
    for y in stride(from: -59 as CGFloat, through: 999, by: 23) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
      expectEqual(margins(of: table.visibleCells), [[8, 20, 8, 20]], "at \(y)")
    }
  }

  @Test func itemsOfACollectionKeepTheirHeightUnderItsBars() {
    let source = ColouredItems(count: 40)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    let window = screen(collection)
    for y in stride(from: -59 as CGFloat, through: 999, by: 23) {
      collection.contentOffset.y = y
      window.layoutIfNeeded()
      expectEqual(margins(of: collection.visibleCells), [[8, 20, 8, 20]], "at \(y)")
    }
  }

  @Test func constraintsFollowTheMarginsOfASuperview() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: outer.bounds)
    let inner = UIView(frame: outer.bounds)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(child)
    for view in [middle, inner] { view.preservesSuperviewLayoutMargins = true }
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 84, height: 84))

    outer.layoutMargins.left = 30
    outer.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 30, y: 8, width: 62, height: 84))

    inner.frame.origin.x = 5
    outer.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 25, y: 8, width: 67, height: 84))

    inner.frame.origin.x = 0
    outer.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    outer.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 30, y: 28, width: 62, height: 64))

    let plain = UIView(frame: outer.bounds)
    plain.addSubview(middle)
    plain.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 84, height: 84))
  }

  /// A cell of a nib has another height than its row until it is measured, and so has its content view.
  @Test func aCellIsMeasuredWithTheMarginsThatItWillHave() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    cell.contentView.frame = cell.bounds
    let text = UILabel()
    text.text = "Lisbon"
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(text)
    for view in [cell, cell.contentView] { view.preservesSuperviewLayoutMargins = true }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
    ])
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let inItsOwnHeight = height()
    cell.frame.size.height = 44
    expectEqual(height(), inItsOwnHeight)
    cell.frame.size.height = 300
    expectEqual(height(), inItsOwnHeight)
  }

  @Test func edgesAreThoseThatTheSuperviewShows() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
    outer.bounds.origin = CGPoint(x: 200, y: 300)
    let inner = UIView(frame: CGRect(x: 210, y: 310, width: 80, height: 80))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    expectEqual(inner.layoutMargins, UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50))
  }
}

@MainActor
private final class TextRows: NSObject, UITableViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }

  func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

@MainActor
private final class ColouredItems: NSObject, UICollectionViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }

  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
