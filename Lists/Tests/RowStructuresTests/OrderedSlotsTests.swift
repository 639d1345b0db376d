import RowStructures
import TestSupport
import Testing

struct OrderedSlotsTests {
  private func check(_ order: OrderedSlots, _ model: [UInt32], _ comment: String) {
    expectEqual(order.slots, model, "\(comment)")
    #expect(order.firstViolation == nil, "\(comment)")
  }

  /// All orders of up to four slots, with each edit and each search.
  @Test func everySmallOrder() {
    func visit(_ model: [UInt32]) {
      let order = OrderedSlots(model)
      check(order, model, "\(model)")
      for slot in 0..<8 as Range<UInt32> { expectEqual(order.contains(slot), model.contains(slot)) }
      for place in 0...model.count {
        var asked = 0
        let found = order.partitioningPlace {
          asked += 1
          return order.place(of: $0) >= place
        }
        #expect(found == place && asked <= 3)
        var changed = order
        changed.insert(9, at: place)
        check(changed, Array(model[..<place]) + [9] + Array(model[place...]), "insert at \(place) of \(model)")
        guard place < model.count else { continue }
        changed = order
        expectEqual(changed.remove(at: place), model[place])
        check(changed, Array(model[..<place]) + Array(model[(place + 1)...]), "remove at \(place) of \(model)")
      }
      guard model.count < 4 else { return }
      for slot in 0..<5 as Range<UInt32> where !model.contains(slot) { visit(model + [slot]) }
    }
    visit([])
  }

  /// Orders of several leaves that grow and shrink, so that leaves are divided and joined.
  @Test(arguments: 0..<6)
  func randomEdits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<UInt32.random(in: 0...3_000, using: &random)).shuffled(using: &random)
    var order = OrderedSlots(model)
    var free: [UInt32] = []
    var next = UInt32(model.count)
    check(order, model, "seed \(seed)")
    for phase in 0..<6 {
      for _ in 0..<800 {
        let grows = (phase % 2 == 0) == (Int.random(in: 0..<8, using: &random) > 0)
        let place = min(model.count, 300 + Int.random(in: 0...40, using: &random))
        let index = Bool.random(using: &random) ? place : Int.random(in: 0...model.count, using: &random)
        if grows {
          let slot = free.popLast() ?? next
          if slot == next { next += 1 }
          order.insert(slot, at: index)
          model.insert(slot, at: index)
        } else if index < model.count {
          expectEqual(order.remove(at: index), model[index], "seed \(seed)")
          free.append(model.remove(at: index))
        }
      }
      check(order, model, "seed \(seed), phase \(phase)")
    }
  }

  /// Slots that leave in one pass, of orders of one leaf and of several: none, some and all.
  @Test(arguments: 0..<8)
  func manyLeaveAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<[0, 1, 5, 512, 513, 2_000, 4_000, 5_000][Int(seed)] as Range<UInt32>).shuffled(using: &random)
    var order = OrderedSlots(model)
    for round in 0..<8 {
      let share = Int.random(in: 0...10, using: &random)
      let isGone = model.map { _ in Int.random(in: 0..<10, using: &random) < share }
      let gone = model.indices.filter { isGone[$0] }
      if round % 2 == 0 {
        expectEqual(order.remove(at: gone), gone.map { model[$0] }, "seed \(seed), round \(round)")
      } else {
        var goneSlots = [Bool](repeating: false, count: 10_000)
        for place in gone { goneSlots[Int(model[place])] = true }
        expectEqual(order.remove(where: goneSlots), gone, "seed \(seed), round \(round)")
      }
      let left = gone.map { model[$0] }
      model = model.indices.filter { !isGone[$0] }.map { model[$0] }
      check(order, model, "seed \(seed), round \(round)")
      let places = order.places(below: 10_000)
      #expect(model.indices.allSatisfy { places[Int(model[$0])] == UInt32($0) })
      for slot in left.prefix(700) {
        let place = Int.random(in: 0...model.count, using: &random)
        order.insert(slot, at: place)
        model.insert(slot, at: place)
      }
      check(order, model, "seed \(seed), round \(round), again")
    }
  }

  /// A search asks as often as a binary search of an array, give or take one for the leaf.
  @Test(arguments: [1, 2, 511, 512, 513, 10_000, 100_000])
  func searchesAreLogarithmic(count: Int) {
    let order = OrderedSlots(0..<UInt32(count))
    for place in stride(from: 0, through: count, by: max(1, count / 50)) {
      var asked = 0
      let found = order.partitioningPlace {
        asked += 1
        return Int($0) >= place
      }
      expectEqual(found, place)
      #expect(asked <= Int.bitWidth - count.leadingZeroBitCount + 1, "\(asked) of \(count)")
    }
  }

  /// Orders that begin as those of a base do, with parts that follow each other as their numbers do: edits, at the ends and
  /// anywhere, in one and in many at once.
  @Test(.slow, arguments: 0..<24)
  func runsOfSlots(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = [0, 511, 512, 513, 1_023, 1_024, 1_025, 3_000][Int(seed % 8)]
    var model = Array(0..<UInt32(count))
    if seed >= 16, count > 600 { model.swapAt(3, Int.random(in: 0..<count, using: &random)) }
    var order = OrderedSlots(model)
    check(order, model, "seed \(seed)")
    var free: [UInt32] = []
    var next = UInt32(count)
    for step in 0..<2_000 {
      switch Int.random(in: 0..<(seed >= 8 ? 12 : 10), using: &random) {
      case 0..<5:
        let slot = Bool.random(using: &random) ? free.popLast() ?? next : next
        if slot == next { next += 1 }
        order.insert(slot, at: model.count)
        model.append(slot)
      case 5..<9 where !model.isEmpty:
        let slot = model.removeLast()
        expectEqual(order.remove(at: model.count), slot)
        free.append(slot)
      case 9 where step % 40 == 0:
        let isGone = model.map { _ in Int.random(in: 0..<2_000, using: &random) == 0 }
        let gone = model.indices.filter { isGone[$0] }
        expectEqual(order.remove(at: gone), gone.map { model[$0] })
        free += gone.map { model[$0] }
        model = model.indices.filter { !isGone[$0] }.map { model[$0] }
      case 10:
        let slot = free.popLast() ?? next
        if slot == next { next += 1 }
        let place = Int.random(in: 0...model.count, using: &random)
        order.insert(slot, at: place)
        model.insert(slot, at: place)
      case 11 where !model.isEmpty:
        let place = Int.random(in: 0..<model.count, using: &random)
        free.append(model.remove(at: place))
        expectEqual(order.remove(at: place), free.last)
      default: break
      }
      if step % 100 == 99 {
        check(order, model, "seed \(seed), step \(step)")
        for slot in free { #expect(!order.contains(slot), "seed \(seed), step \(step)") }
        let places = order.places(below: Int(next))
        #expect(model.indices.allSatisfy { places[Int(model[$0])] == UInt32($0) })
      }
    }
  }

  @Test(.slow) func slotsThatFollowEachOtherTakeNextToNothing() {
    var order = OrderedSlots(0..<1_000_000)
    #expect(order.byteCount < 130_000)
    for slot in 1_000_000..<1_010_000 as Range<UInt32> { order.insert(slot, at: Int(slot)) }
    for place in [0, 5_000, 900_000] { order.remove(at: place) }
    #expect(order.byteCount < 150_000)
    #expect(order.firstViolation == nil)
  }

  @Test(.slow) func memoryIsBelowTenBytesASlotWhenMade() {
    #expect(OrderedSlots((0..<1_000_000).reversed().map { UInt32($0) }).byteCount < 9_000_000)
    #expect(OrderedSlots([0, 1, 2]).byteCount < 100)
  }
}
