import HeadlessUIKit

private final class QuestionHeader: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.numberOfLines = 0
    button.contentHorizontalAlignment = .leading
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: contentView.topAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

/// Questions whose answers a tap on the header shows and hides.
final class QuestionsViewController: UITableViewController {
  private let questions = (1...8).map { number in
    (
      title: "Question \(number)",
      answers: (1...number % 3 + 1).map { "Answer \(number).\($0), which is somewhat longer than a line of text." }
    )
  }
  private var open: Set<Int> = [0]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuestionHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "answer")
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 48
    tableView.allowsSelection = false
  }

  override func numberOfSections(in tableView: UITableView) -> Int { questions.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    open.contains(section) ? questions[section].answers.count : 0
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? QuestionHeader
    header?.button.setTitle(questions[section].title, for: .normal)
    header?.onTap = { [weak self] in self?.toggle(section) }
    return header
  }

  private func toggle(_ section: Int) {
    let paths = questions[section].answers.indices.map { IndexPath(row: $0, section: section) }
    if open.remove(section) != nil {
      tableView.deleteRows(at: paths, with: .fade)
    } else {
      open.insert(section)
      tableView.insertRows(at: paths, with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = questions[indexPath.section].answers[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension CorrectScreen {
  static let questions = CorrectScreen("questions") { _ in QuestionsViewController(style: .plain) }
}
