/// Stops the program with a message, also in release builds.
///
/// - Parameters:
///   - rule: The broken rule, with the value.
///   - cause: The most likely cause.
///   - advice: The fix.
@usableFromInline
package func trap(_ rule: String, cause: String, advice: String) -> Never {
  fatalError("\(rule). Likely cause: \(cause). What to do: \(advice).")
}

/// Traps if a section or item to read or edit doesn't exist.
@inlinable
package func checkIndex(
  _ index: Int,
  of kind: IndexKind,
  below count: Int,
  in source: StaticString,
  _ function: StaticString
) {
  guard index >= 0, index < count else { trapIndex(index, of: kind, below: count, in: source, function) }
}

@usableFromInline
package func trapIndex(
  _ index: Int,
  of kind: IndexKind,
  below count: Int,
  in source: StaticString,
  _ function: StaticString
) -> Never {
  trap(
    "\(source): \(kind.name) index \(index) is out of range 0..<\(count) in \(function)",
    cause: "the index is older than the last change of the content",
    advice: "read \(kind.count) again after each change; observe `changes` to learn of them"
  )
}

/// Traps if an insertion index is out of range.
package func checkInsertion(
  at index: Int,
  of kind: IndexKind,
  upTo count: Int,
  in source: StaticString,
  _ function: StaticString
) {
  guard index >= 0, index <= count else {
    trap(
      "\(source): \(kind.name) index \(index) is out of range 0...\(count) in \(function)",
      cause: "the index is older than the last change of the content, or was not lowered after a removal",
      advice: "insert at \(kind.count) or below; a move's destination counts without the moved \(kind.name)"
    )
  }
}

/// Traps if a comparator puts a value before itself.
@usableFromInline
package func checkStrictness<Value>(
  _ areInIncreasingOrder: (Value, Value) -> Bool,
  at value: Value,
  in source: StaticString,
  _ label: StaticString
) {
  guard !areInIncreasingOrder(value, value) else {
    trap(
      "\(source): `\(label)` must be a strict order, but puts \(value) before itself",
      cause: "`<=` or `>=` was passed instead of `<` or `>`",
      advice: "return false for two values that are in the same place"
    )
  }
}

/// The kind of an index.
@usableFromInline
package enum IndexKind {
  case section
  case item

  package var name: String {
    switch self {
    case .section: "section"
    case .item: "item"
    }
  }

  package var count: String {
    switch self {
    case .section: "`numberOfSections`"
    case .item: "`numberOfItems(inSection:)`"
    }
  }
}
