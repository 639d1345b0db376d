import HeadlessUIKit

/// A table that is as high as its rows.
private final class FullTable: UITableView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) }
}

/// A text, and a table below it, in one scroll view.
final class ArticleViewController: UIViewController, UITableViewDataSource {
  private let comments = [
    "I liked this.", "So did I, and I have read it to all of my friends at least twice.", "Thanks!",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = label("On reading", .largeTitle)
    let body = label(String(repeating: "Whoever reads a lot knows a lot, and forgets some of it. ", count: 12), .body)
    let table = FullTable()
    table.isScrollEnabled = false
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "comment")
    let stack = UIStackView(arrangedSubviews: [heading, body, table])
    stack.axis = .vertical
    stack.spacing = 16
    let scroller = UIScrollView()
    scroller.addSubview(stack)
    view.addSubview(scroller)
    for view in [scroller, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroller.contentLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroller.contentLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
    cell.textLabel?.text = comments[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}

extension CorrectScreen {
  static let article = CorrectScreen("article") { _ in ArticleViewController() }
}
