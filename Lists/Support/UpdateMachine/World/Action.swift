import Foundation
import Roster

/// Something that can happen to a world.
struct Action {
  /// What the world has to be able to do.
  let ability: Ability?
  /// How often it happens, compared with other actions.
  let weight: Int
  /// Does it, and returns whether it was one change of content, which has to leave in place what is on the screen.
  let perform: @MainActor (World) async -> Bool

  init(_ ability: Ability? = nil, weight: Int, _ perform: @escaping @MainActor (World) async -> Void) {
    self.ability = ability
    self.weight = weight
    self.perform = {
      await perform($0)
      return false
    }
  }

  private init(ability: Ability?, weight: Int, perform: @escaping @MainActor (World) async -> Bool) {
    self.ability = ability
    self.weight = weight
    self.perform = perform
  }

  /// An action that returns whether it has to leave in place what is on the screen.
  static func keepingPlace(weight: Int, _ perform: @escaping @MainActor (World) async -> Bool) -> Action {
    Action(ability: nil, weight: weight, perform: perform)
  }

  @MainActor static let all: [Action] = plain + composing + content + views + users + time
}
