#if !canImport(ObjectiveC)
  import Foundation

  // What every object of Objective-C inherits, and Linux's Foundation leaves out.

  extension NSAttributedString {
    /// An empty text.
    public convenience init(headlessEmpty: Void = ()) { self.init(string: "") }
  }

  extension NSMutableString {
    /// An empty text.
    public convenience init(headlessEmpty: Void = ()) { self.init(capacity: 0) }
  }

  extension NSString {
    /// A text with values in it, formatted for the user's locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
      NSString(string: String(format: format as String, locale: .current, arguments: args))
    }
  }

  extension UserDefaults {
    /// The value of a key in the first domain that has it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a key, or removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif
