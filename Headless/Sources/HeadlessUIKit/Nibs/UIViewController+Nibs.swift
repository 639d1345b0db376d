import Foundation

extension UIViewController {
  /// The nib of the class's name, with or without its last word, that UIKit looks for; `nil` if there is none.
  final var defaultNibName: String? {
    guard !HeadlessModule.declares(Self.self) else { return nil }
    let name = String(describing: Self.self)
    let shorter = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [shorter, name].compactMap { $0 }.first { UINib(nibName: $0, bundle: nibBundle).headlessExists }
  }

  /// Loads the view from the storyboard or from the nib; `false` if there is neither.
  final func loadViewFromFile() -> Bool {
    if let loadView = headlessScene?.loadView {
      // Some storyboard scenes have no view.
      guard let view = loadView(self) else { return false }
      self.view = view
      return true
    }
    guard let nibName else { return false }
    let nib = UINib(nibName: nibName, bundle: nibBundle)
    guard nib.headlessExists else {
      nib.headlessFailToLoad()
      return false
    }
    nib.instantiate(withOwner: self)
    if isViewLoaded { return true }
    HeadlessFailure(
      .invalidNib,
      reason:
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName)\" nib but the view outlet was not set."
    ).raise()
    return false
  }

  final func followSegue(_ identifier: String, sender: Any?) {
    guard let segue = headlessScene?.segues.first(where: { $0.identifier == identifier }) else {
      HeadlessFailure(
        .invalidNib,
        name: .invalidArgument,
        reason: "Receiver (\(self)) has no segue with identifier '\(identifier)'"
      ).raise()
      return
    }
    segue.perform(self, sender)
  }
}
