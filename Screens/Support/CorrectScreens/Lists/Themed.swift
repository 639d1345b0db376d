import HeadlessUIKit
import ScreenTesting

/// A cell that looks otherwise when it is chosen, and a badge that comes and goes.
private final class ChannelCell: UITableViewCell {
  private let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    badge.font = .preferredFont(forTextStyle: .footnote)
    badge.adjustsFontForContentSizeCategory = true
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { nil }

  var unread = 0 {
    didSet {
      badge.text = unread > 0 ? "\(unread)" : nil
      badge.accessibilityLabel = "\(unread) new"
      badge.sizeToFit()
      accessoryView = unread > 0 ? badge : nil
    }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    textLabel?.font = .systemFont(ofSize: 17, weight: selected ? .semibold : .regular)
  }
}

/// Channels with numbers of unread messages, which go when one is opened.
final class ChannelsViewController: UITableViewController {
  private var channels = (0..<24).map { (name: "Channel \($0)", unread: $0 % 4) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChannelCell.self, forCellReuseIdentifier: "channel")
  }

  func receive(_ index: Int) {
    channels[index].unread += 1
    (tableView.cellForRow(at: [0, index]) as? ChannelCell)?.unread = channels[index].unread
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { channels.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "channel", for: indexPath)
    cell.textLabel?.text = channels[indexPath.row].name
    (cell as? ChannelCell)?.unread = channels[indexPath.row].unread
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    channels[indexPath.row].unread = 0
    (tableView.cellForRow(at: indexPath) as? ChannelCell)?.unread = 0
  }
}

extension CorrectScreen {
  static let channels = CorrectScreen(
    "channels",
    events: [.event("message") { channels, choices in channels.receive(Int.random(in: 0..<24, using: &choices)) }]
  ) { _ in ChannelsViewController(style: .plain) }
}
