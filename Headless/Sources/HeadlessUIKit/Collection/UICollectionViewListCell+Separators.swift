import Foundation

extension UICollectionViewListCell {
  /// A line at an edge of a cell.
  public struct HeadlessSeparator: Equatable {
    /// The line's place in the cell, in points; it has no height.
    public let line: CGRect
    public let color: UIColor
  }

  /// The lines that are seen at the cell's edges.
  public var headlessSeparators: [HeadlessSeparator] {
    guard let place = listPlace else { return pooledKind == UICollectionView.elementKindCell ? outsideOfLists : [] }
    guard let separators = place.separators, place.role == .cell else { return [] }
    var lines: [HeadlessSeparator] = []
    let atTop = place.appearance == .grouped && place.isFirst
    if isVisible(separators.topSeparatorVisibility, automatically: atTop) {
      lines.append(
        separator(separators.topSeparatorInsets, at: 0, isFull: atTop, separators.color)
      )
    }
    let atBottom = place.isGrouped && place.isLast
    if isVisible(separators.bottomSeparatorVisibility, automatically: !atBottom || place.appearance == .grouped) {
      lines.append(
        separator(separators.bottomSeparatorInsets, at: bounds.height, isFull: atBottom, separators.color)
      )
    }
    return lines
  }

  private var outsideOfLists: [HeadlessSeparator] {
    [separator(UIListSeparatorConfiguration.automaticInsets, at: bounds.height, isFull: false, .separator)]
  }

  private func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, automatically: Bool) -> Bool {
    visibility == .automatic ? automatically : visibility == .visible
  }

  private func separator(
    _ insets: NSDirectionalEdgeInsets,
    at y: CGFloat,
    isFull: Bool,
    _ color: UIColor
  ) -> HeadlessSeparator {
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    if isAutomatic, !isFull, hasSeparatorGuide, separatorLayoutGuide.layoutFrame.width > 0 {
      let guide = separatorLayoutGuide.layoutFrame
      return HeadlessSeparator(line: CGRect(x: guide.minX, y: y, width: guide.width, height: 0), color: color)
    }
    let leading = isAutomatic ? (isFull ? 0 : textStart) : insets.leading
    let trailing = isAutomatic ? 0 : insets.trailing
    let line = CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: 0)
    return HeadlessSeparator(line: directed(line), color: color)
  }

  /// Where the text begins, from the leading edge.
  private var textStart: CGFloat {
    if let content = configuredContentView as? UIListContentView, let text = content.textFrame {
      return directed(content.convert(text, to: self)).minX
    }
    let inset = headlessContentInset
    return UITableView.Metrics.separatorInset + (isMirrored ? inset.right : inset.left)
  }

  func makeSeparatorGuide() -> UILayoutGuide {
    hasSeparatorGuide = true
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The margins that the list gives to the content, in points.
  var listContentMargins: NSDirectionalEdgeInsets {
    guard listPlace != nil else { return .zero }
    let margin = UITableView.Metrics.separatorInset
    let displayed = headlessDisplayedAccessories
    return NSDirectionalEdgeInsets(
      top: 0,
      leading: displayed.contains(where: \.headlessIsLeading) ? 0 : margin,
      bottom: 0,
      trailing: displayed.contains { !$0.headlessIsLeading } ? 0 : margin
    )
  }
}
