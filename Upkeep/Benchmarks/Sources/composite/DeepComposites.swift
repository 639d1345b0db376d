import BenchmarkSupport
import Foundation
import RosterComposites

/// What a change in a hand-written child costs, by how many composites are around it.
@MainActor struct DeepComposites {
  static let depths = [1, 10, 100, 400]

  /// The median time of an insertion at each depth, in nanoseconds.
  let times: [(depth: Int, nanoseconds: Double)]

  init(_ measurement: BenchmarkSupport.Measurement) {
    let results = WorkloadResult.twice { Self.depths.map { Self.measure(measurement, depth: $0) } }
    times = zip(Self.depths, results).map { ($0, $1.floor / 2) }
  }

  private static func measure(_ measurement: BenchmarkSupport.Measurement, depth: Int) -> WorkloadResult {
    let rows = Rows()
    var composite = CompositeTableViewDataSource([rows])
    for _ in 1..<depth { composite = CompositeTableViewDataSource([composite]) }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    tableView.attach(composite)
    tableView.layoutIfNeeded()
    let change = Contender("insert and delete") {
      MainActor.assumeIsolated {
        rows.insert()
        rows.delete()
        return rows.count
      }
    }
    // The composites are kept by nobody else.
    return withExtendedLifetime(composite) { measurement.measure(Workload("depth \(depth)", floor: change, [])) }
  }

  var text: String {
    let lines = times.map { depth, nanoseconds in
      ResultTable.row([
        "\(depth)", ResultTable.time(nanoseconds), ResultTable.time(nanoseconds / Double(depth)),
      ])
    }
    return
      ([ResultTable.row(["composites around a hand-written child", "a change", "for each"]), "|---|---|---|"] + lines)
      .joined(separator: "\n")
  }
}

/// Rows of a child that knows nothing of Roster.
@MainActor private final class Rows: NSObject, UITableViewDataSource {
  private(set) var count = 3
  private weak var tableView: UITableView?

  func insert() {
    count += 1
    tableView?.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  func delete() {
    count -= 1
    tableView?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.tableView = tableView
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}
