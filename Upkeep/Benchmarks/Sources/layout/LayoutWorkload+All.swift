import LinkedConstraintSolver

extension LayoutWorkload {
  static let microsecond = 1_000.0
  static let millisecond = 1_000_000.0

  static var all: [LayoutWorkload] {
    cells + chains + grids + stacks
  }

  private static var cells: [LayoutWorkload] {
    [
      cold("cell", size: 1, goal: 8 * microsecond, batch: 100) { .cell() },
      warm("cell, another height of a label", size: 1, goal: 0.15 * microsecond, batch: 1_000, .cell()) {
        cell,
        isEven in
        cell.setContent(5, isEven ? 34 : 35)
      },
      resize("cell, another width", size: 1, goal: 0.5 * microsecond, batch: 1_000, .cell(), by: 320.0 / 375),
      warm("cell, another text", size: 1, goal: 0.5 * microsecond, batch: 1_000, .cell()) { cell, isEven in
        cell.setContent(0, isEven ? 180 : 420)
      },
      LayoutWorkload(
        family: "cells",
        size: 1_000,
        goal: 10 * millisecond,
        batch: 1,
        floor: { (0..<1_000).map { LayoutShape.cell($0) }.reduce(0) { $0 + $1.sum() } },
        work: {
          let cells = (0..<1_000).map { LayoutShape.cell($0) }
          for cell in cells { cell.system.solve() }
          return cells.reduce(0) { $0 + $1.sum() }
        }
      ),
    ]
  }

  private static var chains: [LayoutWorkload] {
    [("stretched", 1.3), ("squeezed", 0.6)].flatMap { name, part in
      [100, 500, 2_000].flatMap { count in
        let goal = count == 2_000 ? 40 * millisecond : nil
        return [
          cold("chain, \(name)", size: count, goal: goal) { .chain(count, part: part) },
          resize("chain, \(name), another width", size: count, goal: goal, .chain(count, part: part), by: 1.1),
        ]
      }
    }
  }

  private static var grids: [LayoutWorkload] {
    [(25, 20), (50, 40)].flatMap { rows, columns in
      [
        cold("grid", size: rows * columns) { .grid(rows: rows, columns: columns) },
        resize("grid, another width", size: rows * columns, .grid(rows: rows, columns: columns), by: 1.2),
      ]
    }
  }

  private static var stacks: [LayoutWorkload] {
    [("", 1.0), (", squeezed", 0.6)].flatMap { name, part in
      [(85, 4, 3), (781, 5, 4), (1_555, 6, 4)].flatMap { count, branching, depth in
        [
          cold("stacks\(name)", size: count, goal: count == 781 ? 15 * millisecond : nil) {
            .stacks(branching: branching, depth: depth, part: part)
          },
          resize(
            "stacks\(name), another width",
            size: count,
            .stacks(branching: branching, depth: depth, part: part),
            by: 1.05
          ),
        ]
      }
    }
  }

  // MARK: Kinds

  private static func cold(
    _ family: String,
    size: Int,
    goal: Double? = nil,
    batch: Int = 1,
    _ make: @escaping () -> LayoutShape
  ) -> LayoutWorkload {
    LayoutWorkload(family: family, size: size, goal: goal, batch: batch, floor: { make().sum() }) {
      let shape = make()
      shape.system.solve()
      return shape.sum()
    }
  }

  private static func resize(
    _ family: String,
    size: Int,
    goal: Double? = nil,
    batch: Int = 1,
    _ shape: LayoutShape,
    by factor: Double
  ) -> LayoutWorkload {
    let width = shape.system.value(of: shape.width)
    return warm(family, size: size, goal: goal, batch: batch, shape) { shape, isEven in
      shape.system.setValue(isEven ? width : width * factor, of: shape.width)
    }
  }

  private static func warm(
    _ family: String,
    size: Int,
    goal: Double? = nil,
    batch: Int = 1,
    _ shape: LayoutShape,
    change: @escaping (LayoutShape, Bool) -> Void
  ) -> LayoutWorkload {
    shape.system.solve()
    var isEven = true
    return LayoutWorkload(family: family, size: size, goal: goal, batch: batch, floor: { shape.sum() }) {
      isEven.toggle()
      change(shape, isEven)
      shape.system.solve()
      return shape.sum()
    }
  }
}
