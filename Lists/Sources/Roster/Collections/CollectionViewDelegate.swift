/// The delegate of a collection view with content: selection, sizes, and menus.
///
/// ```swift
/// collectionView.attach(movies)
///   .onSelect(Movie.self) { movie in print(movie.title) }
///   .configure(MovieGridCell.self) { cell, movie, place in cell.onLike = { movies.update(place) { $0.isLiked = true } } }
/// ```
///
/// Handlers are typed by view model. You can subclass it and override every requirement. Requirements without an override or a
/// handler count as not implemented.
@preconcurrency @MainActor open class CollectionViewDelegate: ListDelegate, UICollectionViewDelegateFlowLayout {
  /// The default height of a header or footer in a vertical flow layout, or width in a horizontal one, in points.
  static let defaultSupplementaryLength: CGFloat = 44

  /// The data source whose content the collection view shows.
  public let dataSource: CollectionViewDataSource

  /// A Boolean value that indicates whether view models can provide item sizes.
  private let mayProvideItemSizes: Bool
  private(set) lazy var sizes = ViewModelHandlers<UICollectionView, CGSize> { [unowned self] in answersDidChange() }
  package internal(set) var headerSize: ((Int) -> CGSize?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  package internal(set) var footerSize: ((Int) -> CGSize?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }

  /// Creates a delegate for a data source.
  ///
  /// - Parameter dataSource: The data source of the attached collection views. It's retained.
  public init(_ dataSource: CollectionViewDataSource) {
    self.dataSource = dataSource
    mayProvideItemSizes = dataSource.list.viewModelType.map { $0 is any ItemSizeProviding.Type } ?? true
    super.init(list: dataSource)
  }

  override var handlers: [any EnclosableHandlers] { super.handlers + [sizes] }

  override var conditionalRequirements: any RequirementTable { CollectionViewDelegate.requirements }
  private static let requirements = ConditionalRequirements(of: CollectionViewDelegate.self, "collectionView")
    .with("layout:sizeForItemAt:", "layout:sizeForItemAtIndexPath:") { $0.answersItemSizes }
    .with("layout:referenceSizeForHeaderInSection:", "layout:referenceSizeForHeaderInSection:") {
      $0.answersHeaderSizes
    }
    .with("layout:referenceSizeForFooterInSection:", "layout:referenceSizeForFooterInSection:") {
      $0.answersFooterSizes
    }
    .with("layout:insetForSectionAt:", "layout:insetForSectionAtIndex:")
    .with("layout:minimumLineSpacingForSectionAt:", "layout:minimumLineSpacingForSectionAtIndex:")
    .with("layout:minimumInteritemSpacingForSectionAt:", "layout:minimumInteritemSpacingForSectionAtIndex:")
    .with("canPerformPrimaryActionForItemAt:", "canPerformPrimaryActionForItemAtIndexPath:")
    .with("performPrimaryActionForItemAt:", "performPrimaryActionForItemAtIndexPath:")
    .with("canFocusItemAt:", "canFocusItemAtIndexPath:") { !$0.focusPermissions.isEmpty }
    .with("selectionFollowsFocusForItemAt:", "selectionFollowsFocusForItemAtIndexPath:") { !$0.focusSelections.isEmpty }
    .with("shouldUpdateFocusIn:", "shouldUpdateFocusInContext:")
    .with("didUpdateFocusIn:with:", "didUpdateFocusInContext:withAnimationCoordinator:") { $0.answersFocusUpdates }
    .with(
      name: "indexPathForPreferredFocusedView(in:)",
      selector: "indexPathForPreferredFocusedViewInCollectionView:"
    ) { $0.preferredFocus != nil }

  // MARK: Display

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplay(cell, at: indexPath, in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplaying(cell, at: indexPath, in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  // MARK: Sizes

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard hasAnswer(answersItemSizes) else { return itemSize(of: collectionViewLayout) }
    return Turn.serve {
      dataSource.showSize(in: collectionView) {
        guard let viewModel = dataSource.viewModel(at: indexPath, in: collectionView) else {
          return itemSize(of: collectionViewLayout)
        }
        return sizes.firstAnswer(for: viewModel, collectionView)
          ?? (viewModel as? any ItemSizeProviding)?.itemSize(in: collectionView)
          ?? itemSize(of: collectionViewLayout)
      }
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    notImplemented()
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    notImplemented()
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    notImplemented()
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layoutSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    guard hasAnswer(answersHeaderSizes) else { return layoutSize }
    return Turn.serve { dataSource.showSize(in: collectionView) { headerSize?(section) } }
      ?? referenceSize(UICollectionView.elementKindSectionHeader, section, layoutSize, collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layoutSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    guard hasAnswer(answersFooterSizes) else { return layoutSize }
    return Turn.serve { dataSource.showSize(in: collectionView) { footerSize?(section) } }
      ?? referenceSize(UICollectionView.elementKindSectionFooter, section, layoutSize, collectionView)
  }

  // MARK: Selection

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    isSelectable(at: indexPath, in: collectionView)
  }

  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectionDidChange(at: indexPath, selections, in: collectionView)
  }

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    selectionDidChange(at: indexPath, deselections, in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    notImplemented()
    return !collectionView.isEditing
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    notImplemented()
  }

  // MARK: Editing and reordering

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    dataSource.viewModel(at: indexPath, in: collectionView).map {
      dataSource.editPermission(of: $0, at: indexPath, in: collectionView) ?? true
    } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Turn.serve { moveTarget?(originalIndexPath, proposedIndexPath) } ?? proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.associated(ListAttachment.self)?.updater.anchored.targetContentOffset
      ?? collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  // MARK: Focus

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    let isAllowed = collectionView.allowsFocus && (!collectionView.isEditing || collectionView.allowsFocusDuringEditing)
    guard hasAnswer(!focusPermissions.isEmpty) else { return isAllowed }
    return Turn.serve { answer(of: focusPermissions, at: indexPath, in: collectionView) } ?? isAllowed
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    notImplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard hasAnswer(answersFocusUpdates) else { return }
    focusDidMove(from: context.previouslyFocusedIndexPath, to: context.nextFocusedIndexPath, in: collectionView)
  }

  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    guard hasAnswer(preferredFocus != nil) else { return nil }
    return preferredFocusIndexPath(in: collectionView)
  }

  // MARK: Context menus

  #if !os(tvOS)
    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      indexPaths.count == 1 ? contextMenu(at: indexPaths[0], in: collectionView, point) : nil
    }

    @available(iOS, introduced: 13.0, deprecated: 16.0)
    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      notImplemented()
      return nil
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      notImplemented()
      return nil
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      notImplemented()
      return nil
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    open func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Multiple selection and focus

    open func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      false
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    open func collectionView(
      _ collectionView: UICollectionView,
      selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      guard hasAnswer(!focusSelections.isEmpty) else { return collectionView.selectionFollowsFocus }
      return Turn.serve { answer(of: focusSelections, at: indexPath, in: collectionView) }
        ?? collectionView.selectionFollowsFocus
    }
  #endif

  // MARK: Handlers

  var answersItemSizes: Bool { !sizes.isEmpty || mayProvideItemSizes }
  var answersHeaderSizes: Bool { headerSize != nil || dataSource.mayHaveHeaders }
  var answersFooterSizes: Bool { footerSize != nil || dataSource.mayHaveFooters }

  private func itemSize(of layout: UICollectionViewLayout) -> CGSize {
    (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// Returns the size of a header or footer. Sections without the view have none, even if the layout sets a size.
  private func referenceSize(
    _ kind: String,
    _ section: Int,
    _ layoutSize: CGSize,
    _ collectionView: UICollectionView
  ) -> CGSize {
    if dataSource.isProvided(kind) { return layoutSize }
    let found = Turn.serve { dataSource.shown(in: collectionView).supplementary(ofKind: kind, section: section) }
    guard let supplementary = found else { return .zero }
    if let size = supplementary.referenceSize(in: collectionView) { return size }
    guard layoutSize == .zero else { return layoutSize }
    let length = CollectionViewDelegate.defaultSupplementaryLength
    let height = (supplementary as? String).map { TextSupplementaryView.height(of: $0, in: collectionView) }
    return CGSize(width: length, height: height ?? length)
  }
}
