#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A UIKit table view in SwiftUI, with a data source's content.
  ///
  /// ```swift
  /// TableList(messages.hosted { message in MessageView(message: message) }) { tableView, delegate in
  ///   tableView.separatorStyle = .none
  ///   delegate.onSelect(Message.self) { message in select(message) }
  /// }
  /// ```
  public typealias TableList = RepresentedList<UITableView, TableViewDelegate>

  /// A UIKit collection view in SwiftUI, with a data source's content.
  ///
  /// ```swift
  /// CollectionList(photos.hosted { photo in PhotoView(photo: photo) }, layout: UICollectionViewFlowLayout())
  /// ```
  public typealias CollectionList = RepresentedList<UICollectionView, CollectionViewDelegate>

  /// A UIKit list in SwiftUI. See ``TableList`` and ``CollectionList``.
  ///
  /// The list follows the content's changes. SwiftUI updates it only for other content. When SwiftUI removes it, the content is
  /// detached.
  @preconcurrency @MainActor public struct RepresentedList<List: UIView, Delegate>: UIViewRepresentable {
    public typealias UIViewType = List
    public typealias Coordinator = ListCoordinator<List>

    private let content: AnyObject
    private let makeList: @MainActor () -> List
    private let attach: @MainActor (List) -> Void
    private let detach: @MainActor (List) -> Void

    public func makeCoordinator() -> Coordinator { Coordinator(detach) }

    public func makeUIView(context: Context) -> List { makeList() }

    public func updateUIView(_ list: List, context: Context) {
      context.coordinator.representation.show(content, in: list, attach: attach)
    }

    public static func dismantleUIView(_ list: List, coordinator: Coordinator) {
      coordinator.representation.dismantle(list, detach: coordinator.detach)
    }
  }

  extension RepresentedList where List == UITableView, Delegate == TableViewDelegate {
    /// Creates a table view with content.
    ///
    /// - Parameters:
    ///   - content: The content of the list. Store it in SwiftUI's state, so that it stays the same object.
    ///   - style: The style of the table view.
    ///   - configure: A closure that configures the table view and adds handlers to the delegate, each time content is attached.
    public init<Content: DataSource>(
      _ content: Content,
      style: UITableView.Style = .plain,
      configure: @escaping @MainActor (_ tableView: UITableView, _ delegate: TableViewDelegate) -> Void = { _, _ in }
    )
    where
      Content.Item: TableViewPresentable,
      Content.Header: TableViewHeaderFooterPresentable,
      Content.Footer: TableViewHeaderFooterPresentable
    {
      self.content = content
      makeList = { UITableView(frame: .zero, style: style) }
      attach = { configure($0, $0.attach(content)) }
      detach = { $0.detach() }
    }
  }

  extension RepresentedList where List == UICollectionView, Delegate == CollectionViewDelegate {
    /// Creates a collection view with content.
    ///
    /// - Parameters:
    ///   - content: The content of the list. Store it in SwiftUI's state, so that it stays the same object.
    ///   - makeLayout: The layout, which is created once for each collection view.
    ///   - configure: A closure that configures the collection view and adds handlers to the delegate, each time content is
    ///     attached.
    public init<Content: DataSource>(
      _ content: Content,
      layout makeLayout: @escaping @autoclosure @MainActor () -> UICollectionViewLayout,
      configure: @escaping @MainActor (_ collectionView: UICollectionView, _ delegate: CollectionViewDelegate) -> Void =
        {
          _,
          _ in
        }
    )
    where
      Content.Item: CollectionViewPresentable,
      Content.Header: CollectionViewSupplementaryPresentable,
      Content.Footer: CollectionViewSupplementaryPresentable
    {
      self.content = content
      makeList = { UICollectionView(frame: .zero, collectionViewLayout: makeLayout()) }
      attach = { configure($0, $0.attach(content)) }
      detach = { $0.detach() }
    }
  }

  /// The state of a list that persists when SwiftUI updates its description.
  @preconcurrency @MainActor public final class ListCoordinator<List: UIView> {
    let representation = ListRepresentation<List>()
    let detach: @MainActor (List) -> Void

    init(_ detach: @escaping @MainActor (List) -> Void) {
      self.detach = detach
    }
  }
#endif
