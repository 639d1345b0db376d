#if !canImport(ObjectiveC)
  import Foundation

  /// An object whose class can be initialized through a metatype value, such as `type.init(frame: .zero)` for a `type` of `UIView.Type`.
  ///
  /// Swift allows it for required initializers, and with Objective-C for UIKit's own. Here the initializers below stand in, which Swift takes only
  /// where it finds no other. They call the initializer of the class that the metatype names at run time. A class without that initializer ends
  /// the process, as on a device.
  public protocol HeadlessInitializing: NSObject {}

  extension NSObject: HeadlessInitializing {}

  // Each initializer has the symbol of a function of its class that does the work: the function knows the metatype value, an initializer of a
  // protocol does not.
  extension HeadlessInitializing {
    @_disfavoredOverload
    public init(headless: Void = ()) { self.init(headlessMaking: ()) }

    @_silgen_name("HeadlessUIKit_init")
    public init(headlessMaking: Void)

    @_silgen_name("HeadlessUIKit_init")
    @usableFromInline
    static func make(headlessMaking: Void) -> Self {
      HeadlessInitializedObject.make(self) { $0.init() }
    }
  }

  extension HeadlessInitializing where Self: UIView {
    @_silgen_name("HeadlessUIKit_init_frame")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(frame: CGRect)

    @_silgen_name("HeadlessUIKit_init_frame")
    @usableFromInline
    @preconcurrency @MainActor static func make(frame: CGRect) -> Self {
      HeadlessInitializedView.make(self) { $0.init(frame: frame) }
    }
  }

  extension HeadlessInitializing where Self: UITableViewCell {
    @_silgen_name("HeadlessUIKit_init_style_reuseIdentifier")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

    @_silgen_name("HeadlessUIKit_init_style_reuseIdentifier")
    @usableFromInline
    @preconcurrency @MainActor static func make(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Self {
      HeadlessInitializedCell.make(self) { $0.init(style: style, reuseIdentifier: reuseIdentifier) }
    }
  }

  extension HeadlessInitializing where Self: UITableViewHeaderFooterView {
    @_silgen_name("HeadlessUIKit_init_reuseIdentifier")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(reuseIdentifier: String?)

    @_silgen_name("HeadlessUIKit_init_reuseIdentifier")
    @usableFromInline
    @preconcurrency @MainActor static func make(reuseIdentifier: String?) -> Self {
      HeadlessInitializedHeader.make(self) { $0.init(reuseIdentifier: reuseIdentifier) }
    }
  }

  extension HeadlessInitializing where Self: UIViewController {
    @_silgen_name("HeadlessUIKit_init_nibName")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(nibName: String?, bundle: Bundle?)

    @_silgen_name("HeadlessUIKit_init_nibName")
    @usableFromInline
    @preconcurrency @MainActor static func make(nibName: String?, bundle: Bundle?) -> Self {
      HeadlessInitializedController.make(self) { $0.init(nibName: nibName, bundle: bundle) }
    }
  }

  extension HeadlessInitializing where Self: UINavigationController {
    @_silgen_name("HeadlessUIKit_init_rootViewController")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(rootViewController: UIViewController)

    @_silgen_name("HeadlessUIKit_init_rootViewController")
    @usableFromInline
    @preconcurrency @MainActor static func make(rootViewController: UIViewController) -> Self {
      HeadlessInitializedNavigation.make(self) { $0.init(rootViewController: rootViewController) }
    }
  }

  extension HeadlessInitializing where Self: UIStoryboardSegue {
    @_silgen_name("HeadlessUIKit_init_segue")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(identifier: String?, source: UIViewController, destination: UIViewController)

    @_silgen_name("HeadlessUIKit_init_segue")
    @usableFromInline
    @preconcurrency @MainActor static func make(
      identifier: String?,
      source: UIViewController,
      destination: UIViewController
    ) -> Self {
      HeadlessInitializedSegue.make(self) { $0.init(identifier: identifier, source: source, destination: destination) }
    }
  }

  // MARK: Dispatch

  extension HeadlessInitializing {
    /// Calls an initializer of the class that the metatype value names, as if that inherited from this class.
    ///
    /// This class and `type` have a common superclass that declares the initializer. Where it is in the class's table of methods is the same
    /// for both, and nothing else of this class is used.
    fileprivate static func make<Object: NSObject>(_ type: Object.Type, _ initialize: (Self.Type) -> Self) -> Object {
      unsafeDowncast(initialize(unsafeBitCast(type as AnyClass, to: Self.Type.self)), to: Object.self)
    }
  }
#endif
