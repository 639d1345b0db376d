#if !canImport(ObjectiveC)
  /// How an associated object is kept: retained, copied or, where it is only assigned, weakly.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }
#endif
