#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor struct AssociatedObjectsTests {
    private static var key: UInt8 = 0
    private static var otherKey: UInt8 = 0

    private final class Model {}
    private final class Value: NSObject, NSCopying {
      func copy(with zone: NSZone? = nil) -> Any { Value() }
    }

    private var owners: [AnyObject] {
      [UIView(), UIViewController(), NSLayoutConstraint(), UILayoutGuide(), UIBarButtonItem(), NSObject(), Model()]
    }

    @Test func valuesAreKeptByKey() {
      for owner in owners {
        objc_setAssociatedObject(owner, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.otherKey, NSMutableSet(), .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "a")
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) is NSMutableSet)
        objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
      }
      #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    }

    @Test func policiesKeepCopyOrLetGo() {
      for owner in owners {
        weak var kept: Value?
        weak var assigned: Value?
        do {
          let (first, second) = (Value(), Value())
          (kept, assigned) = (first, second)
          objc_setAssociatedObject(owner, &Self.key, first, .OBJC_ASSOCIATION_RETAIN)
          objc_setAssociatedObject(owner, &Self.otherKey, second, .OBJC_ASSOCIATION_ASSIGN)
          #expect(objc_getAssociatedObject(owner, &Self.otherKey) as AnyObject === second)
        }
        #expect(kept != nil && assigned == nil)
        #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
        let value = Value()
        objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(kept == nil)
        #expect(objc_getAssociatedObject(owner, &Self.key) is Value)
        #expect(objc_getAssociatedObject(owner, &Self.key) as AnyObject !== value)
      }
    }

    @Test func valuesGoWithTheirOwner() {
      weak var value: Value?
      for owner in [{ UIView() }, { UILayoutGuide() }] as [() -> NSObject] {
        do {
          let (made, kept) = (owner(), Value())
          value = kept
          objc_setAssociatedObject(made, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value == nil)
      }
      do {
        let (model, kept) = (Model(), Value())
        value = kept
        objc_setAssociatedObject(model, &Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
      }
      let others = (0..<40).map { _ in Model() }
      for other in others { objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
      #expect(value == nil)
    }
  }
#endif
