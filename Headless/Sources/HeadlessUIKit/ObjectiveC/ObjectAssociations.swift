#if !canImport(ObjectiveC)
  import Foundation

  /// The objects that one object was given under keys.
  ///
  /// Sendable because its only state is read and changed with the lock of `AssociatedObjects` held.
  final class ObjectAssociations: @unchecked Sendable {
    private enum Value {
      case strong(Any)
      case weak(() -> AnyObject?)
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    var isEmpty: Bool { values.isEmpty }

    func value(_ key: UnsafeRawPointer) -> Any? {
      switch values[key] {
      case .strong(let value): value
      case .weak(let value): value()
      case nil: nil
      }
    }

    /// Takes a value, and returns the one before, which is released without the lock.
    func set(_ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) -> Any? {
      let old = values[key]
      values[key] = value.map { value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
          let object = value as AnyObject
          return .weak { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          return .strong((value as? any NSCopying)?.copy() ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: return .strong(value)
        }
      }
      return old
    }
  }

  /// An object that keeps what it was given itself, so that both go together.
  protocol ObjectAssociating: AnyObject {
    var objectAssociations: ObjectAssociations? { get set }
  }

  extension UIResponder: ObjectAssociating {}
  extension NSLayoutConstraint: ObjectAssociating {}
  extension UILayoutGuide: ObjectAssociating {}
  extension UIBarItem: ObjectAssociating {}
  extension UIGestureRecognizer: ObjectAssociating {}
  extension CALayer: ObjectAssociating {}
#endif
