import Foundation

extension UICollectionView {
  /// How many questions for views were asked by all collection views.
  static var requestCount = 0
  /// The question for a view that is being answered.
  static var currentRequest: Int?

  func checkIdentifier(_ identifier: String, _ method: String) {
    guard identifier.isEmpty else { return }
    HeadlessFailure(.emptyIdentifier, reason: "must pass a valid reuse identifier to -[UICollectionView \(method)]")
      .raise()
  }

  func register(_ source: CollectionViewSource?, kind: String, _ identifier: String) {
    registrations[CollectionRegistrationKey(kind: kind, identifier: identifier)] = source
    pool.removeAll(identifier: identifier, kind: kind)
  }

  /// Says which views a storyboard has in the collection view.
  ///
  /// - Parameter kind: the kind of supplementary view, or `nil` for a cell.
  public func headlessAddPrototype(_ prototype: HeadlessPrototype, ofKind kind: String? = nil) {
    let nib = UINib(headlessContents: { [prototype.make()] })
    register(.nib(nib), kind: kind ?? UICollectionView.elementKindCell, prototype.identifier)
  }

  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    HeadlessCounts.now.dequeues += 1
    let view = dequeue(UICollectionView.elementKindCell, identifier, at: path)
    if let cell = view as? UICollectionViewCell { return cell }
    let cell = UICollectionViewCell(frame: view.frame)
    adopt(cell, kind: UICollectionView.elementKindCell, identifier: identifier)
    return cell
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, at path: IndexPath) -> UICollectionReusableView {
    checkSection(ofSupplementary: kind, at: path)
    return dequeue(kind, identifier, at: path)
  }

  /// Fails if a supplementary view is asked for in a section that is not there; says whether it is.
  @discardableResult
  func checkSection(ofSupplementary kind: String, at path: IndexPath) -> Bool {
    guard path.count == 2, path.item != NSNotFound, !counts.indices.contains(path.section) else { return true }
    HeadlessFailure(
      .sectionOutOfRange,
      reason: "request for layout attributes for supplementary view \(kind) in section \(path.section) when there are "
        + "only \(counts.count) sections in the collection view",
      indexes: [Array(path)],
      before: counts.count
    ).raise()
    return false
  }

  private func dequeue(_ kind: String, _ identifier: String, at path: IndexPath) -> UICollectionReusableView {
    if let request, let existing = request.existing, request.element.indexPath == path,
      existing.reuseIdentifier == identifier, existing.pooledKind == kind
    {
      return existing
    }
    let frame = request?.element.indexPath == path ? request?.attributes?.frame ?? .zero : .zero
    let view: UICollectionReusableView
    if let pooled = pool.dequeue(identifier: identifier, kind: kind) {
      pooled.frame = frame
      if let cell = pooled as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
        cell.showsFocus = false
      }
      pooled.prepareForReuse()
      view = pooled
    } else {
      view = makeRegistered(kind, identifier, at: path, frame: frame)
    }
    if let attributes = request?.attributes, attributes.indexPath == path { view.listPlace = attributes.listPlace }
    request?.dequeued.append(view)
    return view
  }

  private func makeRegistered(
    _ kind: String,
    _ identifier: String,
    at path: IndexPath,
    frame: CGRect
  ) -> UICollectionReusableView {
    let isCell = kind == UICollectionView.elementKindCell
    if isCell { headlessCreatedCellCount += 1 }
    if let source = registrations[CollectionRegistrationKey(kind: kind, identifier: identifier)],
      let view = make(source, kind: kind, identifier: identifier, frame: frame)
    {
      return view
    }
    HeadlessFailure(
      .unregisteredIdentifier,
      reason: "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard",
      indexes: [Array(path)]
    ).raise()
    let view = isCell ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
    adopt(view, kind: kind, identifier: identifier)
    return view
  }

  /// Makes a view; `nil` if the registered class is no reusable view.
  func make(
    _ source: CollectionViewSource,
    kind: String,
    identifier: String,
    frame: CGRect
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    switch source {
    case .viewClass(let viewClass):
      guard let reusable = viewClass as? UICollectionReusableView.Type else { return nil }
      view = reusable.init(headlessFrame: frame)
    case .nib(let nib):
      let objects = nib.instantiate(withOwner: nil)
      if objects.count == 1, let reusable = objects[0] as? UICollectionReusableView {
        view = reusable
        view.frame = frame
        checkIdentifier(of: view, kind: kind, registered: identifier)
      } else {
        HeadlessFailure(
          .invalidNib,
          reason: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
            + "object which must be a UICollectionReusableView instance"
        ).raise()
        view =
          kind == UICollectionView.elementKindCell
          ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
      }
    }
    adopt(view, kind: kind, identifier: identifier)
    return view
  }

  private func checkIdentifier(of view: UICollectionReusableView, kind: String, registered identifier: String) {
    guard let own = view.reuseIdentifier, !own.isEmpty, own != identifier else { return }
    let subject = kind == UICollectionView.elementKindCell ? "cell reuse indentifier" : "view reuse identifier"
    HeadlessFailure(
      .nibIdentifierMismatch,
      reason: "\(subject) in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
    ).raise()
  }

  private func adopt(_ view: UICollectionReusableView, kind: String, identifier: String) {
    view.reuseIdentifier = identifier
    view.wasDequeued = true
    view.pooledKind = kind
  }
}
