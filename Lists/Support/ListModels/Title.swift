/// A header of a test: an identifier, and what it shows.
package struct Title: Identifiable, Hashable, CustomStringConvertible {
  package var id: Int
  package var text: Int

  package init(id: Int, text: Int = 0) {
    self.id = id
    self.text = text
  }

  package var description: String { text == 0 ? "#\(id)" : "#\(id)'\(text)" }
}

/// An item without identity: nobody can say what changed.
package struct Opaque {
  package var id: Int
  package var content: Int

  package init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }
}
