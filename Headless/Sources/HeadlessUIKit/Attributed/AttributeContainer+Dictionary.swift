import Foundation

#if !canImport(ObjectiveC)
  extension AttributeContainer {
    /// The attributes of a dictionary that UIKit knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      typealias Scope = AttributeScopes.UIKitAttributes
      func number(_ key: NSAttributedString.Key) -> CGFloat? {
        (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? dictionary[key] as? CGFloat
      }
      func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        dictionary[key] as? NSUnderlineStyle ?? (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      }
      self.init()
      self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
      self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
      self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
      self[Scope.KernAttribute.self] = number(.kern)
      self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
      self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
      self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
  }

  extension Dictionary<NSAttributedString.Key, Any> {
    /// The attributes of a container that UIKit knows.
    public init(_ container: AttributeContainer) {
      var text = AttributedString(" ")
      text.setAttributes(container)
      self = NSAttributedString.headlessConverted(text).attributes(at: 0, effectiveRange: nil)
    }
  }
#endif
