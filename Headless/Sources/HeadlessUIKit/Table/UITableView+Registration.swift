import Foundation

extension UITableView {
  // MARK: Cells

  func dequeueCell(identifier: String) -> UITableViewCell? {
    HeadlessCounts.now.dequeues += 1
    if let pooled = registration.cellPool.dequeue(identifier: identifier) {
      pooled.prepareForReuse()
      return pooled
    }
    return registration.cells[identifier].flatMap { makeCell($0, identifier: identifier) }
  }

  func dequeueCell(identifier: String, for path: IndexPath) -> UITableViewCell {
    if let index = registration.index(ofRequestFor: path) {
      registration.requests[index].dequeued += 1
      if registration.requests[index].dequeued > 1 {
        HeadlessFailure(
          .multipleDequeues,
          reason: "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really "
            + "need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \(identifier), "
            + "index path: \(path.objectText)",
          indexes: [Array(path)]
        ).raise()
      } else if let existing = registration.requests[index].existing, existing.reuseIdentifier == identifier {
        return existing
      }
    }
    guard let cell = dequeueCell(identifier: identifier) else {
      HeadlessFailure(
        .unregisteredIdentifier,
        reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard",
        indexes: [Array(path)]
      ).raise()
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if let space, space.contains(path), let frame = geometry?.frame(ofRow: path) { cell.frame = frame }
    return cell
  }

  private func makeCell(_ source: RegistrationState.Source, identifier: String) -> UITableViewCell? {
    switch source {
    case .viewClass(let viewClass):
      return (viewClass as? UITableViewCell.Type)?.init(headlessReuseIdentifier: identifier)
    case .nib(let nib):
      let cell: UITableViewCell? = makeView(nib, identifier: identifier, kind: "UITableViewCell")
      guard let cell else { return nil }
      checkNibIdentifier(cell.reuseIdentifier, registered: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
  }

  // MARK: Headers and footers

  func dequeueHeaderFooterView(identifier: String) -> UITableViewHeaderFooterView? {
    if let pooled = registration.headerFooterPool.dequeue(identifier: identifier) {
      pooled.prepareForReuse()
      return pooled
    }
    guard let source = registration.headersAndFooters[identifier] else { return nil }
    switch source {
    case .viewClass(let viewClass):
      return (viewClass as? UITableViewHeaderFooterView.Type)?.init(headlessReuseIdentifier: identifier)
    case .nib(let nib):
      let view: UITableViewHeaderFooterView? = makeView(
        nib,
        identifier: identifier,
        kind: "UITableViewHeaderFooterView"
      )
      guard let view else { return nil }
      checkNibIdentifier(view.reuseIdentifier, registered: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  // MARK: Nibs

  /// Says which prototype cells a storyboard has in the table.
  public func headlessAddPrototype(_ prototype: HeadlessPrototype) {
    let nib = UINib(headlessContents: { [prototype.make()] })
    registration.register(.nib(nib), cell: prototype.identifier)
  }

  private func makeView<View: UIView>(_ nib: UINib, identifier: String, kind: String) -> View? {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    if objects.count == 1, let view = objects[0] as? View { return view }
    HeadlessFailure(
      .invalidNib,
      reason: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
        + "which must be a \(kind) instance"
    ).raise()
    return nil
  }

  /// A nib may leave the identifier open; if it has one, it must be the registered one.
  private func checkNibIdentifier(_ found: String?, registered: String) {
    guard let found, found != registered else { return }
    HeadlessFailure(
      .nibIdentifierMismatch,
      reason: "cell reuse indentifier in nib (\(found)) does not match the identifier used to register the nib "
        + "(\(registered))"
    ).raise()
  }

  // MARK: Asking for cells

  /// Asks the data source for the cell of a row.
  ///
  /// - Parameter existing: the displayed cell, if it is to be configured again
  func askCell(at path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    headlessEvents.record("cellForRow", path)
    registration.requests.append(RegistrationState.Request(indexPath: path, existing: existing))
    let cell = HeadlessCellRequests.cell { dataSource.tableView(self, cellForRowAt: path) }
    registration.requests.removeLast()
    return cell
  }

  // MARK: Recycling

  /// Lets a view that is no longer displayed be dequeued again.
  func recycle(_ view: UIView) {
    if let cell = view as? UITableViewCell {
      if let identifier = cell.reuseIdentifier { registration.cellPool.enqueue(cell, identifier: identifier) }
    } else if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      registration.headerFooterPool.enqueue(view, identifier: identifier)
    }
  }

  /// Lets the views that the last update removed be dequeued again.
  func releaseLeavingViews() {
    let leaving = display.leaving
    display.leaving = []
    for view in leaving {
      switch view {
      case .row(let cell, let path):
        tellEndOfDisplay(of: cell, at: path)
        recycle(cell)
      case .edge(let view, let kind, let section):
        tellEndOfDisplay(of: view, kind, section: section)
        recycle(view)
      }
    }
  }
}
