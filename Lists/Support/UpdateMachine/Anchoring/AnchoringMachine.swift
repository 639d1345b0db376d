import Foundation
import Roster

/// Lists to which random things happen, while what is read stays where it is.
///
/// What is expected follows from what was on the screen before a step, and not from what Roster keeps: the first line that
/// is left, and was not moved itself, begins where it began, or ends where it ended, if it begins above what is seen and has
/// shrunk. A list that counts from its end keeps the last line above the keyboard. Or the content has no room for that.
public enum AnchoringMachine {
  /// How many points a line may be off, which is what a pixel is.
  private static let precision: CGFloat = 0.5

  /// Makes random steps in worlds of 100 each.
  ///
  /// - Parameters:
  ///   - pace: at that of a device, some steps come while animations run, and in the other pauses nothing may move.
  ///   - waits: whether animations end before anything is looked at, as on views that cannot be scrolled meanwhile.
  /// - Returns: what went wrong first, with its seed and what led to it; `nil` if nothing did.
  @MainActor public static func run(
    seed: UInt64,
    steps: Int,
    pace: Pace = .atOnce,
    waitingForAnimations waits: Bool = false
  ) async -> String? {
    for seed in seed..<seed + UInt64((steps + 99) / 100) {
      let failure: String? = await pace.run(Dice(seed: seed)) {
        let world = World(seed: seed)
        if waits { await world.wait(pace) }
        for _ in 0..<100 {
          let expected = world.step()
          if waits { await world.wait(pace) }
          var failure = world.check(expected)
          if failure == nil, pace == .device { failure = await world.pause() }
          if let failure {
            return "\(failure)\n  seed \(seed), \(world.list.name):\n  " + world.history.joined(separator: "\n  ")
          }
        }
        return nil
      }
      if let failure { return failure }
    }
    return nil
  }

  /// What is kept in a step.
  private enum Kept {
    case start
    case end(offset: CGFloat, highest: CGFloat)
    case lines([ReadingList.Shown])
  }

  @MainActor private final class World {
    let dice: Dice
    let list: ReadingList
    private(set) var history: [String] = []
    private var moved: Set<Int> = []
    /// Where a step has scrolled to a text field.
    private var fieldOffset: CGFloat?
    /// How high the part of the view is that bars and the keyboard leave free, from the view's upper edge.
    private var free: CGFloat { list.view.bounds.height - list.view.contentInset.bottom }

    init(seed: UInt64) {
      dice = Dice(seed: seed)
      let dice = dice
      list = ReadingList(dice, rows: (0..<dice.pick([3, 20, 60])).map { _ in World.line(dice) })
    }

    private static func line(_ dice: Dice) -> Line { Line(id: dice.serial(), height: CGFloat(10 + dice.below(90))) }

    /// What was there before a step, and how far the step has scrolled the content; `nil` if nothing is left of it.
    struct Expected {
      fileprivate let kept: Kept
      let size: CGSize
      let height: CGFloat
      let selected: Set<Int>
      let scrolled: CGFloat?
      /// Where the content was scrolled so that a text field can be seen; it stays there.
      let fieldOffset: CGFloat?
    }

    func step() -> Expected {
      let before = kept
      let (size, height) = (list.view.bounds.size, free)
      (moved, fieldOffset) = ([], nil)
      var selected = list.selected
      let scrolled = act { selected = [$0] }
      list.view.layoutIfNeeded()
      let isLeft = Set(list.content.items.map(\.id))
      return Expected(
        kept: before,
        size: size,
        height: height,
        selected: selected.intersection(isLeft),
        scrolled: scrolled,
        fieldOffset: fieldOffset
      )
    }

    /// Has everything come to rest.
    func wait(_ pace: Pace) async {
      for _ in 0..<(pace == .device ? Pace.turns.upperBound + 1 : 1) { await pace.turn() }
      list.view.layoutIfNeeded()
    }

    func check(_ expected: Expected) -> String? {
      if !list.selected.isSuperset(of: expected.selected) {
        return "\(list.selected.sorted()) are selected and not \(expected.selected.sorted())"
      }
      let offset = list.view.contentOffset.y
      if let field = expected.fieldOffset, abs(field - offset) > precision {
        return "the list is at \(offset) and not at \(field), where the text field is seen"
      }
      guard let scrolled = expected.scrolled else { return nil }
      let hasTurned = list.view.bounds.size != expected.size
      if list.edge == .end, hasTurned || free != expected.height {
        return checkEnd(expected.kept, shiftedBy: free - expected.height)
      }
      return check(expected.kept, shiftedBy: -scrolled, hasTurned: hasTurned)
    }

    /// Lets some time pass, or none, in which what waits for animations is done and the content stays where it is.
    func pause() async -> String? {
      guard dice.chance(50) else { return nil }
      let turns = dice.below(2 * Pace.turns.upperBound)
      let before = list.view.contentOffset.y
      for _ in 0..<turns { await Pace.device.turn() }
      list.view.layoutIfNeeded()
      let after = list.view.contentOffset.y
      return after == before ? nil : "the list moved from \(before) to \(after) while nothing happened"
    }

    private var kept: Kept {
      let shown = list.shown
      let offset = list.view.contentOffset.y
      let tolerance = 1 + min(40, list.view.bounds.height / 10)
      if list.policy == .visibleItems, offset < list.lowest + 1 { return .start }
      if list.policy == .end, offset >= list.highest - tolerance { return .end(offset: offset, highest: list.highest) }
      return .lines(shown)
    }

    private func check(_ kept: Kept, shiftedBy shift: CGFloat, hasTurned: Bool) -> String? {
      switch kept {
      case .start, .end: return checkEdge(kept, isScrolled: shift != 0)
      case .lines(let lines):
        let top = list.view.contentInset.top
        // What a bar covers is not read.
        let read = lines.filter { $0.frame.maxY > top } + lines.filter { $0.frame.maxY <= top }
        let left = read.filter { list.frame(of: $0.id) != nil }
        guard let line = left.first(where: { !moved.contains($0.id) }) ?? left.first,
          let now = list.frame(of: line.id)
        else { return nil }
        let isHidden = !hasTurned && line.frame.maxY <= top
        let isCut = !hasTurned && line.frame.minY < top && now.height < line.frame.height
        return isHidden || isCut
          ? check(now.maxY, line.frame.maxY + shift, "line \(line.id) ends")
          : check(now.minY, line.frame.minY + shift, "line \(line.id) begins")
      }
    }

    /// Checks a list that counts from its end, as its size or the keyboard has changed.
    private func checkEnd(_ kept: Kept, shiftedBy shift: CGFloat) -> String? {
      guard case .lines(let lines) = kept else { return checkEdge(kept, isScrolled: false) }
      guard let line = lines.last, let now = list.frame(of: line.id) else { return nil }
      return check(now.maxY, line.frame.maxY + shift, "the last line, \(line.id), ends")
    }

    private func checkEdge(_ kept: Kept, isScrolled: Bool) -> String? {
      let offset = list.view.contentOffset.y
      switch kept {
      case .start where !isScrolled && abs(offset - list.lowest) > precision:
        return "the list is at \(offset) and not at its start"
      case .end(let old, let highest):
        // Nothing has to be followed.
        if offset == old, list.highest == highest || isScrolled { return nil }
        if !isScrolled, abs(offset - list.highest) > precision {
          return "the list is at \(offset) and not at its end, \(list.highest)"
        }
        return nil
      default: return nil
      }
    }

    private func check(_ found: CGFloat, _ expected: CGFloat, _ what: String) -> String? {
      let offset = list.view.contentOffset.y
      if abs(found - expected) <= precision { return nil }
      // Without room, the content ends at the edge of the view.
      let wanted = offset + found - expected
      if wanted < list.lowest, abs(offset - list.lowest) <= precision { return nil }
      if wanted > list.highest, abs(offset - list.highest) <= precision { return nil }
      return "\(what) at \(found) and not at \(expected)"
    }

    /// Does something.
    ///
    /// - Parameter didSelect: is called with the line that is selected now, and no other.
    /// - Returns: by how much the content was scrolled; `nil` if nothing is left of what was on the screen.
    private func act(didSelect: (Int) -> Void) -> CGFloat? {
      let content = list.content
      let count = content.items.count
      switch dice.below(18) {
      case 0, 1:
        let lines = (0..<1 + dice.below(8)).map { _ in World.line(dice) }
        let index = dice.below(count + 1)
        note("insert \(lines.map(\.id)) at \(index)")
        content.insert(contentsOf: lines, at: index)
      case 2:
        note("append")
        content.append(World.line(dice))
      case 3:
        guard count > 0 else { return 0 }
        let start = dice.below(count)
        let range = start..<min(count, start + 1 + dice.below(6))
        note("remove \(range)")
        transaction { for _ in range { content.remove(at: range.lowerBound) } }
      case 4:
        guard count > 1 else { return 0 }
        let (old, new) = (dice.below(count), dice.below(count))
        note("move \(old) to \(new)")
        moved = [content.items[old].id]
        content.move(from: old, to: new)
      case 5, 6:
        guard count > 0 else { return 0 }
        // A text that is streamed grows at the end.
        let index = dice.chance(50) ? count - 1 : dice.below(count)
        note("grow \(index)")
        content.update(at: index) { $0.height += CGFloat(1 + dice.below(40)) }
      case 10:
        // What is cut by the edge of the screen is what is most often seen to jump.
        let cut = list.shown.first.flatMap { line in content.items.firstIndex { $0.id == line.id } }
        guard count > 0 else { return 0 }
        let index = cut.flatMap { dice.chance(70) ? $0 : nil } ?? dice.below(count)
        note("shrink \(index)")
        content.update(at: index) { $0.height = max(10, ($0.height / 2).rounded()) }
      case 7:
        guard count > 3 else { return 0 }
        note("edit several")
        transaction {
          content.remove(at: dice.below(count))
          content.insert(World.line(dice), at: 0)
          content.append(World.line(dice))
        }
      case 8:
        let inset = CGFloat(dice.pick([0, 120, 250]))
        note("keyboard \(inset)")
        list.view.contentInset.bottom = inset
      case 9:
        let size = dice.pick([CGSize(width: 320, height: 400), CGSize(width: 800, height: 250)])
        note("turn to \(size)")
        list.view.frame.size = size
        // The keyboard is as high as the turned device lets it be.
        if dice.chance(30) { list.view.contentInset.bottom = CGFloat(dice.pick([0, 120, 180])) }
        list.invalidate()
      case 11:
        note("edit off the window")
        let superview = list.view.superview
        list.view.removeFromSuperview()
        for _ in 0...dice.below(3) {
          let count = content.items.count
          if count > 0, dice.chance(30) {
            content.update(at: dice.below(count)) { $0.height += CGFloat(1 + dice.below(40)) }
          } else {
            content.insert(World.line(dice), at: dice.chance(50) ? count : dice.below(count + 1))
          }
        }
        superview?.addSubview(list.view)
      case 12:
        guard count > 0 else { return 0 }
        let index = dice.below(count)
        note("select \(content.items[index].id)")
        list.select(index)
        didSelect(content.items[index].id)
      case 13:
        note("a handler comes")
        list.addHandler()
      case 14:
        scrollToField()
        return nil
      default:
        return scroll()
      }
      return 0
    }

    private func scroll() -> CGFloat? {
      let old = list.view.contentOffset.y
      let isFar = dice.chance(30)
      let distance = isFar ? CGFloat(dice.below(3_000)) - 1_500 : CGFloat(dice.below(200)) - 100
      let target = min(max(old + distance, list.lowest), list.highest)
      note("scroll by \(target - old)")
      list.view.contentOffset.y = target
      return isFar ? nil : target - old
    }

    /// A keyboard comes, and UIKit scrolls to the text field. In which order the inset, the offset and layouts come it does not say.
    private func scrollToField() {
      let view = list.view
      let inset = CGFloat(dice.pick([120, 180, 250]))
      let limits = (list.lowest, min(list.highest, list.highest + inset - view.contentInset.bottom))
      guard limits.0 < limits.1 else { return }
      let target = limits.0 + CGFloat(dice.below(Int(limits.1 - limits.0) + 1))
      let (isScrolledFirst, isLaidOut) = (dice.chance(50), dice.chance(50))
      note(
        "keyboard \(inset), scroll to a field at \(target)\(isScrolledFirst ? ", first" : "")\(isLaidOut ? ", layout between" : "")"
      )
      if isScrolledFirst { view.contentOffset.y = target } else { view.contentInset.bottom = inset }
      if isLaidOut { view.layoutIfNeeded() }
      if isScrolledFirst { view.contentInset.bottom = inset } else { view.contentOffset.y = target }
      // A list that counts from its end takes a keyboard that comes after the scrolling for one that comes to its reader.
      if !list.measures, list.edge == .start || !isScrolledFirst || !isLaidOut { fieldOffset = target }
    }

    private func note(_ text: String) { history.append("\(text) at \(list.view.contentOffset.y)") }
  }
}
