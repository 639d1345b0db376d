import Roster

/// A data source that is not one of Roster's, and says itself what it changes.
final class CustomLeaf: Leaf, DataSource {
  let name: String
  let changes = ContentChannel<Entry>()
  private let dice: Dice
  private var sections: [ModelSection]
  var visible: [ModelSection]
  /// What waits for its turn.
  private var next: [ModelSection]?

  init(_ dice: Dice) {
    self.dice = dice
    name = "custom\(dice.serial())"
    sections = (0..<dice.below(3)).map { _ in
      ModelSection(header: dice.title(), items: dice.entries(dice.below(5)))
    }
    visible = sections
  }

  var latest: [ModelSection] { next ?? sections }
  var presentation: Presentation { Presentation(self) }

  var numberOfSections: Int { sections.count }
  func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }
  func item(at index: Int, inSection section: Int) -> Entry { sections[section].items[index] }
  func header(ofSection section: Int) -> Title? { sections[section].header }
  func footer(ofSection section: Int) -> Title? { sections[section].footer }

  private func show(_ new: [ModelSection]) {
    sections = new
    next = nil
  }

  func step(isOnlyChange: Bool) -> Step {
    // A stage means the content that is there when it has its turn.
    guard next == nil else { return .nothing("\(name) waits") }
    var new = sections
    var stage = ChangeStage()
    let at = dice.below(new.count)
    switch dice.below(new.isEmpty ? 1 : 8) {
    case 0:
      new.insert(ModelSection(header: dice.title(), items: dice.entries(dice.below(4))), at: at)
      stage.sections.inserts = [at]
    case 1:
      new.remove(at: at)
      stage.sections.deletes = [at]
    case 2:
      let to = dice.below(new.count)
      new.insert(new.remove(at: at), at: to)
      if at != to { stage.sections.moves = [IndexMove(from: at, to: to)] }
    case 3:
      new[at].header = dice.chance(70) ? dice.title() : nil
      new[at].footer = dice.chance(30) ? dice.title() : nil
      stage.sections = .init(updates: [at])
    case 4:
      new = (0..<dice.below(4)).map { _ in ModelSection(header: dice.title(), items: dice.entries(dice.below(4))) }
      var step = Step("\(name).reload(\(new))")
      step.lost = sections.identifiers.all
      next = new
      if isOnlyChange, dice.chance(40) {
        show(new)
        step.isAnnouncement = true
        step.update = changes.announceReload()
      } else {
        step.update = changes.reload { [self] in show(new) }
      }
      return step
    default:
      let count = new[at].items.count
      if count > 1, dice.chance(30) {
        let from = dice.below(count)
        let to = dice.below(count)
        new[at].items.insert(new[at].items.remove(at: from), at: to)
        if from != to {
          stage.items.moves = [.init(from: .init(section: at, item: from), to: .init(section: at, item: to))]
        }
      } else if count > 0, dice.chance(50) {
        let index = dice.below(count)
        if dice.chance(50) {
          new[at].items.remove(at: index)
          stage.items.deletes = [ItemPath(section: at, item: index)]
        } else {
          new[at].items[index] = dice.changed(new[at].items[index])
          stage.items = .init(updates: [ItemPath(section: at, item: index)])
        }
      } else {
        new[at].items.insert(dice.entry(), at: count)
        stage.items.inserts = [ItemPath(section: at, item: count)]
      }
    }
    next = new
    return Step("\(name).perform(\(stage))", changes.perform(stage) { [self] in show(new) })
  }
}
