import Foundation

/// A child of a composite in one view: what the view is to the child.
@MainActor final class CompositePart<Child: CompositeChild> {
  let child: Child
  private(set) weak var binding: CompositeBinding<Child>?
  /// Whether the composite takes over the child's counts, so that a nested composite does the same.
  private(set) var isAdopting = false
  /// The view that the child is handed.
  private(set) lazy var proxy = Child.makeProxy(of: self)
  private var follower: AnyObject?
  #if canImport(UIKit)
    /// The reuse identifiers of registrations of cells and supplementary views.
    var registrations: [NSObject: String] = [:]
  #endif

  init(_ child: Child, in binding: CompositeBinding<Child>) {
    self.child = child
    self.binding = binding
    follower = child.follow(in: self)
  }

  /// The view that shows the composite; `nil` when the child has left it.
  var target: Child.View? { binding?.view }

  /// The number of the child's sections that the view has read.
  var numberOfSections: Int {
    guard let binding, let view = binding.view else { return 0 }
    _ = Child.numberOfSections(of: view)
    return binding.mapping.known.count(of: self)
  }

  /// The number of sections that the child has now.
  var currentNumberOfSections: Int { child.numberOfSections(in: proxy) }

  /// The number of sections that the child has now, which nested composites take over as well.
  func adoptNumberOfSections() -> Int {
    isAdopting = true
    defer { isAdopting = false }
    return currentNumberOfSections
  }

  func detach() {
    follower = nil
    binding = nil
  }
}
