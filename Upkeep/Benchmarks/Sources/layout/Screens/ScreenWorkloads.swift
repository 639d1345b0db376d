import BenchmarkSupport
import Roster

/// What screens take with constraints, beside the same screens without, or beside building them anew.
@MainActor enum ScreenWorkloads {
  /// Measures the workloads whose name contains a text, or all of them.
  static func measure(_ measurement: BenchmarkSupport.Measurement, only: String?) -> [ScreenResult] {
    let chosen = all.filter { make, _, _ in only.map(make().name.contains) ?? true }
    let results = WorkloadResult.twice { chosen.map { make, _, _ in measurement.measure(make()) } }
    return zip(results, chosen).map { ScreenResult($0, relation: $1.relation, goal: $1.goal) }
  }

  private static let all: [(() -> Workload, relation: String, goal: Double?)] = [
    ({ scrolling }, "times frames", 2),
    ({ constant }, "times a new build", nil),
    ({ largeScreenConstant }, "times a new build", 1.0 / 20),
    ({ largeScreenText }, "times a new build", nil),
  ]

  /// 1,000 cells with 20 constraints each, beside the same cells laid out by frames.
  private static var scrolling: Workload {
    Workload(
      "1,000 cells, scrolled to the end",
      floor: Contender("frames") { MainActor.assumeIsolated { Int(MessageTable(FrameCell.self).scrollToEnd()) } },
      [
        Contender("constraints") {
          MainActor.assumeIsolated { Int(MessageTable(ConstraintCell.self).scrollToEnd()) }
        }
      ]
    )
  }

  /// A constant of a cell, beside a change that builds its system anew.
  private static var constant: Workload {
    func cell() -> ConstraintCell {
      let cell = ConstraintCell(style: .default, reuseIdentifier: nil)
      cell.show(Message.all[17])
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 120)
      cell.layoutIfNeeded()
      return cell
    }
    let (changed, rebuilt) = (cell(), cell())
    return Workload(
      "a cell, another constant",
      floor: Contender("build") {
        MainActor.assumeIsolated {
          rebuilt.top.isActive.toggle()
          rebuilt.top.isActive.toggle()
          rebuilt.top.constant = rebuilt.top.constant == 11 ? 12 : 11
          rebuilt.layoutIfNeeded()
          return Int(rebuilt.contentView.subviews[1].frame.minY)
        }
      },
      [
        Contender("constant") {
          MainActor.assumeIsolated {
            changed.top.constant = changed.top.constant == 11 ? 12 : 11
            changed.layoutIfNeeded()
            return Int(changed.contentView.subviews[1].frame.minY)
          }
        }
      ]
    )
  }

  private static var largeScreenConstant: Workload {
    largeScreen("2,000 views, another constant") { screen in
      screen.inset.constant = screen.inset.constant == 2 ? 3 : 2
    }
  }

  private static var largeScreenText: Workload {
    largeScreen("2,000 views, another text") { screen in
      screen.labels[700].text = screen.labels[700].text == "long text" ? "7" : "long text"
    }
  }

  private static func largeScreen(_ name: String, _ change: @escaping @MainActor (LargeScreen) -> Void) -> Workload {
    let (changed, rebuilt) = (LargeScreen(), LargeScreen())
    for screen in [changed, rebuilt] { screen.root.layoutIfNeeded() }
    return Workload(
      name,
      floor: Contender("build") {
        MainActor.assumeIsolated {
          rebuilt.inset.isActive.toggle()
          rebuilt.inset.isActive.toggle()
          change(rebuilt)
          rebuilt.root.layoutIfNeeded()
          return Int(rebuilt.labels[1].frame.minX)
        }
      },
      [
        Contender("change") {
          MainActor.assumeIsolated {
            change(changed)
            changed.root.layoutIfNeeded()
            return Int(changed.labels[1].frame.minX)
          }
        }
      ]
    )
  }
}
