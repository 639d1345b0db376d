import Foundation
import Roster
import ScreenTesting
import Testing

@testable import GalleryScreens
@testable import gallery

#if os(Linux) && canImport(Glibc)
  /// The feed on virtual time, with its server.
  @MainActor struct FeedScreenTests {
    private func simulate(_ body: (_ table: UITableView, _ wait: (Int) -> Void) throws -> Void) rethrows {
      try Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let screen = FeedViewController()
        let phone = Phone(screen)
        try body(screen.tableView) { milliseconds in
          for _ in 0..<milliseconds / 50 {
            screen.tableView.layoutIfNeeded()
            scheduler.advance(by: .milliseconds(50))
          }
          screen.tableView.layoutIfNeeded()
        }
        withExtendedLifetime(phone) {}
      }
    }

    private func labels(of view: UIView?) -> [String] {
      guard let view else { return [] }
      return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { labels(of: $0) }
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.flatMap { labels(of: $0.contentView) } }

    private func set(_ title: String, _ table: UITableView) throws {
      let cell = try #require(table.visibleCells.first { labels(of: $0.contentView).contains(title) })
      let toggle = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? UISwitch }.first)
      toggle.headlessTap()
    }

    @Test func pagesComeAsOneScrolls() {
      simulate { table, wait in
        wait(1_000)
        #expect(texts(table).contains("Inês"))
        for _ in 0..<8 {
          table.headlessScrollToEnd()
          wait(400)
        }
        #expect(table.numberOfRows(inSection: 1) == 60)
        #expect(!texts(table).contains("Older posts"))
      }
    }

    @Test func failuresAreToldAndTriedAgain() throws {
      try simulate { table, wait in
        wait(1_000)
        let count = table.numberOfRows(inSection: 1)
        try set("Failing", table)
        wait(100)
        table.headlessPullToRefresh()
        wait(1_000)
        #expect(table.refreshControl?.isRefreshing == false)
        #expect(texts(table).contains("There may be newer posts. Try again"))
        #expect(table.numberOfRows(inSection: 2) >= count)
        try set("Failing", table)
        wait(100)
        table.headlessTapRow(at: IndexPath(row: 0, section: 1))
        wait(1_000)
        #expect(!texts(table).contains("There may be newer posts. Try again"))
      }
    }

    @Test func aSlowServerHasASpinner() throws {
      try simulate { table, wait in
        wait(1_000)
        try set("Slow", table)
        wait(100)
        table.headlessScrollToEnd()
        wait(400)
        table.headlessScrollToEnd()
        let isMoving = table.visibleCells.contains { cell in
          spinners(in: cell.contentView).contains { $0.isAnimating && !$0.isHidden }
        }
        #expect(isMoving)
      }
    }

    private func spinners(in view: UIView) -> [UIActivityIndicatorView] {
      (view as? UIActivityIndicatorView).map { [$0] } ?? view.subviews.flatMap { spinners(in: $0) }
    }
  }
#endif
