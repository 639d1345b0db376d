import Foundation
import HeadlessRendering
import Roster

/// A menu that a long press has opened.
@MainActor struct LiveMenu {
  let key: Int
  let menu: UIMenu
  /// Where the menu's pictures get their appearance from.
  let list: UIScrollView

  var frame: LiveFrame.Menu {
    LiveFrame.Menu(key: key, title: menu.title, entries: entries(of: menu, path: []))
  }

  /// The action at the place in the menu and its groups; `nil` if there is none that takes taps.
  func action(at path: [Int]) -> UIAction? {
    var element: UIMenuElement = menu
    for index in path {
      guard let group = element as? UIMenu, group.children.indices.contains(index) else { return nil }
      element = group.children[index]
    }
    guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
      return nil
    }
    return action
  }

  private func entries(of menu: UIMenu, path: [Int]) -> [LiveFrame.Entry] {
    menu.children.enumerated().compactMap { index, element in
      var entry = LiveFrame.Entry(title: element.title, subtitle: element.subtitle, path: path + [index])
      if let group = element as? UIMenu {
        entry.inline = group.options.contains(.displayInline) ? true : nil
        entry.entries = entries(of: group, path: path + [index])
      } else if let action = element as? UIAction {
        guard !action.attributes.contains(.hidden) else { return nil }
        entry.destructive = action.attributes.contains(.destructive) ? true : nil
        entry.disabled = action.attributes.contains(.disabled) ? true : nil
        entry.checked = action.state == .on ? true : nil
      }
      entry.icon = element.image.map { icon($0, isRed: entry.destructive == true) }
      return entry
    }
  }

  private func icon(_ image: UIImage, isRed: Bool) -> String {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = isRed ? .systemRed : .label
    view.frame.size = CGSize(width: 20, height: 20)
    return view.headlessLayers(style: list.traitCollection.userInterfaceStyle).svg
  }
}
