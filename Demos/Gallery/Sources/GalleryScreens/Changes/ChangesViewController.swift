import Foundation
import Roster

/// A station's board with buttons that change it, and a line that says what each update consisted of.
public final class ChangesViewController: UIViewController {
  /// The table with the board.
  public let tableView = UITableView(frame: .zero, style: .insetGrouped)
  /// What the table shows.
  public private(set) var board: StationBoard
  /// What the last update consisted of; `nil` before the first one.
  public private(set) var report: ListUpdateReport?
  /// Where the cells on the screen came from in the last update.
  public private(set) var cellUse = CellUse()
  /// Whether the screen says how long updates take, which differs from one run to the next.
  public var showsTime = true
  /// How long a storm waits between two changes.
  public var stormInterval = Duration.seconds(1)

  /// How many changes can be undone.
  public static let undoLimit = 1_000

  private let content = NestedDataSource<PlatformHead, AnyTableViewPresentable, String>()
  private var generator: StationGenerator
  private var history: [StationBoard] = []
  private let meter = CellUseMeter()
  private var storm: Task<Void, Never>?

  private lazy var undoButton = UIButton.small("Undo", on: self) { $0.undo() }
  private lazy var stormButton = UIButton.small("Storm", on: self) { $0.toggleStorm() }
  private lazy var bar = ChangesBar([
    [changeButton(.shuffle), changeButton(.insert), changeButton(.delete), changeButton(.change)],
    [changeButton(.moveRow), changeButton(.moveSection), undoButton, stormButton],
  ])

  /// - Parameter generator: where the board and everything that happens to it come from.
  public init(generator: StationGenerator = StationGenerator(seed: 1)) {
    self.generator = generator
    board = self.generator.board()
    super.init(nibName: nil, bundle: nil)
    title = "Changes"
  }

  public required init?(coder: NSCoder) {
    generator = StationGenerator(seed: 1)
    board = generator.board()
    super.init(coder: coder)
    title = "Changes"
  }

  deinit {
    storm?.cancel()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tableView.estimatedRowHeight = 52
    tableView.estimatedSectionHeaderHeight = 36
    tableView.estimatedSectionFooterHeight = 30
    tableView.sectionHeaderTopPadding = 0
    content.apply(board.sections)
    var options = TableViewUpdateOptions()
    options.observer = { [weak self] in self?.didUpdate($0) }
    tableView.attach(content, options: options)
    view.addSubview(tableView)
    view.addSubview(bar)
    bar.show("Tap a button to change the board.", "Each tap is one update.")
    updateButtons()
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    let bottom = bar.frame.maxY
    tableView.frame = CGRect(
      x: 0,
      y: bottom,
      width: view.bounds.width,
      height: max(0, view.bounds.height - bottom)
    )
  }

  override public func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopStorm()
  }

  // MARK: Changes

  /// Makes changes as one update.
  public func make(_ changes: BoardChange...) {
    var next = board
    for change in changes { next.make(change, using: &generator) }
    guard next != board else { return }
    history.append(board)
    if history.count > ChangesViewController.undoLimit { history.removeFirst() }
    show(next)
  }

  /// Makes a change that chance picks.
  public func makeAnyChange() {
    guard let change = BoardChange.allCases.randomElement(using: &generator) else { return }
    make(change)
  }

  /// Takes the last change back.
  public func undo() {
    guard let last = history.popLast() else { return }
    show(last)
  }

  private func show(_ next: StationBoard) {
    meter.begin(tableView, board)
    board = next
    content.apply(next.sections)
    updateButtons()
  }

  private func didUpdate(_ report: ListUpdateReport) {
    tableView.layoutIfNeeded()
    self.report = report
    cellUse = meter.end(tableView, board)
    let summary = UpdateSummary(report: report, cells: cellUse, showsTime: showsTime, locale: locale)
    bar.show(summary.changes, summary.costs)
    // Other texts may have other numbers of lines.
    view.setNeedsLayout()
  }

  // MARK: The storm

  /// Whether changes happen by themselves.
  public var isStormy: Bool { storm != nil }

  /// Makes a change once in a while, until ``stopStorm()`` is called or the screen goes.
  public func startStorm() {
    guard storm == nil else { return }
    storm = Task { [weak self, stormInterval] in
      while true {
        try? await Task.sleep(for: stormInterval)
        // A sleep may have ended just before the storm did.
        guard !Task.isCancelled, let self else { return }
        makeAnyChange()
      }
    }
    updateButtons()
  }

  public func stopStorm() {
    storm?.cancel()
    storm = nil
    updateButtons()
  }

  private func toggleStorm() {
    if isStormy { stopStorm() } else { startStorm() }
  }

  // MARK: Buttons

  private func changeButton(_ change: BoardChange) -> UIButton {
    UIButton.small(change.title, on: self) { $0.make(change) }
  }

  private func updateButtons() {
    undoButton.isEnabled = !history.isEmpty
    stormButton.setTitle(isStormy ? "Calm" : "Storm", for: .normal)
  }
}
