extension ChangeStage {
  /// The stage that undoes this stage's structure.
  package var inverse: ChangeStage {
    ChangeStage(
      sections: .init(deletes: sections.inserts, inserts: sections.deletes, moves: sections.moves.map(\.inverse)),
      items: .init(deletes: items.inserts, inserts: items.deletes, moves: items.moves.map(\.inverse))
    )
  }
}
