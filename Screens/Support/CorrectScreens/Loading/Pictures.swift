import HeadlessUIKit
import ScreenTesting

/// Shows a picture that comes later, unless the cell is used for another meanwhile.
private final class PictureCell: UITableViewCell {
  private var task: Task<Void, Never>?

  func show(_ name: String, from server: SimulatedServer) {
    textLabel?.text = name
    imageView?.image = UIImage(systemName: "photo")
    task = Task { [weak self] in
      let size = try? await server.answer("picture \(name)") { CGSize(width: 40 + name.count, height: 40) }
      guard !Task.isCancelled, let size else { return }
      self?.imageView?.image = UIImage(headlessColor: .systemBlue, size: size)
      self?.setNeedsLayout()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    imageView?.image = nil
  }

  deinit { task?.cancel() }
}

/// Pictures without a cache: each cell loads its own, and a new cell shows a placeholder first.
final class PicturesViewController: UITableViewController {
  private let server: SimulatedServer
  private let names = (1...40).map { "Picture \($0)" }

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(names[indexPath.row], from: server)
    return cell
  }
}

extension CorrectScreen {
  static let pictures = CorrectScreen("pictures") { PicturesViewController($0.server()) }
}
