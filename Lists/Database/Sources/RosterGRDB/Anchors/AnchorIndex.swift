#if GRDB
  /// The positions of rows in an order by some of their keys, to convert between keys and indexes.
  ///
  /// A bucket has the rows from its lower bound to the next one. The last bucket has all remaining rows, or none until they're
  /// counted. A bound is a key, so it stays valid when its row is deleted. Buckets are in chunks of some hundred, which values
  /// share. A copy costs as much as a list of chunks, and an edit as much as one chunk.
  struct AnchorIndex: Sendable {
    struct Bucket: Sendable {
      /// The lower bound, or `nil` for the first, which has all rows before the second.
      var lower: RowKey?
      var count: Int
    }

    /// The position of a bucket.
    struct Position: Hashable, Comparable, Sendable {
      var chunk: Int
      var bucket: Int

      static func < (first: Position, second: Position) -> Bool {
        (first.chunk, first.bucket) < (second.chunk, second.bucket)
      }
    }

    static let maximumChunkSize = 256

    private(set) var chunks: [[Bucket]] = [[Bucket(lower: nil, count: 0)]]
    /// The number of rows before each chunk, and the number of all rows.
    private var starts = [0, 0]

    init() {}

    /// - Parameter buckets: The buckets. At least one, and the first without a bound.
    init(_ buckets: [Bucket]) {
      chunks = stride(from: 0, to: buckets.count, by: Self.maximumChunkSize / 2).map {
        Array(buckets[$0..<min($0 + Self.maximumChunkSize / 2, buckets.count)])
      }
      updateStarts()
    }

    var count: Int { starts[chunks.count] }

    var numberOfBuckets: Int { chunks.reduce(0) { $0 + $1.count } }

    subscript(position: Position) -> Bucket { chunks[position.chunk][position.bucket] }

    /// Returns the bucket of the row at an index below ``count``, and the number of rows before it in the bucket.
    func bucket(at index: Int) -> (position: Position, offset: Int) {
      var low = 0
      var high = chunks.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if starts[middle] <= index { low = middle } else { high = middle - 1 }
      }
      var offset = index - starts[low]
      var bucket = 0
      while bucket < chunks[low].count - 1, offset >= chunks[low][bucket].count {
        offset -= chunks[low][bucket].count
        bucket += 1
      }
      return (Position(chunk: low, bucket: bucket), offset)
    }

    /// Returns the bucket of the row with a key, if it exists, or of its insertion.
    func bucket(of key: RowKey, in order: KeyOrder) -> Position {
      func isAtMost(_ bucket: Bucket) -> Bool { bucket.lower.map { order.compare($0, key) <= 0 } ?? true }
      var low = 0
      var high = chunks.count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if isAtMost(chunks[middle][0]) { low = middle } else { high = middle - 1 }
      }
      let chunk = low
      low = 0
      high = chunks[chunk].count - 1
      while low < high {
        let middle = (low + high + 1) / 2
        if isAtMost(chunks[chunk][middle]) { low = middle } else { high = middle - 1 }
      }
      return Position(chunk: chunk, bucket: low)
    }

    /// Returns the number of rows before a bucket.
    func start(of position: Position) -> Int {
      chunks[position.chunk][..<position.bucket].reduce(starts[position.chunk]) { $0 + $1.count }
    }

    /// Returns the bounds of buckets with one row each, at the rows' indexes.
    func keys(at indexes: Range<Int>) -> [RowKey] {
      var (position, _) = bucket(at: indexes.lowerBound)
      var keys: [RowKey] = []
      keys.reserveCapacity(indexes.count)
      while keys.count < indexes.count, position.chunk < chunks.count {
        for bucket in chunks[position.chunk][position.bucket...].prefix(indexes.count - keys.count) {
          if let lower = bucket.lower { keys.append(lower) }
        }
        position = Position(chunk: position.chunk + 1, bucket: 0)
      }
      return keys
    }

    /// Returns the bound of the next bucket, or `nil` for the last.
    func upper(of position: Position) -> RowKey? {
      if position.bucket + 1 < chunks[position.chunk].count { return chunks[position.chunk][position.bucket + 1].lower }
      return position.chunk + 1 < chunks.count ? chunks[position.chunk + 1][0].lower : nil
    }

    // MARK: Changes

    /// Adds differences to the row counts of buckets.
    mutating func add(_ differences: [Position: Int]) {
      var sums = [Int](repeating: 0, count: chunks.count)
      for (position, difference) in differences {
        chunks[position.chunk][position.bucket].count += difference
        sums[position.chunk] += difference
      }
      var sum = 0
      for chunk in sums.indices {
        sum += sums[chunk]
        starts[chunk + 1] += sum
      }
    }

    /// Replaces buckets, and joins small ones with their neighbors.
    ///
    /// - Parameters:
    ///   - replacements: The new buckets for each old one. The first has the old bound.
    ///   - size: The maximum number of rows in two joined buckets.
    mutating func replace(_ replacements: [Position: [Bucket]], joinedUpTo size: Int) {
      for (position, buckets) in replacements.sorted(by: { $0.key > $1.key }) {
        chunks[position.chunk].replaceSubrange(position.bucket...position.bucket, with: buckets)
      }
      for chunk in Set(replacements.keys.map(\.chunk)) { join(chunk, upTo: size) }
      var result: [[Bucket]] = []
      for chunk in chunks where !chunk.isEmpty {
        if let last = result.last, last.count + chunk.count <= Self.maximumChunkSize / 4 {
          result[result.count - 1] += chunk
        } else if chunk.count <= Self.maximumChunkSize {
          result.append(chunk)
        } else {
          result += stride(from: 0, to: chunk.count, by: Self.maximumChunkSize / 2).map {
            Array(chunk[$0..<min($0 + Self.maximumChunkSize / 2, chunk.count)])
          }
        }
      }
      chunks = result
      updateStarts()
    }

    private mutating func join(_ chunk: Int, upTo size: Int) {
      var joined: [Bucket] = []
      for bucket in chunks[chunk] {
        if let last = joined.last, min(last.count, bucket.count) < size / 8, last.count + bucket.count <= size {
          joined[joined.count - 1].count += bucket.count
        } else {
          joined.append(bucket)
        }
      }
      chunks[chunk] = joined
    }

    private mutating func updateStarts() {
      starts = [0]
      starts.reserveCapacity(chunks.count + 1)
      for (number, chunk) in chunks.enumerated() {
        starts.append(chunk.reduce(starts[number]) { $0 + $1.count })
      }
    }
  }
#endif
