/// Roster's content under Apple's diffable data sources: a screen keeps its data source, and its store becomes content.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Int, Song.ID>(tableView: tableView) { tableView, indexPath, id in
///   songCell(for: content.item(at: indexPath), in: tableView, at: indexPath)
/// }
/// observation = content.bind(to: dataSource)
/// ```
extension DataSource where Item: Identifiable, Item.ID: Sendable {
  /// Has a table's diffable data source show this content, now and after each change.
  ///
  /// Items that show differently are reconfigured. Headers and footers are not: Apple's data sources know nothing of them.
  ///
  /// - Parameters:
  ///   - diffable: the data source; it is not kept alive.
  ///   - animatingDifferences: whether changes are animated; the default is yes. The first content is not.
  /// - Returns: ends the binding when it is released or cancelled, and keeps this content alive.
  public func bind(
    to diffable: UITableViewDiffableDataSource<Int, Item.ID>,
    animatingDifferences: Bool = true
  ) -> ContentObservation {
    bind(to: diffable, animatingDifferences: animatingDifferences) { $0 }
  }

  /// Has a table's diffable data source show this content, as `bind(to:animatingDifferences:)` does.
  ///
  /// - Parameter sectionIdentifier: what identifies the section at an index; it differs between sections.
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

  /// Has a collection's diffable data source show this content, now and after each change.
  ///
  /// Items that show differently are reconfigured. Headers and footers are not: Apple's data sources know nothing of them.
  ///
  /// - Parameters:
  ///   - diffable: the data source; it is not kept alive.
  ///   - animatingDifferences: whether changes are animated; the default is yes. The first content is not.
  /// - Returns: ends the binding when it is released or cancelled, and keeps this content alive.
  public func bind(
    to diffable: UICollectionViewDiffableDataSource<Int, Item.ID>,
    animatingDifferences: Bool = true
  ) -> ContentObservation {
    bind(to: diffable, animatingDifferences: animatingDifferences) { $0 }
  }

  /// Has a collection's diffable data source show this content, as `bind(to:animatingDifferences:)` does.
  ///
  /// - Parameter sectionIdentifier: what identifies the section at an index; it differs between sections.
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

/// Why a snapshot is applied.
private enum SnapshotChange {
  case first, update, reload
}
