extension UIView {
  /// The object that is kept alive by this view under the given type, as an associated object is on Apple's platforms.
  public subscript<Object: AnyObject>(headlessAssociated type: Object.Type) -> Object? {
    get { associatedObjects[ObjectIdentifier(type)] as? Object }
    set { associatedObjects[ObjectIdentifier(type)] = newValue }
  }
}
