#if GRDB
  import GRDB
  import Testing
  import TestSupport

  @testable import RosterGRDB

  /// Random splits, joins and counts, against the same buckets in one list.
  struct AnchorIndexTests {
    private static let order = KeyOrder(
      terms: [KeyTerm(sql: "id", isDescending: false, values: .binary, isNeverNull: true, testsEachRow: false)]
    )

    private func key(_ value: Int) -> RowKey { RowKey(values: [.integer(Int64(value))]) }

    private func check(_ anchors: AnchorIndex) {
      let buckets = anchors.chunks.flatMap { $0 }
      #expect(anchors.chunks.allSatisfy { !$0.isEmpty && $0.count <= AnchorIndex.maximumChunkSize })
      var start = 0
      for (chunk, buckets) in anchors.chunks.enumerated() {
        for bucket in buckets.indices {
          let position = AnchorIndex.Position(chunk: chunk, bucket: bucket)
          #expect(anchors.start(of: position) == start)
          start += buckets[bucket].count
        }
      }
      #expect(anchors.count == start)
      #expect(buckets.map { $0.lower?.rowID ?? -1 } == buckets.map { $0.lower?.rowID ?? -1 }.sorted())
      var index = 0
      for bucket in buckets {
        for offset in 0..<bucket.count {
          let found = anchors.bucket(at: index)
          #expect(found.offset == offset)
          #expect(anchors[found.position].lower == bucket.lower)
          index += 1
        }
      }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func randomChanges(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var anchors = AnchorIndex()
      anchors.add([AnchorIndex.Position(chunk: 0, bucket: 0): 5])
      var next = 1
      for _ in 0..<400 {
        let chunk = Int.random(in: 0..<anchors.chunks.count, using: &random)
        let bucket = Int.random(in: 0..<anchors.chunks[chunk].count, using: &random)
        let position = AnchorIndex.Position(chunk: chunk, bucket: bucket)
        let total = anchors.count
        if Bool.random(using: &random), position == anchors.bucket(of: key(.max), in: Self.order) {
          let lowers = (0..<Int.random(in: 1...9, using: &random)).map { next + $0 }
          next += lowers.count
          var parts = [anchors[position]]
          parts += lowers.map { AnchorIndex.Bucket(lower: key($0), count: $0 % 4) }
          anchors.replace([position: parts], joinedUpTo: 8)
          #expect(anchors.count == total + lowers.reduce(0) { $0 + $1 % 4 })
        } else {
          let difference = Int.random(in: -anchors[position].count...3, using: &random)
          anchors.add([position: difference])
          #expect(anchors.count == total + difference)
          anchors.replace([position: [anchors[position]]], joinedUpTo: 8)
          #expect(anchors.count == total + difference)
        }
      }
      check(anchors)
      for value in 0...next {
        let position = anchors.bucket(of: key(value), in: Self.order)
        #expect((anchors[position].lower?.rowID ?? -1) <= value)
        if let upper = anchors.upper(of: position) { #expect(upper.rowID > value) }
      }
    }

    @Test func manyBucketsAreSplitIntoChunks() {
      let buckets = (0..<5_000).map { AnchorIndex.Bucket(lower: $0 == 0 ? nil : key($0), count: $0 % 3) }
      check(AnchorIndex(buckets))
      var grown = AnchorIndex()
      grown.replace([AnchorIndex.Position(chunk: 0, bucket: 0): buckets], joinedUpTo: 2)
      check(grown)
      #expect(grown.count == buckets.reduce(0) { $0 + $1.count })
    }
  }
#endif
