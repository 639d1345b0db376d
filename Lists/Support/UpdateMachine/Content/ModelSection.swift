import Roster

/// What a section has to show.
struct ModelSection: Equatable {
  var header: Title?
  var items: [Entry] = []
  var footer: Title?
}

extension ModelSection {
  init(_ section: ContentSection<Title, Entry, Title>) {
    self.init(header: section.header, items: section.items, footer: section.footer)
  }
}

extension [ModelSection] {
  /// The identifiers that are there, and those that are there twice.
  var identifiers: (all: Set<Int>, repeated: Set<Int>) {
    var all: Set<Int> = []
    var repeated: Set<Int> = []
    for section in self {
      for item in section.items where !all.insert(item.id).inserted { repeated.insert(item.id) }
    }
    return (all, repeated)
  }
}

extension [Entry] {
  /// The first or the last of each identifier.
  func unique(_ policy: DuplicatePolicy) -> [Entry] {
    var known: Set<Int> = []
    switch policy {
    case .keepFirst: return filter { known.insert($0.id).inserted }
    case .keepLast: return reversed().filter { known.insert($0.id).inserted }.reversed()
    case .trap, .keepAll: return self
    }
  }
}
