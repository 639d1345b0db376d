extension ChangeStage {
  /// What undoes the structure of the stage.
  package var inverse: ChangeStage {
    ChangeStage(
      sections: .init(deletes: sections.inserts, inserts: sections.deletes, moves: sections.moves.map(\.inverse)),
      items: .init(deletes: items.inserts, inserts: items.deletes, moves: items.moves.map(\.inverse))
    )
  }
}
