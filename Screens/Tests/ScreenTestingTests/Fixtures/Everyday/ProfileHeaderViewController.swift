import Foundation
import HeadlessUIKit

/// A profile whose header shrinks while its table scrolls, and which follows a notification.
final class ProfileHeaderViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private static let didFollow = Notification.Name("EverydayProfileDidFollow")
  private let mistake: EverydayMistake?
  private let table = UITableView(frame: .zero, style: .plain)
  private let name = UILabel()
  private lazy var height = name.heightAnchor.constraint(equalToConstant: Self.tallest)
  private var observer: (any NSObjectProtocol)?
  private var followers = 0

  private static var tallest: CGFloat { 160 }

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.text = mistake == .headerTextCutOff ? "Ada Lovelace, Countess, who wrote the first program of all" : "Ada"
    name.numberOfLines = mistake == .headerTextCutOff ? 0 : 1
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    for subview in [name, table] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      height,
      table.topAnchor.constraint(equalTo: name.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    follow()
  }

  private func follow() {
    if mistake == .observerStays {
      observer = NotificationCenter.default.addObserver(forName: Self.didFollow, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { self.count() }
      }
    } else {
      observer = NotificationCenter.default.addObserver(forName: Self.didFollow, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.count() }
      }
    }
  }

  private func count() {
    followers += 1
    table.reloadData()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    height.constant = max(60, Self.tallest - max(0, scrollView.contentOffset.y))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? "\(followers) followers" : "Post \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    NotificationCenter.default.post(name: Self.didFollow, object: nil)
  }
}

extension EverydayScreen {
  static let profile = EverydayScreen(name: "profile", mistakes: [.observerStays, .headerTextCutOff]) { _, mistake in
    ProfileHeaderViewController(mistake)
  }
}
