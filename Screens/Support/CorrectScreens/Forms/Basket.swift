import HeadlessUIKit

@MainActor private protocol BasketCellDelegate: AnyObject {
  func basketCell(_ cell: BasketCell, didChange count: Int)
}

private final class BasketCell: UITableViewCell {
  let name = UILabel()
  let count = UILabel()
  let stepper = UIStepper()
  weak var delegate: (any BasketCellDelegate)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for label in [name, count] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let texts = UIStackView(arrangedSubviews: [name, count])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, stepper])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.basketCell(self, didChange: Int(stepper.value))
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { nil }
}

/// Steppers in cells, which tell the controller by a delegate; the sum stands in the footer.
final class BasketViewController: UITableViewController, BasketCellDelegate {
  private var goods = [("Bread", 1), ("Olives", 2), ("Cheese from the mountains", 1), ("Wine", 0), ("Figs", 12)]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BasketCell.self, forCellReuseIdentifier: "basket")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goods.count }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "\(goods.reduce(0) { $0 + $1.1 }) pieces"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "basket", for: indexPath)
    guard let cell = cell as? BasketCell else { return cell }
    let (name, count) = goods[indexPath.row]
    cell.name.text = name
    cell.count.text = "\(count)"
    cell.stepper.value = Double(count)
    cell.stepper.accessibilityLabel = name
    cell.delegate = self
    return cell
  }

  fileprivate func basketCell(_ cell: BasketCell, didChange count: Int) {
    guard let path = tableView.indexPath(for: cell) else { return }
    goods[path.row].1 = count
    tableView.reloadSections([0], with: .none)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    goods.remove(at: indexPath.row)
    // A deleted row leaves the footer as it is, which has the sum.
    tableView.reloadSections([0], with: .automatic)
  }
}

extension CorrectScreen {
  static let basket = CorrectScreen("basket") { _ in BasketViewController(style: .grouped) }
}
