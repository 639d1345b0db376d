/// A header of a test: an identifier, and what it shows.
struct Title: Identifiable, Hashable, CustomStringConvertible {
  var id: Int
  var text = 0

  var description: String { text == 0 ? "#\(id)" : "#\(id)'\(text)" }
}

/// An item without identity: nobody can say what changed.
struct Opaque {
  var id: Int
  var content = 0
}
