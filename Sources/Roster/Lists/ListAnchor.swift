/// What stays in place on the screen during an update.
@MainActor struct ListAnchor {
  private enum Place {
    /// The start of the list.
    case start
    /// The items on the screen, in order, and how far each begins from the corner of what is not covered by bars.
    case items(TrackedPaths, distances: [CGPoint])
  }

  private var place: Place

  /// - Returns: `nil` if the view keeps its content offset.
  init?(_ list: any ListDriver) {
    guard list.options.anchoring != .contentOffset, let view = list.view else { return nil }
    let corner = ListAnchor.corner(of: view)
    let isAtRest = !view.isDragging && !view.isDecelerating
    if list.options.anchoring == .visibleItems, isAtRest, corner.x < 1, corner.y < 1 {
      place = .start
      return
    }
    let frames = (list.listView?.visibleItems ?? []).sorted().compactMap { path in
      list.listView?.frame(ofItemAt: path).map { (path, $0.origin) }
    }
    place = .items(
      TrackedPaths(frames.map(\.0)),
      distances: frames.map { CGPoint(x: $0.1.x - corner.x, y: $0.1.y - corner.y) }
    )
  }

  /// The point of the content at the corner of what is not covered by bars.
  private static func corner(of view: UIScrollView) -> CGPoint {
    let inset = view.adjustedContentInset
    return CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
  }

  mutating func follow(_ stage: ChangeStage) {
    guard case .items(var paths, let distances) = place else { return }
    paths.follow(stage)
    place = .items(paths, distances: distances)
  }

  /// Whether a stage leaves all items on the screen where they are, so that there is nothing to animate.
  func isUntouched(by stage: ChangeStage) -> Bool {
    guard case .items(let paths, _) = place else { return false }
    return paths.areNeighbours(after: stage)
  }

  /// The content offset at which the first item that is still there and has not been moved begins where it did.
  ///
  /// - Returns: `nil` if there is no such item.
  func offset(in list: any ListDriver) -> CGPoint? {
    guard let view = list.view else { return nil }
    let inset = view.adjustedContentInset
    let size = (list.listView?.sizeOfContent ?? .zero)
    let wanted: CGPoint
    switch place {
    case .start:
      wanted = CGPoint(x: -inset.left, y: -inset.top)
    case .items(let paths, let distances):
      let candidates = zip(paths.places, distances).compactMap { place, distance in
        place.flatMap { place in list.listView?.frame(ofItemAt: place.indexPath).map { (place, $0.origin, distance) } }
      }
      guard let (_, origin, distance) = candidates.first(where: { !$0.0.hasMoved }) ?? candidates.first else {
        return nil
      }
      wanted = CGPoint(x: origin.x - distance.x - inset.left, y: origin.y - distance.y - inset.top)
    }
    return CGPoint(
      x: min(max(wanted.x, -inset.left), max(-inset.left, size.width + inset.right - view.bounds.width)),
      y: min(max(wanted.y, -inset.top), max(-inset.top, size.height + inset.bottom - view.bounds.height))
    )
  }

  /// Scrolls to where the anchor is.
  func restore(_ list: any ListDriver) {
    guard let view = list.view else { return }
    view.layoutIfNeeded()
    // Heights become known on the way there, and move what is below them.
    for _ in 0..<4 {
      guard let offset = offset(in: list), offset != view.contentOffset else { return }
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
  }
}
