import Foundation
import Roster

/// 2,000 views on one screen: 40 rows of 49 labels and the rows themselves.
@MainActor final class LargeScreen {
  static let rows = 40
  static let columns = 49
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 2_000, height: 1_000))
  private(set) var inset = NSLayoutConstraint()
  private(set) var labels: [UILabel] = []

  init() {
    var above: UIView?
    for row in 0..<Self.rows {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 2)
      if row == 0 { inset = top }
      NSLayoutConstraint.activate([
        top,
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      fill(view, row)
      above = view
    }
  }

  private func fill(_ row: UIView, _ number: Int) {
    var before: UIView?
    for column in 0..<Self.columns {
      let label = UILabel()
      label.text = "\(number * column)"
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      labels.append(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? row.leadingAnchor, constant: 4),
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
      ])
      before = label
    }
    let height = row.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    before?.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor).isActive = true
  }
}
