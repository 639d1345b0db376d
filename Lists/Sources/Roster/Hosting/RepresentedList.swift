#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A table of UIKit in SwiftUI, with a data source's content.
  ///
  /// ```swift
  /// TableList(messages.hosted { message in MessageView(message: message) }) { tableView, delegate in
  ///   tableView.separatorStyle = .none
  ///   delegate.onSelect(Message.self) { message in select(message) }
  /// }
  /// ```
  public typealias TableList = RepresentedList<UITableView, TableViewDelegate>

  /// A collection of UIKit in SwiftUI, with a data source's content.
  ///
  /// ```swift
  /// CollectionList(photos.hosted { photo in PhotoView(photo: photo) }, layout: UICollectionViewFlowLayout())
  /// ```
  public typealias CollectionList = RepresentedList<UICollectionView, CollectionViewDelegate>

  /// A list of UIKit in SwiftUI: see ``TableList`` and ``CollectionList``.
  ///
  /// The list follows the content's changes by itself; SwiftUI updates it only when it is given other content. When SwiftUI
  /// takes it away, the content is detached.
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
    /// - Parameters:
    ///   - content: the content of the list; keep it where SwiftUI keeps state, so that it stays the same object.
    ///   - style: the style of the table.
    ///   - configure: is given the table, and the delegate for handlers, each time that content is attached.
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
    /// - Parameters:
    ///   - content: the content of the list; keep it where SwiftUI keeps state, so that it stays the same object.
    ///   - makeLayout: the layout; it is made once for each collection.
    ///   - configure: is given the collection, and the delegate for handlers, each time that content is attached.
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

  /// The state that stays with a list while SwiftUI makes its description anew.
  @preconcurrency @MainActor public final class ListCoordinator<List: UIView> {
    let representation = ListRepresentation<List>()
    let detach: @MainActor (List) -> Void

    init(_ detach: @escaping @MainActor (List) -> Void) {
      self.detach = detach
    }
  }
#endif
