/// Roster's content under Apple's diffable data sources. Keep a screen's data source, and replace its store with content.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Int, Song.ID>(tableView: tableView) { tableView, indexPath, id in
///   songCell(for: content.item(at: indexPath), in: tableView, at: indexPath)
/// }
/// observation = content.bind(to: dataSource)
/// ```
extension DataSource where Item: Identifiable, Item.ID: Sendable {
  /// Shows this content in a table view's diffable data source, now and after each change.
  ///
  /// Changed items are reconfigured. Headers and footers aren't, because Apple's data sources don't have them.
  ///
  /// - Parameters:
  ///   - diffable: The data source. It isn't retained.
  ///   - animatingDifferences: A Boolean value that indicates whether to animate changes, except the first content. The default is
  ///     `true`.
  /// - Returns: An observation that ends the binding when it's released or cancelled, and retains this content.
  public func bind(
    to diffable: UITableViewDiffableDataSource<Int, Item.ID>,
    animatingDifferences: Bool = true
  ) -> ContentObservation {
    bind(to: diffable, animatingDifferences: animatingDifferences) { $0 }
  }

  /// Shows this content in a table view's diffable data source, as `bind(to:animatingDifferences:)` does.
  ///
  /// - Parameter sectionIdentifier: A closure that returns a unique identifier of the section at an index.
  public func bind<Section: Hashable & Sendable>(
    to diffable: UITableViewDiffableDataSource<Section, Item.ID>,
    animatingDifferences: Bool = true,
    sectionIdentifier: @escaping (_ section: Int) -> Section
  ) -> ContentObservation {
    bind(sectionIdentifier) { [weak diffable] snapshot, change in
      switch change {
      case .first: diffable?.apply(snapshot, animatingDifferences: false)
      case .update: diffable?.apply(snapshot, animatingDifferences: animatingDifferences)
      case .reload: diffable?.applySnapshotUsingReloadData(snapshot)
      }
    }
  }

  /// Shows this content in a collection view's diffable data source, now and after each change.
  ///
  /// Changed items are reconfigured. Headers and footers aren't, because Apple's data sources don't have them.
  ///
  /// - Parameters:
  ///   - diffable: The data source. It isn't retained.
  ///   - animatingDifferences: A Boolean value that indicates whether to animate changes, except the first content. The default is
  ///     `true`.
  /// - Returns: An observation that ends the binding when it's released or cancelled, and retains this content.
  public func bind(
    to diffable: UICollectionViewDiffableDataSource<Int, Item.ID>,
    animatingDifferences: Bool = true
  ) -> ContentObservation {
    bind(to: diffable, animatingDifferences: animatingDifferences) { $0 }
  }

  /// Shows this content in a collection view's diffable data source, as `bind(to:animatingDifferences:)` does.
  ///
  /// - Parameter sectionIdentifier: A closure that returns a unique identifier of the section at an index.
  public func bind<Section: Hashable & Sendable>(
    to diffable: UICollectionViewDiffableDataSource<Section, Item.ID>,
    animatingDifferences: Bool = true,
    sectionIdentifier: @escaping (_ section: Int) -> Section
  ) -> ContentObservation {
    bind(sectionIdentifier) { [weak diffable] snapshot, change in
      switch change {
      case .first: diffable?.apply(snapshot, animatingDifferences: false)
      case .update: diffable?.apply(snapshot, animatingDifferences: animatingDifferences)
      case .reload: diffable?.applySnapshotUsingReloadData(snapshot)
      }
    }
  }

  private func bind<Section: Hashable & Sendable>(
    _ sectionIdentifier: @escaping (Int) -> Section,
    _ apply: @escaping (NSDiffableDataSourceSnapshot<Section, Item.ID>, SnapshotChange) -> Void
  ) -> ContentObservation {
    apply(snapshot(sectionIdentifier: sectionIdentifier), .first)
    return changes.observe { change in
      var snapshot = self.snapshot(sectionIdentifier: sectionIdentifier)
      guard case .update(let stages) = change else { return apply(snapshot, .reload) }
      snapshot.reconfigureItems(UpdatedPaths(stages).paths.map { self.item(at: $0.item, inSection: $0.section).id })
      apply(snapshot, .update)
    }
  }
}

/// The reason for applying a snapshot.
private enum SnapshotChange {
  case first, update, reload
}
