/// The folded texts of a section's rows, for searches, as a value: a copy takes O(1).
///
/// Texts are in leaves of up to 512 rows, in UTF-8, each with an end byte that isn't in any text. A search reads them
/// in order, and an edit shifts the texts of one leaf. A row takes 2 bytes plus its text.
package struct FoldedColumn: Sendable {
  /// The byte that ends a text. It isn't part of any character in UTF-8.
  package static var end: UInt8 { 0xff }

  /// The rows to search.
  package enum Scope: Sendable {
    case shown, hidden, all

    @inline(__always)
    func contains(_ isShown: Bool) -> Bool {
      switch self {
      case .shown: isShown
      case .hidden: !isShown
      case .all: true
      }
    }
  }

  private var tree: CountedTree<FoldedLeaf>

  private init(_ leaves: ContiguousArray<FoldedLeaf>) {
    tree = CountedTree(leaves, empty: FoldedLeaf())
  }

  package init() { self.init([]) }

  /// A builder that adds texts to a column in order.
  package struct Builder {
    private var leaves: ContiguousArray<FoldedLeaf> = []
    private var leaf = FoldedLeaf()
    package private(set) var count = 0

    package init() {}

    /// Adds a text, with its end.
    package mutating func append(_ text: [UInt8]) {
      if leaf.count == FoldedLeaf.size * 7 / 8 {
        leaves.append(leaf.trimmed)
        leaf = FoldedLeaf()
      }
      leaf.insert(text, at: leaf.count)
      count += 1
    }

    package var column: FoldedColumn { FoldedColumn(leaf.count == 0 ? leaves : leaves + [leaf.trimmed]) }
  }

  package var count: Int { tree.count }

  /// The size in bytes.
  package var byteCount: Int {
    var bytes = 0
    tree.forEach { bytes += $0.byteCount + 2 * MemoryLayout<FoldedLeaf>.size }
    return bytes
  }

  /// The text of a row, with its end.
  ///
  /// - Complexity: O(log *n*)
  package subscript(row: Int) -> ArraySlice<UInt8> { tree.read(row) { $0.text($1) } }

  // MARK: Edits

  /// Inserts a text, with its end.
  ///
  /// - Complexity: O(log *n*), and the length of the texts of a leaf.
  package mutating func insert(_ text: [UInt8], at row: Int) {
    tree.edit(row, isGap: true) { leaf, row, more in
      leaf.insert(text, at: row)
      if leaf.count > FoldedLeaf.size { more.append(leaf.split(at: FoldedLeaf.size / 2)) }
    }
  }

  /// Removes a text.
  ///
  /// - Complexity: O(log *n*), and the length of the texts of a leaf.
  @discardableResult
  package mutating func remove(at row: Int) -> [UInt8] {
    tree.edit(row, isGap: false) { leaf, row, _ in leaf.remove(at: row) }
  }

  /// Replaces a text by another one, with its end.
  ///
  /// - Complexity: O(log *n*), and the length of the texts of a leaf.
  package mutating func replace(at row: Int, with text: [UInt8]) {
    tree.edit(row, isGap: false) { leaf, row, _ in
      _ = leaf.remove(at: row)
      leaf.insert(text, at: row)
    }
  }

  /// Moves a text.
  ///
  /// - Parameter to: The row after the move.
  /// - Complexity: O(log *n*), and the length of the texts of two leaves.
  package mutating func move(from: Int, to: Int) {
    if from != to { insert(remove(at: from), at: to) }
  }

  /// Removes and inserts texts at once.
  ///
  /// - Parameters:
  ///   - removing: The removed rows, ascending.
  ///   - inserting: The inserted texts by their final rows, ascending.
  /// - Complexity: O(*n*), and the length of the texts.
  package mutating func pass(removing: ContiguousArray<Int>, inserting: [(index: Int, text: [UInt8])]) {
    if (removing.count + inserting.count) * 64 < count {
      for row in removing.reversed() { remove(at: row) }
      for (row, text) in inserting { insert(text, at: row) }
      return
    }
    var builder = Builder()
    var (old, gone, next) = (0, 0, 0)
    func insertTexts() {
      while next < inserting.count, inserting[next].index == builder.count {
        builder.append(inserting[next].text)
        next += 1
      }
    }
    tree.forEach { leaf in
      var start = 0
      for row in 0..<leaf.count {
        let end = leaf.end(ofRow: row, from: start)
        if gone < removing.count, removing[gone] == old {
          gone += 1
        } else {
          insertTexts()
          builder.append(Array(leaf.bytes[start..<end]))
        }
        start = end
        old += 1
      }
    }
    insertTexts()
    self = builder.column
  }

  // MARK: Search

  /// Finds the rows whose texts contain words.
  ///
  /// - Parameters:
  ///   - words: Nonempty words.
  ///   - known: The visible rows.
  ///   - scope: The rows to search. The rest stay visible or hidden.
  /// - Complexity: O(*n*), and the length of the texts in the scope.
  package func search(_ words: [[UInt8]], _ known: BitList, in scope: Scope) -> BitList {
    var flags = known.flags
    flags.withUnsafeMutableBufferPointer { flags in
      var row = 0
      tree.forEach { leaf in
        // The flags of a leaf's rows, because there are as many as texts.
        Self.search(words, leaf, UnsafeMutableBufferPointer(rebasing: flags[row..<row + leaf.count]), in: scope)
        row += leaf.count
      }
    }
    return BitList(flags)
  }

  /// Searches the rows of a leaf, and sets their flags.
  private static func search(
    _ words: [[UInt8]],
    _ leaf: borrowing FoldedLeaf,
    _ flags: UnsafeMutableBufferPointer<Bool>,
    in scope: Scope
  ) {
    let count = leaf.count
    var asked = 0
    for isShown in flags where scope.contains(isShown) { asked += 1 }
    if asked == 0 { return }
    // If the scope has many rows, one pass searches all. Otherwise, texts outside the scope are skipped.
    let isOnePass = asked * 4 > count
    let first = words.first ?? []
    leaf.bytes.withUnsafeBufferPointer { bytes in
      var found = -1
      var start = 0
      for row in 0..<count {
        let end = leaf.end(ofRow: row, from: start)
        defer { start = end }
        guard scope.contains(flags[row]) else { continue }
        if !isOnePass {
          found = FoldedWords.place(of: first, in: bytes, from: start, to: end)
        } else if found < start {
          found = FoldedWords.place(of: first, in: bytes, from: start, to: bytes.count)
        }
        flags[row] =
          found < end
          && words.dropFirst().allSatisfy { FoldedWords.place(of: $0, in: bytes, from: start, to: end) < end }
      }
    }
  }

  /// Returns Boolean values that indicate whether the texts of some rows contain all words.
  ///
  /// - Parameters:
  ///   - words: Nonempty words.
  ///   - rows: Ascending rows.
  /// - Complexity: O(*k* log *n*) for *k* rows, and the length of their texts.
  package func find(_ words: [[UInt8]], in rows: [Int]) -> [Bool] {
    var answers: [Bool] = []
    answers.reserveCapacity(rows.count)
    while answers.count < rows.count {
      let asked = rows[answers.count]
      tree.read(asked) { leaf, local in
        let (first, count) = (asked - local, leaf.count)
        leaf.bytes.withUnsafeBufferPointer { bytes in
          var known = (row: 0, start: 0)
          while answers.count < rows.count, rows[answers.count] - first < count {
            let row = rows[answers.count] - first
            known = (row, leaf.start(ofRow: row, after: known))
            let end = leaf.end(ofRow: row, from: known.start)
            let start = known.start
            answers.append(words.allSatisfy { FoldedWords.place(of: $0, in: bytes, from: start, to: end) < .max })
          }
        }
      }
    }
    return answers
  }

  /// Returns a Boolean value that indicates whether a text contains all words.
  package static func contains(_ words: [[UInt8]], in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      words.allSatisfy { FoldedWords.place(of: $0, in: bytes, from: 0, to: bytes.count) < bytes.count }
    }
  }

  /// A description of the first inconsistency in the texts, or `nil`.
  package var firstViolation: String? {
    var violation: String?
    tree.forEach { violation = violation ?? $0.firstViolation }
    return violation
  }
}
