/// A result builder that creates a list from the expressions in a closure: view models of different types, or a composite's
/// children.
///
/// ```swift
/// let list = FlatDataSource(rows: {
///   banner
///   trailers
///   if isEditing { adder }
/// })
/// ```
@resultBuilder
public enum MixedListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
}

extension MixedListBuilder where Element == AnyTableViewPresentable {
  public static func buildExpression(_ viewModel: some TableViewPresentable) -> [Element] { [Element(viewModel)] }
  public static func buildExpression(_ viewModels: [some TableViewPresentable]) -> [Element] {
    viewModels.map { Element($0) }
  }

  @available(*, unavailable, message: "make the view model a TableViewPresentable, which names its cell")
  public static func buildExpression(_ viewModel: Any) -> [Element] { [] }
}

extension MixedListBuilder where Element == AnyCollectionViewPresentable {
  public static func buildExpression(_ viewModel: some CollectionViewPresentable) -> [Element] { [Element(viewModel)] }
  public static func buildExpression(_ viewModels: [some CollectionViewPresentable]) -> [Element] {
    viewModels.map { Element($0) }
  }

  @available(*, unavailable, message: "make the view model a CollectionViewPresentable, which names its cell")
  public static func buildExpression(_ viewModel: Any) -> [Element] { [] }
}

extension AnyTableViewPresentable {
  /// Returns a list of view models of different types for a table view.
  ///
  /// - Parameter rows: The view models, alone or in arrays, in their order.
  public static func list(@MixedListBuilder<Self> _ rows: () -> [Self]) -> [Self] { rows() }
}

extension AnyCollectionViewPresentable {
  /// Returns a list of view models of different types for a collection view.
  ///
  /// - Parameter items: The view models, alone or in arrays, in their order.
  public static func list(@MixedListBuilder<Self> _ items: () -> [Self]) -> [Self] { items() }
}

extension FlatDataSource where Item == AnyTableViewPresentable {
  /// Creates a list of view models of different types for a table view.
  ///
  /// - Parameter rows: The view models, alone or in arrays, in their order.
  public convenience init(@MixedListBuilder<Item> rows: () -> [Item]) {
    self.init(rows())
  }
}

extension FlatDataSource where Item == AnyCollectionViewPresentable {
  /// Creates a list of view models of different types for a collection view.
  ///
  /// - Parameter items: The view models, alone or in arrays, in their order.
  public convenience init(@MixedListBuilder<Item> items: () -> [Item]) {
    self.init(items())
  }
}
