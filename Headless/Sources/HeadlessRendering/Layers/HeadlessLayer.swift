import Foundation
import HeadlessUIKit

/// A part of a screen that moves by itself: a cell, a control, a bar or a scroll view, with its picture.
///
/// A viewer that keeps one element for each layer's ``id`` can show what a batch of updates did: an element that was
/// there before goes to its new place, others come and go.
public struct HeadlessLayer: Equatable, Sendable, Identifiable {
  /// What a layer shows.
  public enum Kind: String, Hashable, Sendable {
    /// A view of no special kind.
    case view
    case scroll
    /// A cell.
    case cell
    /// A header, a footer or another reusable view of a list.
    case supplement
    case bar
    case button
    case toggle
    case field
    case segments
  }

  /// The identity: it stays as long as a view is displayed for the same row, and is never used again.
  public var id: Int
  public var kind: Kind
  /// The rectangle in the coordinates of the layer that it is in, in points; those of a scroll layer are its content's.
  public var frame: CGRect
  /// What the layer shows without its sublayers, as an SVG element of the size of the frame; empty if that is nothing.
  public var svg: String
  public var accessibility: Accessibility
  public var isEnabled = true
  /// Whether a cell or a segment is selected, or a switch is on.
  public var isSelected = false
  /// Where a cell is in its list.
  public var place: Place?
  /// What can be tapped or dragged beside a cell's content.
  public var handles: [Handle] = []
  public var scrolling: Scrolling?
  public var field: Field?
  /// The part of a scroll layer's content that a header floats in, if it floats.
  public var floating: CGRect?
  public var sublayers: [HeadlessLayer] = []
}

extension HeadlessLayer {
  /// What assistive technology reads of a view.
  public struct Accessibility: Hashable, Sendable {
    /// The view's own label, or the texts in it.
    public var label: String
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var traits: UIAccessibilityTraits
  }

  /// Where a cell is.
  public struct Place: Hashable, Sendable {
    public var indexPath: IndexPath
    /// The number of items before it, in all sections.
    public var ordinal: Int
  }

  /// A part of a cell that reacts by itself.
  public struct Handle: Equatable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case delete, insert, detail, reorder
    }

    public var kind: Kind
    /// The rectangle in the cell's coordinates, in points.
    public var frame: CGRect
  }

  /// The kinds of lists.
  public enum List: String, Hashable, Sendable {
    case table, collection
  }

  /// What a scroll view scrolls.
  public struct Scrolling: Equatable, Sendable {
    /// Which list the scroll view is; `nil` if it is none.
    public var list: List?
    /// The offset of the content at the view's top left corner, in points.
    public var offset: CGPoint
    public var contentSize: CGSize
    /// The room around the content, in points; at the top, where the content is scrolled to its top.
    public var inset: UIEdgeInsets
    /// The room that bars take at the top now, in points: headers that float stand below it.
    public var coveredTop: CGFloat
    /// The titles of the section index; empty if it is not shown.
    public var indexTitles: [String] = []
    /// The number of items of a list; `nil` for other scroll views.
    public var itemCount: Int?
    public var isEditing = false
  }

  /// What a text field shows.
  public struct Field: Hashable, Sendable {
    public var text: String
    public var placeholder: String
    public var isSecure: Bool
    public var isEditing: Bool
    /// The size of the text, in points.
    public var pointSize: CGFloat
  }
}
