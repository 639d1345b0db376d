#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// What rows say depends on which answer comes first, and what they show does not.
  @Suite @MainActor struct SpokenOrderTests {
    @Test(.slow, arguments: [true, false])
    func whatRowsSayIsComparedBetweenOrders(isFlawed: Bool) throws {
      var finding: Finding?
      do {
        try simulate(CountingViewController.self, worlds: 100, steps: 20) { world in
          CountingViewController(world.server(latency: .milliseconds(0...800)), isFlawed)
        }
      } catch { finding = (error as? SimulationFailure)?.finding }
      #expect(finding?.check == (isFlawed ? .order : nil), "\(finding as Any)")
    }
  }

  private final class CountingViewController: UITableViewController {
    private let (server, isFlawed): (SimulatedServer, Bool)
    private var (asked, answered) = (0, 0)

    init(_ server: SimulatedServer, _ isFlawed: Bool) {
      (self.server, self.isFlawed) = (server, isFlawed)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Mails"
      cell.accessibilityLabel = "Mails, \(answered) new"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      asked += 1
      let (number, server) = (asked, server)
      Task { [weak self] in
        guard let count = try? await server.answer("\(number)", { number }) else { return }
        self?.show(count)
      }
    }

    private func show(_ count: Int) {
      guard isFlawed || count > answered else { return }
      answered = count
      tableView.reloadData()
    }
  }
#endif
