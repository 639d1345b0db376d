#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import Testing

  /// A spinner beside a table's rows is judged where all of it is seen.
  @Suite @MainActor struct ActivityCheckTests {
    enum Place: CaseIterable {
      case header, footer, row
    }

    @Test(arguments: Place.allCases, [3, 60])
    func aSpinnerThatIsSeenTurnsForSomething(place: Place, rows: Int) {
      let isSeen = place == .header || (place == .footer && rows == 3)
      var check: Check?
      do {
        try simulate(SpinningViewController.self, worlds: 2, steps: 0) { _ in
          SpinningViewController(place, rows: rows)
        }
      } catch { check = (error as? SimulationFailure)?.finding.check }
      #expect(check == (isSeen ? .activity : nil))
    }
  }

  private final class SpinningViewController: UITableViewController {
    private let place: ActivityCheckTests.Place
    private let rows: Int

    init(_ place: ActivityCheckTests.Place, rows: Int) {
      (self.place, self.rows) = (place, rows)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      switch place {
      case .header: tableView.tableHeaderView = spinner()
      case .footer: tableView.tableFooterView = spinner()
      case .row: break
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      if place == .row { cell.accessoryView = spinner() }
      return cell
    }

    private func spinner() -> UIView {
      let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      spinner.startAnimating()
      return spinner
    }
  }
#endif
