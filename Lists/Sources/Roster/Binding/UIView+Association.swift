#if canImport(ObjectiveC) && canImport(UIKit)
  import ObjectiveC
#endif

extension UIView {
  /// Returns the object of a type that this view retains, or `nil`.
  @inlinable
  package func associated<Object: AnyObject>(_ type: Object.Type) -> Object? {
    #if canImport(UIKit)
      objc_getAssociatedObject(self, UIView.associationKey(for: type)) as? Object
    #else
      self[headlessAssociated: type]
    #endif
  }

  /// Retains an object for the view's lifetime, replacing the previous one of the same type.
  @inlinable
  package func associate<Object: AnyObject>(_ object: Object?, as type: Object.Type = Object.self) {
    #if canImport(UIKit)
      objc_setAssociatedObject(self, UIView.associationKey(for: type), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      self[headlessAssociated: type] = object
    #endif
  }

  #if canImport(UIKit)
    /// Returns the address of a type's metadata, which is unique and constant while the program runs.
    @usableFromInline
    static func associationKey(for type: AnyObject.Type) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
    }
  #endif
}
