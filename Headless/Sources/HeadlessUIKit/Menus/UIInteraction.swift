import Foundation

/// An object that reacts to touches on a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func addOwn(_ interaction: any UIInteraction) {
    interaction.view?.removeOwn(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func removeOwn(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func setOwn(_ new: [any UIInteraction]) {
    for interaction in storedInteractions where !new.contains(where: { $0 === interaction }) { removeOwn(interaction) }
    for interaction in new where !storedInteractions.contains(where: { $0 === interaction }) { addOwn(interaction) }
    storedInteractions = new
  }
}
