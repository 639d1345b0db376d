#if GRDB
  import RowStructures

  /// The difference between a section's rows and a moment's, while rows move between sections.
  struct RowPatch {
    enum Origin {
      /// - index: The index in the section at the moment.
      case own(_ index: Int)
      /// - index: The index among all rows at the next moment.
      case next(_ index: Int)
    }

    /// The indexes of the moment's rows that aren't here, ascending.
    private(set) var gone: [Int]
    /// The rows of the next moment: their indexes here, ascending, and among all rows there.
    private var come: [(index: Int, row: Int)] = []

    init(gone: [Int] = []) { self.gone = gone }

    /// Returns the origin of a row.
    func origin(of index: Int) -> Origin {
      let before = come.partitioningIndex { $0.index >= index }
      if before < come.count, come[before].index == index { return .next(come[before].row) }
      return .own(gone.skipping(index - before))
    }

    /// Returns the index of a row of the moment that's here.
    func index(ofOwn row: Int) -> Int {
      var index = row - gone.partitioningIndex { $0 >= row }
      for arrival in come where arrival.index <= index { index += 1 }
      return index
    }

    /// Removes a row of the moment.
    mutating func remove(_ row: Int, at index: Int) {
      gone.insert(row, at: gone.partitioningIndex { $0 > row })
      for place in come.indices where come[place].index > index { come[place].index -= 1 }
    }

    /// Inserts a row of the next moment.
    mutating func insert(_ row: Int, at index: Int) {
      let place = come.partitioningIndex { $0.index >= index }
      for place in place..<come.count { come[place].index += 1 }
      come.insert((index, row), at: place)
    }

    /// Inserts the first row of the moment that isn't here.
    mutating func insertFirstGone() { gone.removeFirst() }
  }

  extension Array<Int> {
    /// Returns the number at an index of all numbers from 0 that aren't in this array, which ascends.
    func skipping(_ index: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if self[middle] - middle <= index { low = middle + 1 } else { high = middle }
      }
      return index + low
    }
  }
#endif
