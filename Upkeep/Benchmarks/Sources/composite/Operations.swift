import BenchmarkSupport
import Foundation
import RosterCore
import TestSupport

/// The operations at one number of children.
@MainActor struct Operations {
  typealias Composite = CompositeDataSource<Int, Never, Never>

  /// How many operations one sample has.
  static let batch = 64

  private let size: Int
  private let contents: [FlatDataSource<Int>]
  private let composite: Composite
  private let scanned: ScannedChildren
  /// Random indexes of children.
  private let indexes: [Int]

  init(size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    self.size = size
    contents = (0..<size).map { FlatDataSource([$0], emptySections: .drop) }
    composite = Composite(contents.map { Composite.Child($0) })
    scanned = ScannedChildren(contents)
    indexes = (0..<4_096).map { _ in Int.random(in: 0..<size, using: &generator) }
  }

  var all: [Operation] {
    lookUps + mutations
  }

  // MARK: Look-ups

  private var lookUps: [Operation] {
    [
      lookUp("child at section") { [composite] index in
        composite.child(atSection: index).section
      } scan: { [scanned] index in
        scanned.child(atSection: index)?.section ?? 0
      },
      lookUp("section of child") { [composite, contents] index in
        composite.section(of: 0, in: contents[index]) ?? 0
      } scan: { [scanned, contents] index in
        scanned.section(of: 0, in: contents[index]) ?? 0
      },
      lookUp("item at section and index") { [composite] index in
        composite.item(at: 0, inSection: index)
      } scan: { [scanned] index in
        guard let (content, section) = scanned.child(atSection: index) else { return 0 }
        return content.item(at: 0, inSection: section)
      },
      lookUp("child at index path") { [composite] index in
        composite.child(at: IndexPath(indexes: [index, 0])).indexPath.count
      } scan: { [scanned] index in
        guard let (_, section) = scanned.child(atSection: index) else { return 0 }
        return IndexPath(indexes: [section, 0]).count
      },
      lookUp("index path of child's") { [composite, contents] index in
        composite.indexPath(of: IndexPath(indexes: [0, 0]), in: contents[index])?.count ?? 0
      } scan: { [scanned, contents] index in
        guard let section = scanned.section(of: 0, in: contents[index]) else { return 0 }
        return IndexPath(indexes: [section, 0]).count
      },
    ]
  }

  // MARK: Mutations

  private var mutations: [Operation] {
    let extra = FlatDataSource([0])
    let last = size - 1
    return [
      mutation("insert and remove") { [composite] index in
        composite.insert(extra, at: index)
        composite.remove(extra)
      } scan: { [scanned] index in
        scanned.insert(extra, at: index)
        scanned.remove(extra)
      },
      mutation("move") { [composite] index in
        composite.moveChild(from: index, to: last - index)
      } scan: { [scanned] index in
        scanned.move(from: index, to: last - index)
      },
      mutation("hide and show") { [composite, contents] index in
        composite.setHidden(true, contents[index])
        composite.setHidden(false, contents[index])
      } scan: { [scanned, contents] index in
        scanned.setHidden(true, contents[index])
        scanned.setHidden(false, contents[index])
      },
      mutation("count change, twice") { [contents] index in
        contents[index].apply([])
        contents[index].apply([index])
      } scan: { [scanned, contents] index in
        scanned.setCount(0, of: contents[index])
        scanned.setCount(1, of: contents[index])
      },
    ]
  }

  private func lookUp(
    _ name: String,
    composite: @escaping @MainActor (Int) -> Int,
    scan: @escaping @MainActor (Int) -> Int
  ) -> Operation {
    Operation(
      name: name,
      isLookUp: true,
      workload: Workload(name, floor: contender("scan", scan), [contender("composite", composite)])
    )
  }

  private func mutation(
    _ name: String,
    composite: @escaping @MainActor (Int) -> Void,
    scan: @escaping @MainActor (Int) -> Void
  ) -> Operation {
    Operation(
      name: name,
      isLookUp: false,
      workload: Workload(
        name,
        floor: contender("scan") {
          scan($0)
          return $0
        },
        [
          contender("composite") {
            composite($0)
            return $0
          }
        ]
      )
    )
  }

  /// Does something with a batch of random children, and goes on with others the next time.
  private func contender(_ name: String, _ work: @escaping @MainActor (Int) -> Int) -> Contender {
    let cursor = Cursor(indexes)
    return Contender(name) {
      MainActor.assumeIsolated {
        var sum = 0
        for _ in 0..<Operations.batch { sum &+= work(cursor.next()) }
        return sum
      }
    }
  }
}

/// Goes round and round through numbers.
@MainActor private final class Cursor {
  private let numbers: [Int]
  private var position = 0

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  func next() -> Int {
    position = (position + 1) & (numbers.count - 1)
    return numbers[position]
  }
}
