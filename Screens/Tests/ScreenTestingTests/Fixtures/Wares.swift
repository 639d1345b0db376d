import Foundation
import HeadlessUIKit
import ScreenTesting

/// How wares keep something in statics.
enum WaresState: CaseIterable, Sendable {
  /// The basket is a singleton, and the screen says how much is in it.
  case basketShown
  /// What is sold is taken out of a singleton's wares, and the screen's own list is always the whole one.
  case soldOnce
  /// What is wrong when the first ware is put into the basket is wrong once in a process.
  case wrongOnce
  /// A ware that is put into the basket stops the app, where the screen is the first of its process.
  case stopsOnce
  /// A ware that is put into the basket takes for ever, where the screen is the first of its process.
  case hangsOnce
  /// A formatter, constants, pictures that are loaded once, and a number for each ware that nobody sees.
  case harmless
  /// An identifier of the device that is drawn once, and colours that are drawn after it.
  case drawnOnce
  /// The basket is a singleton, nothing says how much is in it, and two prices are asked for.
  case pricesCounted
}

/// Wares, which a tap puts into a basket.
final class WaresViewController: UITableViewController {
  /// What the fixture's screens keep between worlds.
  @MainActor enum Kept {
    static var basket: [String] = []
    static var wares = WaresViewController.all
    static var hasHappened = false
    static var launches = 0
    static var pictures: [Int: UIImage] = [:]
    static var lastNumber = 0
    static var device: UUID?
    static var priceRequests = 0

    static func empty() {
      (basket, wares, hasHappened, pictures) = ([], WaresViewController.all, false, [:])
      (launches, lastNumber, device, priceRequests) = (0, 0, nil, 0)
    }
  }

  static let all = (0..<6).map { "Ware \($0)" }
  private static let formatter = NumberFormatter()

  private let state: WaresState
  private let server: SimulatedServer
  private var basket: [String] = []
  private var price = ""
  /// What the screen says that it shows.
  private(set) var names = WaresViewController.all
  private var colors: [UIColor] = []

  init(_ state: WaresState, _ server: SimulatedServer) {
    (self.state, self.server) = (state, server)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ware")
    Kept.launches += 1
    switch state {
    case .harmless: loadPictures()
    case .drawnOnce:
      if Kept.device == nil { Kept.device = UUID() }
      colors = Self.all.map { _ in [UIColor.red, .green, .blue, .orange].randomElement() ?? .red }
    case .pricesCounted: for name in ["first", "second"] { askForPrice(name) }
    default: break
    }
  }

  // MARK: Rows

  private var rows: [String] { state == .soldOnce ? Kept.wares : names }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ware", for: indexPath)
    cell.textLabel?.text = text(ofRow: indexPath.row)
    cell.imageView?.image = state == .harmless ? Kept.pictures[indexPath.row] : nil
    cell.backgroundColor = state == .drawnOnce ? colors[indexPath.row] : nil
    return cell
  }

  private func text(ofRow row: Int) -> String {
    guard row == 0 else { return rows[row] }
    switch state {
    case .basketShown: return "\(Kept.basket.count) in the basket"
    case .harmless: return Self.formatter.string(from: NSNumber(value: basket.count)) ?? ""
    case .pricesCounted: return "Price \(price)"
    default: return rows[row]
    }
  }

  // MARK: Taps

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    switch state {
    case .basketShown: Kept.basket.append(rows[indexPath.row])
    case .soldOnce:
      guard rows.count > 1 else { return }
      names.removeAll { $0 == rows[indexPath.row] }
      Kept.wares.remove(at: indexPath.row)
    case .wrongOnce:
      guard Kept.hasHappened else {
        Kept.hasHappened = true
        tableView.cellForRow(at: indexPath)?.textLabel?.text = "Thank you"
        return
      }
    case .stopsOnce: if Kept.launches == 1 { fatalError("The basket was not made") }
    case .hangsOnce: while Kept.launches == 1 { usleep(100_000) }
    case .harmless:
      Kept.lastNumber += 1
      basket.append(rows[indexPath.row])
    case .drawnOnce, .pricesCounted: basket.append(rows[indexPath.row])
    }
    tableView.reloadData()
  }

  // MARK: Requests

  private func loadPictures() {
    for row in names.indices where Kept.pictures[row] == nil {
      Task { [weak self, server] in
        _ = try? await server.answer("picture \(row)") {}
        Kept.pictures[row] = UIImage(systemName: "circle")
        self?.tableView.reloadData()
      }
    }
  }

  /// The price is how many were asked for in the process, which the answers' order has nothing to do with.
  private func askForPrice(_ name: String) {
    Task { [weak self, server] in
      _ = try? await server.answer("the \(name) price") {}
      Kept.priceRequests += 1
      self?.price = "\(Kept.priceRequests / 2)"
      self?.tableView.reloadData()
    }
  }
}
