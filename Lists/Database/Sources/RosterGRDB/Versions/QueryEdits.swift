#if GRDB
  import RosterCore
  import RowStructures

  /// The edits between two moments, each of which leaves a valid version.
  ///
  /// New sections are inserted without the rows that move there. Then rows move between sections, the other rows of each section
  /// change at once, and old sections are removed. A section reads its rows from the old moment until its last edit.
  @MainActor struct QueryEdits<Record: FetchedRecord, Header> {
    /// The changes in a section. Indexes ascend. They're old ones for leaving rows, and new ones for others.
    private struct SectionChanges {
      var deletes: [Int] = []
      var inserts: [Int] = []
      var moves: [IndexMove<Int>] = []
      var updates: [Int] = []
      /// The rows that move to another section.
      var gone: [Int] = []
      /// The rows that move here from another section.
      var come: [Int] = []
      /// The number of pending moves to and from other sections.
      var numberOfCrossings = 0

      var removed: [Int] { (deletes + moves.map(\.from)).sorted() }
      var inserted: [Int] { (inserts + moves.map(\.to)).sorted() }
      /// A Boolean value that indicates whether rows change without another section.
      var isOwn: Bool { !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty || !updates.isEmpty }
    }

    /// The number of rows above which moves to other sections become deletions and insertions.
    private static var maximumNumberOfCrossings: Int { 256 }

    private let content: QueryDataSource<Record, Header>
    private let old: QueryState
    private let next: QueryMoment<Record, Header>
    private let state: QueryState
    private let changes: SectionedChangeset
    /// The old index of each new section, or `nil` if it's inserted.
    private let origins: [Int?]
    private var crossings: [IndexMove<ItemPath>] = []
    /// The new paths of rows that change in a move to another section.
    private var changed: Set<ItemPath> = []
    /// The changes, by old sections and by the inverted bits of inserted ones.
    private var parts: [Int: SectionChanges] = [:]
    /// The sections in their current order, their current indexes, and the final indexes of remaining and inserted ones.
    private var order: [Int]
    private var places: [Int: Int] = [:]
    private var newSections: [Int: Int] = [:]

    init(
      _ content: QueryDataSource<Record, Header>,
      from old: QueryState,
      to next: QueryMoment<Record, Header>,
      _ state: QueryState,
      _ changes: SectionedChangeset
    ) {
      self.content = content
      self.old = old
      self.next = next
      self.state = state
      self.changes = changes
      order = Array(0..<old.numberOfSections)
      origins = changes.sections.origins(count: state.numberOfSections)
      sortOut()
    }

    /// Returns the key of a new section here.
    private func key(_ section: Int) -> Int { origins[section] ?? ~section }

    /// Distributes the changes to sections.
    private mutating func sortOut() {
      for path in changes.items.deletes { parts[path.section, default: .init()].deletes.append(path.item) }
      for path in changes.items.inserts { parts[key(path.section), default: .init()].inserts.append(path.item) }
      for move in changes.items.moves {
        if let origin = origins[move.to.section], origin == move.from.section {
          parts[origin, default: .init()].moves.append(IndexMove(from: move.from.item, to: move.to.item))
        } else {
          crossings.append(move)
        }
      }
      let targets = Set(crossings.map(\.to))
      let isLong = crossings.count > Self.maximumNumberOfCrossings
      for move in crossings {
        let (source, target) = (move.from.section, key(move.to.section))
        if isLong {
          parts[source, default: .init()].deletes.append(move.from.item)
          // An inserted section has all of its rows.
          if target >= 0 { parts[target, default: .init()].inserts.append(move.to.item) }
        } else {
          parts[source, default: .init()].gone.append(move.from.item)
          parts[source]?.numberOfCrossings += 1
          parts[target, default: .init()].come.append(move.to.item)
          parts[target]?.numberOfCrossings += 1
        }
      }
      if isLong { crossings = [] }
      for update in changes.items.updates {
        if !targets.contains(update.to) {
          parts[key(update.to.section), default: .init()].updates.append(update.to.item)
        } else if !isLong {
          changed.insert(update.to)
        }
      }
      for key in parts.keys where parts[key]?.numberOfCrossings != 0 || isLong {
        parts[key]?.deletes.sort()
        parts[key]?.inserts.sort()
        parts[key]?.gone.sort()
        parts[key]?.come.sort()
      }
    }

    mutating func run() {
      for (section, origin) in origins.enumerated() {
        if let origin, parts[origin] == nil { content.sections[origin].become(section, of: state, next) }
      }
      arrange()
      for (place, section) in order.enumerated() { places[section] = place }
      for section in origins.indices { newSections[key(section)] = section }
      cross()
      for (section, origin) in origins.enumerated() {
        if let origin, let part = parts[origin], part.isOwn { change(section, part) }
      }
      leave()
      for update in changes.sections.updates {
        content.sections[update.to].setHeader(update.to, of: state)
        content.changes.send(.updateSection(update.to))
      }
    }

    // MARK: Sections

    /// Inserts sections, each directly after the previous one.
    private mutating func arrange() {
      var (place, section) = (0, 0)
      while section < origins.count {
        if let origin = origins[section] {
          while order[place] != origin { place += 1 }
          place += 1
          section += 1
          continue
        }
        var end = section + 1
        while end < origins.count, origins[end] == nil { end += 1 }
        let new = (section..<end).map { content.makeSection($0, of: state, next, without: parts[~$0]?.come ?? []) }
        content.sections.insert(contentsOf: new, at: place)
        order.insert(contentsOf: (section..<end).map { ~$0 }, at: place)
        content.changes.send(.insertSections(place..<place + new.count))
        place += new.count
        section = end
      }
    }

    /// Removes sections.
    private mutating func leave() {
      let kept = Set(origins.indices.map(key))
      var end = order.count
      while end > 0 {
        var start = end
        while start > 0, !kept.contains(order[start - 1]) { start -= 1 }
        if start < end {
          content.sections.removeSubrange(start..<end)
          content.changes.send(.removeSections(start..<end))
        }
        end = start - 1
      }
    }

    // MARK: Rows

    /// Moves rows to other sections, each directly after the nearest remaining or already inserted row before it.
    private mutating func cross() {
      var target: (key: Int, arriving: [Int], leaving: [Int], last: Int)?
      for move in crossings.sorted(by: { $0.to < $1.to }) {
        let key = key(move.to.section)
        guard let from = places[move.from.section], let to = places[key], let part = parts[key] else { continue }
        guard key >= 0 else {
          cross(move, from, to, move.to.item)
          continue
        }
        if target?.key != key {
          target = (key, (part.inserted + part.come).sorted(), (part.removed + part.gone).sorted(), -1)
        }
        guard let known = target else { continue }
        let staying = move.to.item - known.arriving.partitioningIndex { $0 >= move.to.item }
        var index = 0
        if staying > 0 {
          let own = known.leaving.skipping(staying - 1)
          index = (content.sections[to].patch?.rows.index(ofOwn: own) ?? own) + 1
        }
        index = max(index, known.last + 1)
        target?.last = index
        cross(move, from, to, index)
      }
    }

    /// Moves a row to another section.
    private mutating func cross(_ move: IndexMove<ItemPath>, _ from: Int, _ to: Int, _ index: Int) {
      let label = content.newLabel(at: index, inSection: to)
      let own = move.from.item
      let oldIndex = content.sections[from].patch?.rows.index(ofOwn: own) ?? own
      let oldRecord = content.sections[from].record(at: oldIndex)
      let oldLabel = content.sections[from].rows.remove(at: oldIndex).label
      patch(from) { $0.remove(own, at: oldIndex) }
      content.sections[to].rows.insert((), label, at: index)
      if origins[move.to.section] == nil {
        patch(to) { $0.insertFirstGone() }
      } else {
        patch(to) { $0.insert(state.index(of: move.to), at: index) }
      }
      let row = state.index(of: move.to)
      let record = next.record(of: next.row(at: row), at: row)
      settle(move.from.section)
      settle(key(move.to.section))
      content.changes.send(
        .move(
          from: RowPlace(from, oldIndex, oldLabel),
          to: RowPlace(to, index, label),
          old: oldRecord,
          new: record,
          isChanged: changed.contains(move.to)
        )
      )
    }

    private func patch(_ place: Int, _ body: (inout RowPatch) -> Void) {
      var rows = content.sections[place].patch?.rows ?? RowPatch()
      content.sections[place].patch = nil
      body(&rows)
      content.sections[place].patch = (rows, next)
    }

    /// Records a row's move from or to a section, which switches to the next moment with its last change.
    private mutating func settle(_ key: Int) {
      parts[key]?.numberOfCrossings -= 1
      guard let part = parts[key], part.numberOfCrossings == 0, !part.isOwn, let place = places[key],
        let section = newSections[key]
      else { return }
      content.sections[place].become(section, of: state, next)
    }

    /// Changes the rows of a remaining section.
    private func change(_ section: Int, _ part: SectionChanges) {
      guard let place = places[key(section)] else { return }
      let patch = content.sections[place].patch?.rows
      let removed = part.removed
      let inserted = part.inserted
      let updated = Set(part.updates)
      var edit = content.pass(
        removing: ContiguousArray(patch.map { patch in removed.map(patch.index(ofOwn:)) } ?? removed),
        inserting: inserted,
        inSection: place
      )
      content.sections[place].become(section, of: state, next)
      for move in part.moves {
        let from = removed.partitioningIndex { $0 >= move.from }
        let to = inserted.partitioningIndex { $0 >= move.to }
        edit.moves.append(RowChanges.Move(from: from, to: to, isChanged: updated.contains(move.to)))
      }
      let moved = Set(part.moves.map(\.to))
      let rows = content.sections[place].rows
      edit.updated = ContiguousArray(
        part.updates.filter { !moved.contains($0) }.sorted().map { ($0, rows.label(at: $0)) }
      )
      content.changes.send(.rows(edit, inSection: place))
    }
  }
#endif
