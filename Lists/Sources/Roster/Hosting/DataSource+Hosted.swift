#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  extension DataSource {
    /// Returns the same content with a SwiftUI view for each item, in table or collection view cells.
    ///
    /// ```swift
    /// tableView.attach(messages.hosted { message in MessageView(message: message) })
    ///   .onSelect(Message.self) { message in print(message.text) }
    /// ```
    ///
    /// Cells and their hosting views are reused. If items have an `id` or are `Hashable`, a view's state resets when its cell shows
    /// another item. A view is measured once for each width, text size, and item.
    ///
    /// - Parameters:
    ///   - remembersSizes: A Boolean value that indicates whether equal items share measured sizes. Use `false` if views depend on
    ///     more than their items, such as a clock. Objects are always measured.
    ///   - content: A closure that returns the view of an item, each time a cell is filled.
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
    /// Creates an item from a view model and its SwiftUI view.
    ///
    /// - Parameters:
    ///   - viewModel: The view model that the view shows.
    ///   - content: A closure that returns the view, each time a cell is filled.
    public init<Content: View>(
      hosting viewModel: ViewModel,
      @ViewBuilder _ content: @escaping @MainActor (ViewModel) -> Content
    ) where Configuration == UIHostingConfiguration<HostedContent<Content>, EmptyView> {
      self.init(viewModel) { hosting($0, content) }
    }
  }

  /// Returns the content of a cell that hosts the view of a view model.
  @MainActor private func hosting<ViewModel, Content: View>(
    _ viewModel: ViewModel,
    _ content: @MainActor (ViewModel) -> Content
  ) -> UIHostingConfiguration<HostedContent<Content>, EmptyView> {
    let hosted = HostedContent(content: content(viewModel), identity: PresentableIdentity.value(of: viewModel))
    return UIHostingConfiguration { hosted }
  }

  /// A view in a cell, whose state belongs to its item.
  public struct HostedContent<Content: View>: View {
    let content: Content
    let identity: AnyHashable?

    public var body: some View { content.id(identity) }
  }
#endif
