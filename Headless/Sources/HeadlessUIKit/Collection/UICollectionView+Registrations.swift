import Foundation

extension UICollectionView {
  /// How cells of a type are made and configured for items of a type.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity: RegistrationIdentity
    let nib: UINib?
    let handler: Handler

    public init(handler: @escaping Handler) {
      identity = RegistrationIdentity()
      nib = nil
      self.handler = handler
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      identity = RegistrationIdentity()
      nib = cellNib
      self.handler = handler
    }
  }

  /// How supplementary views of a type are made and configured.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identity: RegistrationIdentity
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity()
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// Tells registrations apart, and knows whether one was made while a view was asked for.
  @MainActor struct RegistrationIdentity {
    private static var count = 0

    let number: Int
    let request: Int?

    init() {
      RegistrationIdentity.count += 1
      number = RegistrationIdentity.count
      request = UICollectionView.currentRequest
    }

    var identifier: String { "UICollectionView.Registration.\(number)" }

    /// Whether the question that is being answered is the one that the registration was made in.
    var isFromCurrentRequest: Bool { request != nil && request == UICollectionView.currentRequest }
  }

  /// A cell that the registration has configured for an item; without an item it is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    check(
      registration.identity,
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
    )
    register(
      registration.nib,
      Cell.self,
      kind: UICollectionView.elementKindCell,
      identifier: registration.identity.identifier
    )
    let view = dequeueReusableCell(withReuseIdentifier: registration.identity.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(headlessFrame: view.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that the registration has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    check(
      registration.identity,
      "Attempted to dequeue a supplementary view using a registration that was created inside "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
        + "UICollectionViewDiffableDataSource supplementary view provider."
    )
    register(
      registration.nib,
      Supplementary.self,
      kind: registration.elementKind,
      identifier: registration.identity.identifier
    )
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind,
      withReuseIdentifier: registration.identity.identifier,
      for: indexPath
    )
    let supplementary = view as? Supplementary ?? Supplementary(headlessFrame: view.frame)
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }

  private func check(_ identity: RegistrationIdentity, _ reason: String) {
    guard identity.isFromCurrentRequest else { return }
    HeadlessFailure(
      .registrationCreatedInProvider,
      reason: reason
        + " Creating a new registration each time a cell is requested will prevent reuse and cause created "
        + "cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
        + "created up front and reused. Registration: \(identity.identifier)",
      indexes: request.map { [Array($0.element.indexPath)] } ?? []
    ).raise()
  }

  private func register(_ nib: UINib?, _ viewClass: AnyClass, kind: String, identifier: String) {
    guard registrations[CollectionRegistrationKey(kind: kind, identifier: identifier)] == nil else { return }
    // Through the open methods, so that a subclass that stands for another view registers there.
    switch (kind == UICollectionView.elementKindCell, nib) {
    case (true, let nib?): register(nib, forCellWithReuseIdentifier: identifier)
    case (true, nil): register(viewClass, forCellWithReuseIdentifier: identifier)
    case (false, let nib?): register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    case (false, nil): register(viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
}
