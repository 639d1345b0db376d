import HeadlessUIKit

/// Films with five stars each, which are buttons in the rows; films are deleted by a swipe.
final class RatedViewController: UITableViewController {
  private let mistake: EverydayMistake?
  private var films = (1...30).map { (title: "Film \($0)", stars: $0 % 7 == 0 ? 3 : 0) }

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RatedCell.self, forCellReuseIdentifier: "film")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
    guard let cell = cell as? RatedCell else { return cell }
    let film = films[indexPath.row]
    cell.title.text = film.title
    if mistake != .starsKeptByReuse || film.stars > 0 { cell.stars = film.stars }
    let row = indexPath.row
    cell.onRate = { [weak self] cell, stars in
      guard let self else { return }
      let place = mistake == .starsOfOldRow ? row : self.tableView.indexPath(for: cell)?.row
      guard let place, films.indices.contains(place) else { return }
      films[place].stars = stars
      cell.stars = stars
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    films.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

private final class RatedCell: UITableViewCell {
  let title = UILabel()
  private var buttons: [UIButton] = []
  var onRate: ((RatedCell, Int) -> Void)?
  var stars = 0 {
    didSet {
      for (index, button) in buttons.enumerated() { button.setTitle(index < stars ? "★" : "☆", for: .normal) }
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    buttons = (1...5).map { number in
      let button = UIButton(type: .system)
      button.accessibilityLabel = "\(number) stars"
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          onRate?(self, number)
        },
        for: .touchUpInside
      )
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return button
    }
    stars = 0
    let line = UIStackView(arrangedSubviews: buttons)
    line.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [title, line])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension EverydayScreen {
  static let rated = EverydayScreen(name: "rated", mistakes: [.starsKeptByReuse, .starsOfOldRow]) { _, mistake in
    RatedViewController(mistake)
  }
}
