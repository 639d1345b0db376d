#if GRDB
  /// The last read pages, by number.
  struct QueryPages<Record: FetchedRecord> {
    private let maximumCount: Int
    private(set) var pages: [Int: QueryPage<Record>]
    /// The numbers in the order of use, most recent last.
    private var used: [Int]

    init(_ pages: [Int: QueryPage<Record>], maximumCount: Int) {
      self.pages = pages
      self.maximumCount = maximumCount
      used = pages.keys.sorted()
    }

    subscript(number: Int) -> QueryPage<Record>? {
      mutating get {
        guard let page = pages[number] else { return nil }
        use(number)
        return page
      }
      set {
        pages[number] = newValue
        use(number)
        if used.count > maximumCount { pages[used.removeFirst()] = nil }
      }
    }

    private mutating func use(_ number: Int) {
      if used.last == number { return }
      used.removeAll { $0 == number }
      used.append(number)
    }

    /// Returns the most recently used pages.
    func newest(_ count: Int) -> [(Int, QueryPage<Record>)] {
      used.suffix(count).compactMap { number in pages[number].map { (number, $0) } }
    }

    mutating func remove(from number: Int) {
      pages = pages.filter { $0.key < number }
      used.removeAll { $0 >= number }
    }
  }

  extension Array {
    /// Returns the element at an index, or `nil` beyond the end.
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  }
#endif
