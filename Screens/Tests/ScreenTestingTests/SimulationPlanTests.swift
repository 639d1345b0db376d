#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import Simulation
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What a simulation leaves out because it cannot find anything.
  @Suite @MainActor struct SimulationPlanTests {
    private func inbox(_ bug: InboxBug?) -> SimulationPlan<InboxViewController> {
      var plan = SimulationPlan { world in InboxViewController(world.server(failing: 0.2), bug) }
      plan.events = [.arrival { inbox, _ in inbox.receive() }]
      plan.shown = { $0.subjects }
      plan.selected = { $0.selectedSubjects }
      return plan
    }

    private func folders(_ bug: FoldersBug?) -> SimulationPlan<FoldersViewController> {
      var plan = SimulationPlan { world in FoldersViewController(world.server(failing: 0.1), bug) }
      plan.events = [.arrival { folders, _ in folders.receive() }]
      plan.shown = { $0.names }
      return plan
    }

    /// Runs some worlds with and without what is left out; how many of them had a finding.
    private func compare<Screen>(_ plan: SimulationPlan<Screen>, _ name: String, seeds: ClosedRange<UInt64>) -> Int {
      var thorough = plan
      thorough.isThorough = true
      var found = 0
      for seed in seeds {
        let outcome = plan.run(Choices(seed: seed))
        let expected = thorough.run(Choices(seed: seed))
        #expect(outcome.finding == expected.finding, "\(name), seed \(seed)")
        #expect(outcome.steps == expected.steps && outcome.script == expected.script, "\(name), seed \(seed)")
        #expect(outcome.items == expected.items && outcome.requests == expected.requests, "\(name), seed \(seed)")
        if outcome.finding != nil { found += 1 }
      }
      return found
    }

    @Test(.slow)
    func checksThatAreLeftOutWouldHaveFoundNothingInCorrectScreensAndInThoseWithMistakes() {
      #expect(compare(inbox(nil), "inbox", seeds: 1...(Seeds.runSlowTests ? 12 : 2)) == 0)
      #expect(compare(folders(nil), "folders", seeds: 1...(Seeds.runSlowTests ? 12 : 2)) == 0)
      var found = 0
      for bug in InboxBug.allCases where bug != .trapInSwipe {
        found += compare(inbox(bug), bug.rawValue, seeds: 20...22)
      }
      for bug in FoldersBug.allCases { found += compare(folders(bug), bug.rawValue, seeds: 20...22) }
      #expect(found > 10)
    }

    @Test
    func whatCellsShowIsComparedInPartsAndEqualPartsAreEqualLines() throws {
      let screen = TestScreen(UITableViewController(style: .plain))
      let cells = [UIColor.red, .blue, .clear].flatMap { color in
        ["a", "b", ""].flatMap { text in
          [UITableViewCell.AccessoryType.none, .checkmark].flatMap { accessory in
            [UIImage(systemName: "folder"), UIImage(systemName: "doc"), nil].map { image in
              let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
              cell.backgroundColor = color
              cell.textLabel?.text = text
              cell.imageView?.image = image
              cell.accessoryType = accessory
              screen.window.addSubview(cell)
              return cell
            }
          }
        }
      }
      let parts = cells.map { CellContent.parts(of: $0) }
      for first in parts {
        for second in parts {
          #expect((first == second) == (CellContent.lines(of: first) == CellContent.lines(of: second)))
        }
      }
      #expect(Set(parts.map(CellContent.lines(of:))).count > 30)
    }
  }
#endif
