import HeadlessUIKit

private final class ReviewCell: UITableViewCell {
  let label = UILabel()
  let more = UIButton(type: .system)
  var onMore: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    more.titleLabel?.font = .preferredFont(forTextStyle: .body)
    more.titleLabel?.adjustsFontForContentSizeCategory = true
    more.contentHorizontalAlignment = .leading
    more.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)
    more.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let stack = UIStackView(arrangedSubviews: [label, more])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOpen: Bool) {
    label.text = text
    label.numberOfLines = isOpen ? 0 : 2
    more.setTitle(isOpen ? "Less" : "More", for: .normal)
  }
}

/// Reviews of which a button shows all, in the cell, whose height follows.
final class ReviewsViewController: UITableViewController {
  private let reviews = (1...15).map { number in
    "Review \(number). " + String(repeating: "The food was good and the people were friendly. ", count: number % 4 + 1)
  }
  private var open: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReviewCell.self, forCellReuseIdentifier: "review")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { reviews.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "review", for: indexPath)
    guard let cell = cell as? ReviewCell else { return cell }
    let row = indexPath.row
    cell.show(reviews[row], isOpen: open.contains(row))
    cell.onMore = { [weak self, weak cell] in
      guard let self, let cell else { return }
      open.formSymmetricDifference([row])
      cell.show(reviews[row], isOpen: open.contains(row))
      self.tableView.performBatchUpdates(nil)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (tableView.cellForRow(at: indexPath) as? ReviewCell)?.onMore?()
  }
}

extension CorrectScreen {
  static let reviews = CorrectScreen("reviews") { _ in ReviewsViewController(style: .plain) }
}
