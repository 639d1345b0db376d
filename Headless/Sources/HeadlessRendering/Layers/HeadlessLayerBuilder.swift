import Foundation
import HeadlessUIKit

extension UIView {
  /// Returns the view and its subviews as a tree of layers, laid out first if needed.
  ///
  /// Menus, swiped rows, and the section index aren't drawn: a viewer shows them in its own way.
  ///
  /// - Parameter style: The appearance, or `unspecified` for the view's own.
  public func headlessLayers(style: UIUserInterfaceStyle = .unspecified) -> HeadlessLayer {
    layoutIfNeeded()
    let style = style == .unspecified ? traitCollection.userInterfaceStyle : style
    return HeadlessLayerBuilder(style: style).layer(of: self, frame: frame)
  }
}

/// A builder that splits a view tree into layers.
@MainActor struct HeadlessLayerBuilder {
  let style: UIUserInterfaceStyle

  func layer(of view: UIView, frame: CGRect) -> HeadlessLayer {
    let parts = parts(of: view)
    let style = view.headlessOwnStyle == .unspecified ? style : view.headlessOwnStyle
    let builder = HeadlessLayerBuilder(style: style)
    var layer = HeadlessLayer(
      id: view.headlessLayerID,
      kind: view.layerKind ?? .view,
      frame: frame,
      svg: builder.svg(of: view, without: parts),
      accessibility: view.layerAccessibility
    )
    layer.sublayers = parts.map { builder.layer(of: $0, frame: self.frame(of: $0, in: view)) }
    view.describe(&layer)
    return layer
  }

  private func svg(of view: UIView, without parts: [UIView]) -> String {
    let drawing = view.headlessDrawing(style: style, without: Set(parts.map(ObjectIdentifier.init)))
    guard !drawing.elements.isEmpty else { return "" }
    return HeadlessSVGWriter.element(drawing, idPrefix: "l\(view.headlessLayerID)-", label: nil)
  }

  /// Returns the views with their own layers, starting at the back.
  private func parts(of view: UIView) -> [UIView] {
    var parts: [UIView] = []
    collectParts(of: view, into: &parts)
    return parts
  }

  private func collectParts(of view: UIView, into parts: inout [UIView]) {
    guard !(view is UIControl) else { return }
    for subview in (view as? any HeadlessContentDrawing)?.subviewsFromBackToFront ?? view.subviews {
      guard !subview.isHidden, subview.alpha > 0 else { continue }
      // Subviews of a scroll view move with the content. Background views don't.
      if subview.layerKind != nil || (view is UIScrollView && !view.isBackground(subview)) {
        parts.append(subview)
      } else {
        collectParts(of: subview, into: &parts)
      }
    }
  }

  private func frame(of part: UIView, in view: UIView) -> CGRect {
    var frame = part.superview === view ? part.headlessDrawnFrame : view.convert(part.bounds, from: part)
    if !(view is UIScrollView) {
      frame.origin.x -= view.bounds.minX
      frame.origin.y -= view.bounds.minY
    }
    return frame
  }
}

extension UIView {
  /// The kind of the view's layer, if the view always has one.
  fileprivate var layerKind: HeadlessLayer.Kind? {
    switch self {
    case is UITableViewCell, is UICollectionViewCell: .cell
    case is UITableViewHeaderFooterView, is UICollectionReusableView: .supplement
    case is UIScrollView: .scroll
    case is UINavigationBar: .bar
    case is UISwitch: .toggle
    case is UITextField: .field
    case is UISegmentedControl: .segments
    case is UIRefreshControl: nil
    case is UIControl: .button
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a subview remains in place while the content scrolls.
  fileprivate func isBackground(_ subview: UIView) -> Bool {
    subview === (self as? UITableView)?.backgroundView || subview === (self as? UICollectionView)?.backgroundView
  }

  /// Adds the properties of this view's class.
  fileprivate func describe(_ layer: inout HeadlessLayer) {
    switch self {
    case let cell as UITableViewCell: cell.describeRow(&layer)
    case let cell as UICollectionViewCell: cell.describeItem(&layer)
    case let scrollView as UIScrollView: scrollView.describeScrolling(&layer)
    case let bar as UINavigationBar: bar.describeButtons(&layer)
    case let control as UIControl: control.describeControl(&layer)
    default: break
    }
  }
}
