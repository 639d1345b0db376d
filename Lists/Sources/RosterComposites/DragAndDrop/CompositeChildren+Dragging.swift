import Roster

/// Items of children that are dragged, or dropped in children.
extension CompositeChildren {
  func contentPart(at indexPath: IndexPath, in view: UIScrollView) -> ContentPart? {
    guard let view = view as? Child.View, let route = binding(for: view).route(indexPath[0]) else { return nil }
    let local = indexPath.inSection(route.section)
    if let nested = route.child.nested { return nested.contentPart(at: local, in: route.view) }
    return route.child.contentDelegate.map { ContentPart(delegate: $0, view: route.view, indexPath: local) }
  }

  func handPart(at indexPath: IndexPath, in view: UIScrollView) -> HandWrittenChildPath? {
    guard let view = view as? Child.View, let route = binding(for: view).route(indexPath[0]) else { return nil }
    return handPart(of: route.part, at: indexPath.inSection(route.section)) { $0.handPart(at: $1, in: route.view) }
  }

  func handParts(of view: UIScrollView) -> [HandWrittenChildPath] {
    guard let view = view as? Child.View else { return [] }
    return binding(for: view).knownParts.flatMap { part in
      guard let nested = part.child.nested else {
        return handPart(of: part, at: IndexPath(indexes: [0, 0])) { _, _ in nil }.map { [$0] } ?? []
      }
      return nested.handParts(of: part.proxy)
    }
  }

  /// A child, or the one in it if it is a composite; `nil` if its content answers.
  private func handPart(
    of part: ChildAdapter<Child>,
    at indexPath: IndexPath,
    inside: (CompositeChildren, IndexPath) -> HandWrittenChildPath?
  ) -> HandWrittenChildPath? {
    let global: @MainActor (IndexPath) -> IndexPath? = { [weak part] in part?.knownAddress($0) }
    let local: @MainActor (IndexPath) -> IndexPath? = { [weak part] in part?.local($0) }
    if let nested = part.child.nested {
      return inside(nested, indexPath).map { inner in
        HandWrittenChildPath(
          objects: inner.objects,
          view: inner.view,
          indexPath: inner.indexPath,
          global: { inner.global($0).flatMap(global) },
          local: { local($0).flatMap(inner.local) }
        )
      }
    }
    if part.child.contentDelegate != nil { return nil }
    return HandWrittenChildPath(
      objects: part.child.answering,
      view: part.proxy,
      indexPath: indexPath,
      global: global,
      local: local
    )
  }

  var contentDelegates: [ListDelegate] {
    all.flatMap { $0.nested?.contentDelegates ?? $0.contentDelegate.map { [$0] } ?? [] }
  }

  #if !os(tvOS)
    func makeDragging() -> NSObject { Child.makeDragging(of: self) }
  #endif

  var needsDragging: Bool {
    #if os(tvOS)
      false
    #else
      handlers?.needsDragging == true || answering.contains(where: isDragOrDropDelegate)
        || all.contains { $0.contentDelegate?.needsDragging ?? $0.nested?.needsDragging ?? false }
    #endif
  }

  /// Has the views that show the composite answer for drags and drops.
  func draggingDidChange() {
    #if !os(tvOS)
      for binding in bindings where binding.isShowing { binding.view?.installDraggingInRealView() }
    #endif
  }
}

#if !os(tvOS)
  @MainActor private func isDragOrDropDelegate(_ object: any NSObjectProtocol) -> Bool {
    object is any UITableViewDragDelegate || object is any UITableViewDropDelegate
      || object is any UICollectionViewDragDelegate || object is any UICollectionViewDropDelegate
  }
#endif
