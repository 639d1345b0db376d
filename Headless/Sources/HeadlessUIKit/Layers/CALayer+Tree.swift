import Foundation

/// A layer that was added to another one.
struct PlacedLayer {
  let layer: CALayer
  /// The subview that the layer is in front of; `nil` behind all subviews, and for layers without a view.
  weak var subview: UIView?
}

/// What is in a layer.
package enum LayerContent {
  case view(UIView)
  case layer(CALayer)

  @MainActor package var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }
}

extension UIView {
  final var knownLayer: CALayer {
    if let storedLayer { return storedLayer }
    let made = makeLayer()
    made.headlessView = self
    storedLayer = made
    return made
  }

  private func makeLayer() -> CALayer {
    let type: AnyClass = type(of: self).layerClass
    if type == CALayer.self { return CALayer() }
    if let type = type as? CALayer.Type, let layer = type.init(coder: HeadlessCoder()) { return layer }
    let reason = "The layer class \(type) of \(Swift.type(of: self)) makes no layer."
    HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
    return CALayer()
  }

  /// What is in the view and in its layer, the one at the back first.
  ///
  /// - Parameter subviews: the view's subviews in the order in which they are shown.
  package final func headlessContents(_ subviews: [UIView]) -> [LayerContent] {
    storedLayer?.contents(with: subviews) ?? subviews.map(LayerContent.view)
  }

  /// Called before a subview leaves its place: the layers in front of it stay where they are.
  final func subviewWillLeave(_ subview: UIView) {
    guard let storedLayer, !storedLayer.extras.placed.isEmpty else { return }
    storedLayer.keepPlace(from: subview, in: storedSubviews)
  }
}

extension CALayer {
  /// Whether a view's layer was taken out of that of its superview, so that the view is not seen.
  package final var headlessIsTakenOut: Bool { extras.isTakenOut }

  /// The layers that were added, and the subviews between them.
  fileprivate func contents(with subviews: [UIView]) -> [LayerContent] {
    let placed = extras.placed
    if placed.isEmpty { return subviews.map(LayerContent.view) }
    func layers(inFrontOf subview: UIView?) -> [LayerContent] {
      placed.filter { $0.subview === subview }.map { .layer($0.layer) }
    }
    return layers(inFrontOf: nil) + subviews.flatMap { [.view($0)] + layers(inFrontOf: $0) }
  }

  /// What is in the layer, the one at the back first.
  package final var headlessContents: [LayerContent] {
    contents(with: headlessView?.storedSubviews ?? []).filter { !$0.layer.extras.isTakenOut }
  }

  final var knownSublayers: [CALayer]? {
    let layers = headlessContents.map(\.layer)
    return layers.isEmpty ? nil : layers
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for placed in extras.placed { placed.layer.takeOut() }
    for layer in layers where layer.headlessView?.superview !== headlessView || layer.headlessView == nil {
      insert(layer, at: nil)
    }
  }

  /// - Parameter index: the place among all sublayers; `nil` is the one in front.
  final func insert(_ layer: CALayer, at index: Int?) {
    guard layer.headlessView == nil else {
      let reason = "The layer of a view goes where the view goes: add \(type(of: layer)) by addSubview."
      HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
      return
    }
    var ancestor: CALayer? = self
    while let current = ancestor {
      guard current !== layer else {
        let reason = "Can't add a layer to itself or to what is in it."
        HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
        return
      }
      ancestor = current.superlayer
    }
    layer.takeOut()
    let contents = headlessContents
    let behind = contents[..<min(index ?? contents.count, contents.count)].last
    layer.changedExtras.superlayer = self
    switch behind {
    case nil: changedExtras.placed.insert(PlacedLayer(layer: layer), at: 0)
    case .view(let view):
      let first = extras.placed.firstIndex { $0.subview === view } ?? extras.placed.count
      changedExtras.placed.insert(PlacedLayer(layer: layer, subview: view), at: first)
    case .layer(let other):
      guard let place = extras.placed.firstIndex(where: { $0.layer === other }) else { return }
      changedExtras.placed.insert(PlacedLayer(layer: layer, subview: extras.placed[place].subview), at: place + 1)
    }
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    // The layer's own place counts no more once it is taken out.
    if layer.superlayer === self { layer.takeOut() }
    let place = headlessContents.firstIndex { $0.layer === sibling }
    insert(layer, at: place.map { $0 + offset })
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self else { return }
    insert(new, beside: old, offset: 0)
    old.takeOut()
  }

  final func takeOut() {
    if headlessView != nil {
      if headlessView?.superview != nil { changedExtras.isTakenOut = true }
      return
    }
    extras.superlayer?.changedExtras.placed.removeAll { $0.layer === self }
    if extras.superlayer != nil { changedExtras.superlayer = nil }
  }

  /// Called when the layer's view is put into a superview.
  final func viewWasAdded() { if extras.isTakenOut { changedExtras.isTakenOut = false } }

  /// Gives the layers in front of a subview to what is behind it, in their order.
  fileprivate func keepPlace(from subview: UIView, in subviews: [UIView]) {
    var placed: [PlacedLayer] = extras.placed.filter { $0.subview == nil }
    var behind: UIView?
    for view in subviews {
      if view !== subview { behind = view }
      placed += extras.placed.filter { $0.subview === view }.map { PlacedLayer(layer: $0.layer, subview: behind) }
    }
    changedExtras.placed = placed
  }

  // MARK: Layout

  final func layOutIfNeeded() {
    if let headlessView { return headlessView.layoutIfNeeded() }
    if extras.needsLayout {
      changedExtras.needsLayout = false
      layoutSublayers()
    }
    layOutSublayers()
  }

  /// Lays out the layers that were added.
  final func layOutSublayers() {
    for placed in extras.placed { placed.layer.layoutIfNeeded() }
  }

  // MARK: Coordinates

  /// What takes a point of the bounds, from their origin, into the coordinates of the layer around this one.
  package final var headlessPlacement: CGAffineTransform {
    let (size, place) = (bounds.size, position)
    let anchor = headlessView == nil ? extras.anchorPoint : CGPoint(x: 0.5, y: 0.5)
    return CGAffineTransform(translationX: -anchor.x * size.width, y: -anchor.y * size.height)
      .concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }

  private var transformToRoot: CGAffineTransform {
    let own = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(headlessPlacement)
    guard let superlayer else { return own }
    return own.concatenating(superlayer.transformToRoot)
  }

  final func transform(to other: CALayer?) -> CGAffineTransform {
    guard let other else { return transformToRoot }
    return transformToRoot.concatenating(other.transformToRoot.inverted())
  }
}
