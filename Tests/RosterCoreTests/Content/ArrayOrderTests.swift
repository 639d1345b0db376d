import Testing

@testable import RosterCore

struct ArrayOrderTests {
  @Test func partitioningIndexIsTheFirstOfTheSecondPart() {
    for count in 0...9 {
      for boundary in 0...count {
        var calls = 0
        let index = Array(0..<count).partitioningIndex {
          calls += 1
          return $0 >= boundary
        }
        #expect(index == boundary)
        #expect(1 << calls <= 2 * max(count, 1) + 1 || calls <= 4)
      }
    }
  }

  @Test func insertionGoesAfterEquals() {
    var array = [1, 2, 2, 3].map { (key: $0, name: "old") }
    #expect(array.insert((2, "new")) { $0.key < $1.key } == 3)
    #expect(array.map(\.key) == [1, 2, 2, 2, 3])
    #expect(array.map(\.name) == ["old", "old", "old", "new", "old"])
  }

  @Test func reorderingOneElementRestoresTheOrder() {
    for count in 1...5 {
      for changed in 0..<count {
        for value in -1...(2 * count) {
          var array = (0..<count).map { 2 * $0 }
          let others = array.indices.filter { $0 != changed }.map { 2 * $0 }
          array[changed] = value
          let wasOrdered = array == array.sorted()
          #expect(array.isOrdered(by: <) == wasOrdered)
          let index = array.reorder(at: changed, by: <)
          #expect(array == (others + [value]).sorted())
          #expect(array[index] == value)
          #expect(!wasOrdered || index == changed)
        }
      }
    }
  }
}
