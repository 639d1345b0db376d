import Foundation
import RosterDiagnostics
import RowStructures

extension CompositeDataSource {
  /// A place of an item, which is one of the child that has the item: the child's own methods take it.
  ///
  /// - Complexity: O(log *n*) in the number of children, and that of the child.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let (content, local) = childRead(atSection: section)
    guard let content = content as? any DataSource else {
      trap(
        "CompositeDataSource: a child is no data source",
        cause: "it was not made by `ContentChild`",
        advice: "report this as a bug of Roster"
      )
    }
    return content.place(at: index, inSection: local)
  }

  /// Where an item of a child, here or below, is in the composite; `nil` if it is gone, hidden or of another data source.
  ///
  /// If it is there several times, as the composite shows a data source and what is derived from it, it is the first place.
  ///
  /// - Complexity: O(log *n*) in the number of children for each composite on the way.
  public func indexPath(of place: ItemPlace) -> IndexPath? { changes.indexPath(of: place) }

  package func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? {
    section(path.section, ofPart: part).map { ItemPath(section: $0, item: path.item) }
  }

  /// The section that shows a section of a part, as the composite answers it; `nil` if none does.
  private func section(_ section: Int, ofPart part: ObjectIdentifier) -> Int? {
    guard readsDrafts else {
      guard let element = elements[part], (0..<tree.count(of: element)).contains(section) else { return nil }
      return tree.offset(of: element) + section
    }
    var offset = 0
    for entry in draftedOrder {
      let count = draftedCount(entry)
      if entry.child.identity == part { return section < count ? offset + section : nil }
      offset += count
    }
    return nil
  }

  /// The child that a section belongs to, as the composite answers it, and which of the child's sections that is.
  func childRead(atSection section: Int) -> (content: AnyObject, section: Int) {
    let (entry, local) = place(ofSection: section)
    return (entry.child.content, local)
  }
}
