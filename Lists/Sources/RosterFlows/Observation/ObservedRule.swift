import RosterCore
import RowStructures

/// A closure that's evaluated for the items of a base, and again when a model that it has read changes.
@MainActor final class ObservedRule<Base: DataSource, Answer> {
  private let name: StaticString
  private let rule: (Base.Item) -> Answer
  private let observed: ObservedRows?

  init(_ name: StaticString, of base: Base, _ rule: @escaping (Base.Item) -> Answer) {
    self.name = name
    self.rule = rule
    observed = ObservedRows(of: base)
  }

  /// Sets a closure that's called for an item whose result may have changed.
  ///
  /// - Parameter body: A closure that gets the item, its place, and the version. It must not retain the content.
  func askAgain(of base: Base, _ body: @escaping (_ item: Base.Item, _ place: RowPlace, Base.Version) -> Void) {
    observed?.askAgain = { [weak observed, unowned base] in
      guard let observed, observed.hasChanged else { return }
      let rows = observed.takeChanged()
      Turn.edit {
        let version = base.version
        for (section, label) in rows {
          guard let index = version.index(of: label, inSection: section) else { continue }
          body(version.item(at: index, inSection: section), RowPlace(section, index, label), version)
        }
      }
    }
  }

  /// Follows an edit of the base, before the rule is evaluated.
  func follow(_ edit: ContentEdit<Base.Item>) { observed?.follow(edit) }

  /// Evaluates the rule for an item. Changing content in the closure traps.
  ///
  /// - Parameters:
  ///   - path: The path of the item.
  ///   - newest: The version of the base.
  func ask(_ item: Base.Item, _ path: @autoclosure () -> ItemPath, _ newest: Base.Version) -> Answer {
    let (rule, observed) = (rule, observed)
    return Turn.evaluate(name) {
      guard let observed else { return notingUnfollowedReads(in: name) { rule(item) } }
      let path = path()
      return observed.track(path.section, newest.label(at: path.item, inSection: path.section)) { rule(item) }
    }
  }

  /// Evaluates the rule for all items of a section.
  func askAll(_ section: Int, _ newest: Base.Version, _ body: (Answer) -> Void) {
    let (rule, observed) = (rule, observed)
    Turn.evaluate(name) {
      newest.forEachItem(inSection: section) { label, item in
        if let observed {
          body(observed.track(section, label) { rule(item) })
        } else {
          body(notingUnfollowedReads(in: name) { rule(item) })
        }
      }
    }
  }
}
