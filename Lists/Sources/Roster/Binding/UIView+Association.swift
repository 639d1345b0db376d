#if canImport(ObjectiveC) && canImport(UIKit)
  import ObjectiveC
#endif

extension UIView {
  /// The object of the given type that this view keeps alive, or `nil`.
  @inlinable
  package func associated<Object: AnyObject>(_ type: Object.Type) -> Object? {
    #if canImport(UIKit)
      objc_getAssociatedObject(self, UIView.associationKey(for: type)) as? Object
    #else
      self[headlessAssociated: type]
    #endif
  }

  /// Keeps an object alive as long as this view, in place of the one of the same type that it kept before.
  @inlinable
  package func associate<Object: AnyObject>(_ object: Object?, as type: Object.Type = Object.self) {
    #if canImport(UIKit)
      objc_setAssociatedObject(self, UIView.associationKey(for: type), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      self[headlessAssociated: type] = object
    #endif
  }

  #if canImport(UIKit)
    /// The address of a type's metadata: the same for as long as the program runs, and different for each type.
    @usableFromInline
    static func associationKey(for type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  #endif
}
