#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// What constraints leave open is looked for when it may have become another: with the size of the window, with that of text, and in
  /// the end.
  @Suite @MainActor struct LayoutCheckTests {
    private func find(_ moment: LooseMoment, without off: Set<Check> = []) -> SimulationFailure? {
      do {
        try simulate(LooseLabelsViewController.self, worlds: 60, steps: 10, without: off) { _ in
          LooseLabelsViewController(moment)
        }
        return nil
      } catch { return error as? SimulationFailure }
    }

    @Test(.slow, arguments: LooseMoment.allCases)
    func labelsThatLoseAnEdgeAreFoundInOneStep(moment: LooseMoment) throws {
      let failure = try #require(find(moment), "nothing is found")
      #expect(failure.finding.check == .layout, "\(failure)")
      let code =
        switch moment {
        case .tapped: "tap"
        case .resized: "resize"
        case .textSizeChanged: "setTextSize"
        }
      #expect(failure.steps.count == 1 && failure.steps[0].contains("screen.\(code)("), "\(failure)")
      if let other = find(moment, without: [.layout]) { Issue.record("\(other)") }
    }
  }

  /// When labels lose an edge: for good with a tap, and otherwise for a second, so that nothing is left of it in the end.
  enum LooseMoment: CaseIterable {
    case tapped, resized, textSizeChanged
  }

  /// A list with labels that lose their leading edge.
  private final class LooseLabelsViewController: UITableViewController {
    private let moment: LooseMoment
    private var isLoose = false

    init(_ moment: LooseMoment) {
      self.moment = moment
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      for subview in cell.contentView.subviews { subview.removeFromSuperview() }
      let label = UILabel()
      label.text = "Row \(indexPath.row)"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16).isActive = !isLoose
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: false)
      if moment == .tapped { setLoose(true) }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      if moment == .resized { loosenForASecond() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard moment == .textSizeChanged, let previousTraitCollection,
        previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      else { return }
      loosenForASecond()
    }

    private func setLoose(_ isLoose: Bool) {
      self.isLoose = isLoose
      tableView.reloadData()
    }

    private func loosenForASecond() {
      setLoose(true)
      Task { [weak self] in
        try? await Task.sleep(for: .seconds(1))
        self?.setLoose(false)
      }
    }
  }
#endif
