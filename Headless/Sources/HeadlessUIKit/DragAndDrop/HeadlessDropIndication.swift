import Foundation

/// What a list shows of the drop that would happen now.
public enum HeadlessDropIndication: Hashable, Sendable {
  /// A gap before an item, or at a section's end.
  case gap(IndexPath)
  /// A highlighted item that the drop goes into.
  case item(IndexPath)
  /// Nothing, though the list would take the drop.
  case list
}
