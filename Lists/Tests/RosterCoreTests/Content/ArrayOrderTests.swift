import RosterCore
import RowStructures
import TestSupport
import Testing

struct ArrayOrderTests {
  @Test func partitioningIndexIsTheFirstOfTheSecondPart() {
    for count in 0...9 {
      for boundary in 0...count {
        var calls = 0
        let index = Array(0..<count).partitioningIndex {
          calls += 1
          return $0 >= boundary
        }
        expectEqual(index, boundary)
        #expect(1 << calls <= 2 * max(count, 1) + 1 || calls <= 4)
      }
    }
  }

  @Test func anElementThatChangedHasOnePlaceAmongTheOthers() {
    for count in 1...5 {
      for changed in 0..<count {
        for value in -1...(2 * count) {
          let array = (0..<count).map { 2 * $0 }
          let others = array.indices.filter { $0 != changed }.map { 2 * $0 }
          var inPlace = array
          inPlace[changed] = value
          let staysOrdered = inPlace == inPlace.sorted()
          expectEqual(inPlace.isOrdered(by: <), staysOrdered)
          let place = array.place(of: value, at: changed, by: <)
          var moved = others
          moved.insert(value, at: place)
          expectEqual(moved, moved.sorted())
          #expect(!staysOrdered || place == changed)
          if !staysOrdered { #expect(place == others.count || others[place] != value) }
        }
      }
    }
  }
}
