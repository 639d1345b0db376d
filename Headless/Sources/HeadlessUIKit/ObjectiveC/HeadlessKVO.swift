#if !canImport(ObjectiveC)
  import Foundation

  /// A property that says when it changes: what `@objc dynamic` makes of one. `HeadlessSources` writes it.
  ///
  /// Observers are told before the property's own `didSet` runs; with Objective-C they are told after it.
  @propertyWrapper
  public struct HeadlessKVO<Value> {
    private var value: Value

    public init(wrappedValue: Value) {
      value = wrappedValue
    }

    @available(*, unavailable, message: "only objects are observed by key")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
    ) -> Value {
      get {
        KeyValueObservers.noteRead(of: object, storageKeyPath)
        return object[keyPath: storageKeyPath].value
      }
      set {
        let observers = KeyValueObservers.shared.observers(of: object, storageKeyPath)
        for observer in observers { observer.tell(isPrior: true) }
        object[keyPath: storageKeyPath].value = newValue
        for observer in observers { observer.tell(isPrior: false) }
      }
    }
  }
#endif
