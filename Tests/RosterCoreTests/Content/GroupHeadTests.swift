import RosterFlows
import Testing

@MainActor struct GroupHeadTests {
  /// Reads all headers when an update begins, after the contents were compared.
  private final class Reader: ContentFollower {
    let source: AggregatedDataSource<Int, Int, String, Never>
    var stages: [ChangeStage] = []

    init(_ source: AggregatedDataSource<Int, Int, String, Never>) {
      self.source = source
      source.changes.follow(self)
    }

    func willUpdate(_ update: ContentUpdate) {
      for section in 0..<source.numberOfSections { _ = source.header(ofSection: section) }
    }

    func perform(_ step: ContentStep, commit: @escaping () -> Void) {
      if case .stage(let stage) = step { stages.append(stage) }
      commit()
    }

    func didUpdate() {}
  }

  @Test func aHeaderThatIsAskedForWhileAnotherGroupChangesIsKnownToChangeLater() {
    let source = AggregatedDataSource([1, 12], by: { $0 / 10 }, header: { key, items in "\(key): \(items.count)" })
    let reader = Reader(source)
    transaction { source.apply([1, 2, 12]) }
    #expect(reader.stages.map { $0.sections.updates.map(\.to) } == [[], [0]])
    reader.stages = []
    source.apply([1, 2, 12, 13])
    #expect(reader.stages.map { $0.sections.updates.map(\.to) } == [[], [1]])
    #expect(source.header(ofSection: 1) == "1: 2")
  }
}
