import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

private final class NumbersViewController: UITableViewController {
  var isWasteful = false
  var measures = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    if !measures { tableView.rowHeight = 44 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      isWasteful
      ? UITableViewCell(style: .default, reuseIdentifier: nil)
      : tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

@Suite @MainActor struct BudgetTests {
  private func failure(_ body: () throws -> Void) -> BudgetFailure? {
    do {
      try body()
      return nil
    } catch {
      return error as? BudgetFailure
    }
  }

  @Test
  func aScreenfulOfATableUsesTheCellsThatAreThereAgainAndAsksForEachNewRowOnce() throws {
    let numbers = NumbersViewController(style: .plain)
    let screen = TestScreen(numbers)
    try screen.scrollScreenful()
    let visible = numbers.tableView.visibleCells.count
    for _ in 0..<5 {
      let counts = try screen.expect(within: ScreenBudget(cellsCreated: 2, dequeues: visible + 1, sizingPasses: 0)) {
        try screen.scrollScreenful()
      }
      #expect(counts.dequeues >= visible - 1)
      #expect(counts.providerCalls > 0 && counts.layoutPasses > 0)
    }
    try expectEqual(screen.counts { try screen.scrollScreenful() }, screen.counts { try screen.scrollScreenful() })
    try screen.scrollToEnd()
    #expect(try !screen.scrollScreenful())
  }

  @Test
  func aScreenThatMakesACellForEachRowIsOverItsBudgetAndTheFailureSaysByHowMuch() throws {
    let numbers = NumbersViewController(style: .plain)
    numbers.isWasteful = true
    let screen = TestScreen(numbers)
    let failure = try #require(
      failure { try screen.expect(within: ScreenBudget(cellsCreated: 3, dequeues: 0)) { try screen.scrollScreenful() } }
    )
    expectEqual(failure.excess, ["\(failure.counts.cellsCreated) cells were made, and the budget is 3."])
    expectEqual(failure.description, failure.excess[0])
  }

  @Test
  func rowsThatSizeThemselvesAreCountedAndCompletionsOfUpdatesAreTurns() throws {
    let numbers = NumbersViewController(style: .plain)
    numbers.measures = true
    let screen = TestScreen(numbers)
    #expect(try screen.counts { try screen.scrollScreenful() }.sizingPasses > 10)
    let counts = screen.counts { numbers.tableView.performBatchUpdates({}, completion: { _ in }) }
    expectEqual(counts.turns, 1)
    expectEqual(screen.counts {}, HeadlessCounts())
  }

  @Test
  func collectionViewsAreCountedAsTablesAre() throws {
    let folders = FoldersViewController(
      SimulatedServer(choices: Choices(seed: 1), latency: .milliseconds(0...0), failing: 0, keepsOrder: false)
    )
    let screen = TestScreen(folders, size: CGSize(width: 390, height: 400))
    try screen.scrollScreenful()
    let counts = try screen.counts { try screen.scrollScreenful() }
    #expect(counts.dequeues > 5 && counts.cellsCreated <= 6)
  }
}
