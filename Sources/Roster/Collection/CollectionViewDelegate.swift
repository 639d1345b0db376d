import Foundation

/// Answers a collection for the content that it shows: selection, sizes and menus.
///
/// ```swift
/// collectionView.attach(movies)
///   .onSelect(Movie.self) { movie in show(movie) }
///   .configure(MovieGridCell.self) { cell, _ in cell.player = player }
/// ```
///
/// Handlers are typed by view model. It is open to subclassing: every requirement of the delegate can be overridden, and
/// one that is neither overridden nor answered by a handler counts as not implemented.
@MainActor open class CollectionViewDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  /// The height of a header or footer in a vertical flow layout, or its width in a horizontal one, in points, where
  /// neither its view model nor the layout says one.
  public static let defaultSupplementaryLength: CGFloat = 44

  /// The data source whose content the collection shows.
  public let dataSource: CollectionViewDataSource

  var selections = ViewModelHandlers<IndexPath, Void>()
  var deselections = ViewModelHandlers<IndexPath, Void>()
  var displays = ViewModelHandlers<IndexPath, Void>()
  var displayEnds = ViewModelHandlers<IndexPath, Void>()
  var sizes = ViewModelHandlers<UICollectionView, CGSize>() {
    didSet { if oldValue.isEmpty { answersDidChange() } }
  }
  #if !os(tvOS)
    var contextMenus = ViewModelHandlers<IndexPath, UIContextMenuConfiguration>()
  #endif
  var editPermissions = ViewModelHandlers<IndexPath, Bool>()
  var headerSize: ((Int) -> CGSize?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  var footerSize: ((Int) -> CGSize?)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  var moveTarget: ((IndexPath, IndexPath) -> IndexPath)?
  /// The collections that this delegate was attached to.
  var collectionViews = AttachedViews<UICollectionView>()

  /// - Parameter dataSource: the data source of the collections that this delegate is attached to; it is kept alive.
  public init(_ dataSource: CollectionViewDataSource) {
    self.dataSource = dataSource
    super.init()
  }

  /// Has the collections find out anew which requirements are answered, which they do when their delegate is set.
  private func answersDidChange() {
    for collectionView in collectionViews.all where collectionView.delegate === self {
      collectionView.delegate = nil
      collectionView.delegate = self
    }
  }

  // MARK: Display

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard !displays.isEmpty || !displayEnds.isEmpty, let viewModel = dataSource.viewModel(at: indexPath) else { return }
    if !displayEnds.isEmpty { cell.associate(ShownViewModel(viewModel)) }
    serve { displays.callAll(for: viewModel, indexPath) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let shown = cell.associated(ShownViewModel.self) else { return }
    cell.associate(nil, as: ShownViewModel.self)
    serve { displayEnds.callAll(for: shown.viewModel, indexPath) }
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
    guard answers(.sizeForItem) else { return itemSize(of: collectionViewLayout) }
    return serve {
      guard let viewModel = dataSource.viewModel(at: indexPath) else { return itemSize(of: collectionViewLayout) }
      return sizes.firstAnswer(for: viewModel, collectionView)
        ?? (viewModel as? any ItemSizeProviding)?.itemSize(in: collectionView)
        ?? itemSize(of: collectionViewLayout)
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
    guard answers(.sizeForHeader) else { return layoutSize }
    return headerSize?(section)
      ?? referenceSize(UICollectionView.elementKindSectionHeader, section, layoutSize, collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layoutSize = (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    guard answers(.sizeForFooter) else { return layoutSize }
    return footerSize?(section)
      ?? referenceSize(UICollectionView.elementKindSectionFooter, section, layoutSize, collectionView)
  }

  // MARK: Selection

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    (dataSource.viewModel(at: indexPath) as? any SelectionProviding)?.isSelectable ?? true
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
    call(selections, at: indexPath)
  }

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    call(deselections, at: indexPath)
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

  #if !os(tvOS)
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
  #endif

  // MARK: Editing and reordering

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    guard let viewModel = dataSource.viewModel(at: indexPath) else { return false }
    return editPermissions.firstAnswer(for: viewModel, indexPath)
      ?? (viewModel as? any EditingProviding)?.canEdit
      ?? true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    moveTarget?(originalIndexPath, proposedIndexPath) ?? proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Context menus

  #if !os(tvOS)
    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard
        indexPaths.count == 1,
        let indexPath = indexPaths.first,
        let viewModel = dataSource.viewModel(at: indexPath)
      else { return nil }
      return contextMenus.firstAnswer(for: viewModel, indexPath)
        ?? (viewModel as? any ContextMenuProviding)?.contextMenuConfiguration(at: point)
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
  #endif

  // MARK: Focus

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    notImplemented()
    return true
  }

  #if !os(tvOS)
    open func collectionView(
      _ collectionView: UICollectionView,
      selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
      notImplemented()
      return collectionView.selectionFollowsFocus
    }
  #endif

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    true
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Handlers

  var answersItemSizes: Bool { !sizes.isEmpty || dataSource.content.mayProvideItemSizes }
  var answersHeaderSizes: Bool { headerSize != nil || dataSource.content.mayHaveHeaders }
  var answersFooterSizes: Bool { footerSize != nil || dataSource.content.mayHaveFooters }

  private func call(_ handlers: ViewModelHandlers<IndexPath, Void>, at indexPath: IndexPath) {
    guard !handlers.isEmpty, let viewModel = dataSource.viewModel(at: indexPath) else { return }
    handlers.callAll(for: viewModel, indexPath)
  }

  private func itemSize(of layout: UICollectionViewLayout) -> CGSize {
    (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  /// A section without the view takes no room for it, even if the layout has a size for others.
  private func referenceSize(
    _ kind: String,
    _ section: Int,
    _ layoutSize: CGSize,
    _ collectionView: UICollectionView
  ) -> CGSize {
    if dataSource.supplementaryProviders[kind] != nil { return layoutSize }
    let found = serve { dataSource.content.supplementary(ofKind: kind, section: section) }
    guard let supplementary = found else { return .zero }
    if let size = supplementary.referenceSize(in: collectionView) { return size }
    guard layoutSize == .zero else { return layoutSize }
    let length = CollectionViewDelegate.defaultSupplementaryLength
    return CGSize(width: length, height: length)
  }
}
