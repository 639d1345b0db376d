import BenchmarkSupport
import Foundation
import Roster
import Simulation
import TestSupport

/// A list on the screen, and a source of events.
@MainActor struct FeedRun {
  enum Kind: CaseIterable {
    case follow, eachEvent
  }

  private static let framesPerSecond = 60

  let rate: Int
  let rows: Int
  let seconds: Int

  func result(of kind: Kind) -> FeedResult {
    Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
      var prices = (0..<rows).map { Price(id: $0, cents: 100 + $0) }
      var random = SeededGenerator(seed: 1)
      let content = FlatDataSource(prices)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 44
      window.addSubview(table)
      table.attach(content)
      table.layoutIfNeeded()
      var updates = 0
      let observation = content.changes.observe { _ in updates += 1 }

      let (events, source) = AsyncStream.makeStream(of: PriceEvent.self)
      let following = follow(events, kind, content)
      var nextID = rows
      var sent = 0
      var frames: [Double] = []
      for frame in 1...seconds * Self.framesPerSecond {
        let due = frame * rate / Self.framesPerSecond
        while sent < due {
          let event = PriceEvent.random(prices, nextID: nextID, &random)
          if case .came = event { nextID += 1 }
          event.make(in: &prices)
          source.yield(event)
          sent += 1
        }
        let time = ProcessorTime.measure {
          scheduler.advance(by: .seconds(1) / Self.framesPerSecond, limit: .max)
        }
        frames.append(time / .milliseconds(1))
      }
      source.finish()
      scheduler.advance(by: .seconds(1), limit: .max)
      let shown = table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
      withExtendedLifetime((following, observation, window)) {}
      return FeedResult(
        kind == .follow ? "`follow(events:)`" : "each event",
        frames: frames,
        seconds: seconds,
        updates: updates,
        isExact: content.items == prices && shown == prices.prefix(shown.count).map(\.text) && !shown.isEmpty
      )
    }
  }

  private func follow(
    _ events: AsyncStream<PriceEvent>,
    _ kind: Kind,
    _ content: FlatDataSource<Price>
  ) -> AnyObject? {
    switch kind {
    case .follow: return content.follow(events: events) { $1.make(in: $0) }
    case .eachEvent:
      Task { for await event in events { event.make(in: content) } }
      return nil
    }
  }
}
