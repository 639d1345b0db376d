// What of SwiftUI cells host: https://developer.apple.com/documentation/swiftui/uihostingconfiguration

import UIKit

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct EmptyView: View {
  public typealias Body = Never
  public nonisolated init() {}
  public var body: Never { fatalError() }
}

public struct Text: View {
  public typealias Body = Never
  public nonisolated init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentable

@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public var body: Never { fatalError() }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError() }
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

@preconcurrency @MainActor public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> { fatalError() }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    self
  }
  public func minSize(
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> { self }
  public func makeContentView() -> UIView & UIContentView { fatalError() }
  public func updated(for state: UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}
