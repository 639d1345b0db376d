#if !canImport(ObjectiveC)
  import Foundation

  // The classes whose places in tables of methods `HeadlessInitializing` uses. They are open, so that no optimizer takes them for the only
  // classes of their kind.

  open class HeadlessInitializedObject: NSObject {
    override public required init() { super.init() }
  }

  open class HeadlessInitializedView: UIView {
    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  open class HeadlessInitializedCell: UITableViewCell {
    override public required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  open class HeadlessInitializedHeader: UITableViewHeaderFooterView {
    override public required init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  open class HeadlessInitializedController: UIViewController {
    override public required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  open class HeadlessInitializedNavigation: UINavigationController {
    override public required init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  open class HeadlessInitializedSegue: UIStoryboardSegue {
    override public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }
#endif
