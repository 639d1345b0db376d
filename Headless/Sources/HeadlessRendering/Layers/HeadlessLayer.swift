import Foundation
import HeadlessUIKit

/// A separately moving part of a screen with its image: a cell, a control, a bar, or a scroll view.
///
/// A viewer that retains one element for each layer's ``id`` can show a batch of updates: existing elements move to their new
/// places, others are inserted and deleted.
public struct HeadlessLayer: Equatable, Sendable, Identifiable {
  /// The kind of a layer.
  public enum Kind: String, Hashable, Sendable {
    /// A view of no special kind.
    case view
    case scroll
    /// A cell.
    case cell
    /// A header, a footer, or another reusable view of a list.
    case supplement
    case bar
    case button
    case toggle
    case field
    case segments
  }

  /// The identity. It's the same while a view is displayed for the same row, and is never reused.
  public var id: Int
  /// The kind.
  public var kind: Kind
  /// The rectangle in the coordinates of the enclosing layer, in points. For a scroll layer, those of its content.
  public var frame: CGRect
  /// The layer without its sublayers, as an SVG element of the frame's size, or an empty string if nothing is visible.
  public var svg: String
  /// The accessibility content.
  public var accessibility: Accessibility
  /// A Boolean value that indicates whether the layer is enabled.
  public var isEnabled = true
  /// A Boolean value that indicates whether a cell or a segment is selected, or a switch is on.
  public var isSelected = false
  /// The place of a cell in its list.
  public var place: Place?
  /// The parts of a cell to tap or drag, except its content.
  public var handles: [Handle] = []
  /// The state of a scroll view.
  public var scrolling: Scrolling?
  /// The state of a text field.
  public var field: Field?
  /// The part of a scroll layer's content in which a floating header moves, or `nil`.
  public var floating: CGRect?
  /// The sublayers, starting at the back.
  public var sublayers: [HeadlessLayer] = []
}

extension HeadlessLayer {
  /// The accessibility content of a view.
  public struct Accessibility: Hashable, Sendable {
    /// The view's own label, or the texts in it.
    public var label: String
    /// The accessibility value.
    public var value: String?
    /// The accessibility hint.
    public var hint: String?
    /// The accessibility identifier.
    public var identifier: String?
    /// The accessibility traits.
    public var traits: UIAccessibilityTraits
  }

  /// The place of a cell.
  public struct Place: Hashable, Sendable {
    /// The index path.
    public var indexPath: IndexPath
    /// The number of items before it, in all sections.
    public var ordinal: Int
  }

  /// A part of a cell that reacts separately.
  public struct Handle: Equatable, Sendable {
    /// The kinds of handles.
    public enum Kind: String, Hashable, Sendable {
      case delete, insert, detail, reorder
    }

    /// The kind.
    public var kind: Kind
    /// The rectangle in the cell's coordinates, in points.
    public var frame: CGRect
  }

  /// The kinds of lists.
  public enum List: String, Hashable, Sendable {
    case table, collection
  }

  /// The state of a scroll view.
  public struct Scrolling: Equatable, Sendable {
    /// The kind of list, or `nil` for other scroll views.
    public var list: List?
    /// The offset of the content at the view's top left corner, in points.
    public var offset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The insets around the content, in points. At the top, the inset when scrolled to the top.
    public var inset: UIEdgeInsets
    /// The height that bars cover at the top now, in points. Floating headers are below it.
    public var coveredTop: CGFloat
    /// The titles of the section index, or an empty array if it isn't visible.
    public var indexTitles: [String] = []
    /// The number of items of a list, or `nil` for other scroll views.
    public var itemCount: Int?
    /// A Boolean value that indicates whether the list is in editing mode.
    public var isEditing = false
  }

  /// The state of a text field.
  public struct Field: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The placeholder.
    public var placeholder: String
    /// A Boolean value that indicates whether the text is secure.
    public var isSecure: Bool
    /// A Boolean value that indicates whether the field is being edited.
    public var isEditing: Bool
    /// The size of the text, in points.
    public var pointSize: CGFloat
  }
}
