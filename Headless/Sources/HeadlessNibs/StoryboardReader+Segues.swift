import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  /// Connects an object to a segue.
  func connectSegue(of object: AnyObject, _ element: InterfaceElement) {
    guard let storyboard, element.attributes["kind"] != "relationship" else { return }
    storyboard.read(element)
    if element.attributes["kind"] == "embed" {
      guard let container = object as? UIView else { return }
      embeddings.append { [weak self] in
        guard let source = self?.controller else { return }
        storyboard.embed(element, in: container, of: source)
      }
      return
    }
    weak let controller = controller
    let start = { (sender: Any?) in
      guard let controller else { return }
      storyboard.start(element, from: controller, sender: sender)
    }
    switch object {
    case let cell as UITableViewCell:
      let follow = { [weak cell] in start(cell) }
      if element.attributes["trigger"] == "accessoryAction" {
        cell.headlessAccessorySegue = follow
      } else {
        cell.headlessSelectionSegue = follow
      }
    case let cell as UICollectionViewCell: cell.headlessSelectionSegue = { [weak cell] in start(cell) }
    case let control as UIControl:
      control.addAction(UIAction { start($0.sender) }, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in start(item) }
    case let recognizer as UIGestureRecognizer:
      recognizer.headlessAddHandler { if $0.state == .ended { start($0) } }
    // A segue that `performSegue` starts.
    case is UIViewController: break
    default: document.fail(element, "\(type(of: object)) starts no segues that are known", .unsupported)
    }
  }
}

extension StoryboardReader {
  /// Marks the parts that are used when the segue is performed as read.
  func read(_ element: InterfaceElement) {
    for attribute in [
      "destination", "kind", "identifier", "trigger", "animates", "modalPresentationStyle", "modalTransitionStyle",
      "destinationCreationSelector", "unwindAction", "popoverAnchorView", "popoverAnchorBarButtonItem",
    ] {
      _ = element.string(attribute)
    }
    // A popover's directions and anchor, which is the sender.
    for child in element.children { child.markAllRead() }
  }

  /// Starts a person's segue, which the controller may refuse.
  func start(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: element.attributes["identifier"] ?? "", sender: sender) else {
      return
    }
    perform(element, from: source, sender: sender)
  }

  /// Performs a segue from a controller to its destination.
  func perform(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let kind = element.string("kind"), let id = element.string("destination"),
      let storyboard = source.storyboard
    else { return }
    let identifier = element.string("identifier")
    if kind == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let destination = makeDestination(id, element, source, sender, storyboard) else { return }
    let loader = InterfaceLoader(document)
    let animates = element.bool("animates") ?? true
    let show: () -> Void
    switch kind {
    case "show", "push": show = { source.show(destination, sender: sender) }
    case "showDetail", "replace": show = { source.show(destination, sender: sender) }
    case "presentation", "modal", "popoverPresentation", "popover":
      if let style = loader.presentationStyle("modalPresentationStyle", of: element) {
        destination.modalPresentationStyle = style
      }
      if let style = loader.transitionStyle("modalTransitionStyle", of: element) {
        destination.modalTransitionStyle = style
      }
      if kind.hasPrefix("popover") {
        destination.modalPresentationStyle = .popover
        destination.popoverPresentationController?.sourceView = sender as? UIView
        destination.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
      }
      show = { source.present(destination, animated: animates) }
    default:
      document.fail(element, "a segue of the kind \(kind) is not performed: it can be done in code", .unsupported)
      return
    }
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: source,
      destination: destination,
      performHandler: show
    )
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Embeds a controller in a view of another one.
  func embed(_ element: InterfaceElement, in container: UIView, of source: UIViewController) {
    guard let id = element.string("destination"), let storyboard = source.storyboard,
      let destination = makeDestination(id, element, source, container, storyboard)
    else { return }
    let segue = UIStoryboardSegue(
      identifier: element.string("identifier"),
      source: source,
      destination: destination
    ) {
      source.addChild(destination)
      let content: UIView = destination.view
      content.frame = container.bounds
      content.translatesAutoresizingMaskIntoConstraints = true
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(content)
      destination.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }

  /// Creates the destination of a segue, by a method of the source if the segue names one.
  private func makeDestination(
    _ id: String,
    _ element: InterfaceElement,
    _ source: UIViewController,
    _ sender: Any?,
    _ storyboard: UIStoryboard
  ) -> UIViewController? {
    guard let name = element.string("destinationCreationSelector") else {
      return makeController(id: id, of: storyboard)
    }
    return makeController(id: id, of: storyboard) { coder in
      let arguments: [Any?] = name.filter { $0 == ":" }.count > 1 ? [coder, sender] : [coder]
      return HeadlessConnectionTables.segueAction(name, of: source, arguments) as? UIViewController
    }
  }

  // MARK: Back

  /// Unwinds to the nearest controller with the segue's action.
  private func unwind(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    guard let action = element.string("unwindAction") else { return }
    let before = controllersBefore(source)
    guard let destination = before.first(where: { HeadlessConnectionTables.hasAction(action, of: $0) }) else {
      // UIKit does nothing, without a message.
      return
    }
    let segue = UIStoryboardSegue(identifier: element.string("identifier"), source: source, destination: destination) {
      if let presenting = before.first(where: { $0.presentedViewController != nil }),
        source.presentingViewController != nil, !Self.shareNavigation(source, destination)
      {
        presenting.dismiss(animated: true)
      }
      Self.navigation(around: destination)?.popToViewController(destination, animated: true)
    }
    source.prepare(for: segue, sender: sender)
    _ = HeadlessConnectionTables.performAction(action, of: destination, sender: segue)
    segue.perform()
  }

  private static func navigation(around controller: UIViewController) -> UINavigationController? {
    controller.parent as? UINavigationController
  }

  private static func shareNavigation(_ first: UIViewController, _ second: UIViewController) -> Bool {
    first.parent is UINavigationController && first.parent === second.parent
  }

  /// Returns the controllers on the way to this one, the nearest first.
  private func controllersBefore(_ source: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = source
    while let current = next {
      if let container = current.parent {
        let siblings = container.children.prefix { $0 !== current }
        found += siblings.reversed() + [container]
        next = container
      } else if let presenting = current.presentingViewController {
        // The children of the presenting container, and then itself.
        found += presenting.children.reversed().flatMap { $0.children.reversed() + [$0] } + [presenting]
        next = presenting
      } else {
        next = nil
      }
    }
    return found
  }
}
