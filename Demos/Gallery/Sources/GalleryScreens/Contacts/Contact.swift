import Foundation
import Roster

/// A person to call or write to.
struct Contact: Hashable, Sendable {
  var name: String
  var role: String
  /// A remark of any length; empty if there is none.
  var note: String
  var isFavourite = false

  /// The first letters of the first and the last part of the name.
  var initials: String {
    let parts = name.split(separator: " ")
    return [parts.first, parts.count > 1 ? parts.last : nil].compactMap { $0?.first.map(String.init) }.joined()
  }
}

extension Contact: Identifiable {
  var id: String { name }
}

extension Contact: TableViewPresentable {
  typealias TableViewCell = ContactCell
}

extension Contact: ContextMenuProviding {
  func contextMenuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Call", image: UIImage(systemName: "phone")) { _ in },
        UIAction(title: "Write", image: UIImage(systemName: "envelope")) { _ in },
        UIAction(title: "Copy Name", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in },
      ])
    }
  }
}
