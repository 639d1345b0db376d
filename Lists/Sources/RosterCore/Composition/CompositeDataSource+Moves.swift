extension CompositeDataSource {
  /// Turns items that leave a child and come to another in the same stage into moves, so that views keep their cells and
  /// selections. Items are the same if their identifiers are, as the composite's items.
  ///
  /// Nothing is read unless one child loses what another may get. Children whose content cannot be read before it is
  /// committed keep their deletes and inserts.
  ///
  /// - Parameters:
  ///   - stage: is changed.
  ///   - later: what shows differently after the stage; is changed, too.
  ///   - matcher: says which items are the same.
  ///   - readAhead: has the children answer what they will be after the stage.
  ///   - isLast: whether nothing comes after the stage in the update.
  /// - Complexity: O(*k*) in the number of items that leave or come, whole sections included.
  func joinMoves<Matcher: ItemMatcher<Item>>(
    in stage: inout ChangeStage,
    _ later: inout ChangeStage,
    by matcher: Matcher,
    _ readAhead: ReadAhead,
    isLast: Bool
  ) {
    let losers = staged.indices.filter { staged[$0].loses }
    let winners = staged.indices.filter { staged[$0].gains && staged[$0].isReadableAhead }
    guard let loser = losers.first, let winner = winners.first, losers.count + winners.count > 2 || loser != winner
    else {
      return
    }
    var left: [Matcher.ID: Left] = [:]
    let mayLackIdentifiers = Matcher.ID.self is any OptionalIdentifier.Type
    for index in losers {
      let child = staged[index]
      @MainActor func note(_ path: ItemPath, in section: Bool) {
        let item = child.entry.child.item(path.item, path.section)
        let place = ItemPath(section: path.section + child.old.lowerBound, item: path.item)
        // Of repeated identifiers the first is the one that moves.
        let id = matcher.id(of: item)
        if mayLackIdentifiers, (id as? any OptionalIdentifier)?.isMissing == true { return }
        if left[id] == nil {
          left[id] = Left(child: index, path: place, local: path, item: item, isInGoneSection: section)
        }
      }
      for path in child.stage.items.deletes { note(path, in: false) }
      for section in child.stage.sections.deletes {
        for item in 0..<child.entry.child.numberOfItems(section) { note(.init(section: section, item: item), in: true) }
      }
    }
    var joined: [(left: Left, to: ItemPath, isInNewSection: Bool, isSame: Bool)] = []
    @MainActor func place(_ index: Int, _ path: ItemPath) -> JoinedItem.Place {
      JoinedItem.Place(child: staged[index].entry.child.content, path: path)
    }
    readAhead {
      for index in winners {
        let child = staged[index]
        @MainActor func note(_ path: ItemPath, in section: Bool) {
          let item = child.entry.child.item(path.item, path.section)
          let id = matcher.id(of: item)
          guard let origin = left[id], origin.child != index else { return }
          left[id] = nil
          let to = ItemPath(section: path.section + child.new.lowerBound, item: path.item)
          let isSame = matcher.hasSameContent(origin.item, item)
          joined.append((origin, to, section, isSame))
          guard isInView else { return }
          joinedItems.append(
            JoinedItem(
              source: place(origin.child, origin.local),
              destination: place(index, path),
              isMove: !origin.isInGoneSection && !section,
              isSame: isSame
            )
          )
        }
        for path in child.stage.items.inserts { note(path, in: false) }
        for section in child.stage.sections.inserts {
          let count = child.entry.child.numberOfItems(section)
          for item in 0..<count { note(.init(section: section, item: item), in: true) }
        }
      }
    }
    if joined.isEmpty { return }
    var moves: [IndexMove<ItemPath>] = []
    var updates: [ItemPath] = []
    for (left, to, isInNewSection, isSame) in joined {
      let move = IndexMove(from: left.path, to: to)
      if left.isInGoneSection || isInNewSection {
        if isLast { stage.carriedItems.append(move) }
      } else {
        moves.append(move)
        if !isSame { updates.append(to) }
      }
    }
    if moves.isEmpty { return }
    let (gone, come) = (Set(moves.map(\.from)), Set(moves.map(\.to)))
    stage.items.deletes.removeAll(where: gone.contains)
    stage.items.inserts.removeAll(where: come.contains)
    stage.items.moves = (stage.items.moves + moves).sortedByDestination()
    // In a view, the children's followers show them anew.
    if updates.isEmpty || isInView { return }
    later.items = .init(updates: Set(later.items.updates.map(\.to) + updates).sorted())
  }

  /// An item that leaves a child.
  private struct Left {
    let child: Int
    let path: ItemPath
    /// The path in the child.
    let local: ItemPath
    let item: Item
    /// Whether views see it go with its section.
    let isInGoneSection: Bool
  }
}

extension CompositeDataSource.StagedChild {
  fileprivate var loses: Bool { !stage.items.deletes.isEmpty || !stage.sections.deletes.isEmpty }
  fileprivate var gains: Bool { !stage.items.inserts.isEmpty || !stage.sections.inserts.isEmpty }
}
