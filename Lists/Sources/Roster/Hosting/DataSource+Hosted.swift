#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  extension DataSource {
    /// The same content with each item shown by a SwiftUI view, in the cells of a table or a collection.
    ///
    /// ```swift
    /// tableView.attach(messages.hosted { message in MessageView(message: message) })
    ///   .onSelect(Message.self) { message in print(message.text) }
    /// ```
    ///
    /// Cells are used again, and the views that host SwiftUI in them stay; state of a view begins anew when its cell shows
    /// another item, where items have an `id` or are `Hashable`. A view is measured once for each width, text size and item.
    ///
    /// - Parameters:
    ///   - remembersSizes: whether an item that is equal to one that was measured has its size. Say `false` where views
    ///     depend on more than their items, such as a clock. Items that are objects are always measured.
    ///   - content: makes the view of an item, each time that a cell is filled with it.
    public func hosted<Content: View>(
      remembersSizes: Bool = true,
      @ViewBuilder _ content: @escaping @MainActor (Item) -> Content
    ) -> MappedDataSource<Self, HostedItem<Item, Content>> {
      configured(remembersSizes: remembersSizes) { hosting($0, content) }
    }
  }

  /// A view model with the SwiftUI view that shows it.
  public typealias HostedItem<ViewModel, Content: View> = ConfiguredItem<
    ViewModel, UIHostingConfiguration<HostedContent<Content>, EmptyView>
  >

  extension ConfiguredItem {
    /// - Parameters:
    ///   - viewModel: the view model that the view shows.
    ///   - content: makes the view, each time that a cell is filled with it.
    public init<Content: View>(
      hosting viewModel: ViewModel,
      @ViewBuilder _ content: @escaping @MainActor (ViewModel) -> Content
    ) where Configuration == UIHostingConfiguration<HostedContent<Content>, EmptyView> {
      self.init(viewModel) { hosting($0, content) }
    }
  }

  /// The content of a cell that hosts the view of a view model.
  @MainActor private func hosting<ViewModel, Content: View>(
    _ viewModel: ViewModel,
    _ content: @MainActor (ViewModel) -> Content
  ) -> UIHostingConfiguration<HostedContent<Content>, EmptyView> {
    let hosted = HostedContent(content: content(viewModel), identity: PresentableIdentity.value(of: viewModel))
    return UIHostingConfiguration { hosted }
  }

  /// A view in a cell, whose state is that of what it shows.
  public struct HostedContent<Content: View>: View {
    let content: Content
    let identity: AnyHashable?

    public var body: some View { content.id(identity) }
  }
#endif
