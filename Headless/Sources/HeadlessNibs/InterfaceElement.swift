/// An element of an Interface Builder file, which records its read parts.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// The line number, from 1.
  let line: Int
  private(set) weak var parent: InterfaceElement?
  private(set) var children: [InterfaceElement] = []
  var text = ""

  private var readAttributes: Set<String> = []
  /// A Boolean value that indicates whether the element has been read.
  private(set) var isRead = false
  private var isReported = false
  /// A Boolean value that indicates whether the element is read, and its unread parts reported, only when it's used.
  var isForLater = false

  init(name: String, attributes: [String: String], line: Int, parent: InterfaceElement?) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
    parent?.children.append(self)
  }

  /// Creates a part of another element, whose children remain in that.
  init(name: String, attributes: [String: String], line: Int, children: [InterfaceElement]) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.children = children
  }

  var id: String? { attributes["id"] }

  /// The identifier of the element, or of its nearest ancestor with one.
  var nearestID: String? { id ?? parent?.nearestID }

  // MARK: Reading

  func markRead() { isRead = true }

  /// Marks everything in the element as read.
  func markAllRead() {
    isRead = true
    readAttributes.formUnion(attributes.keys)
    for child in children { child.markAllRead() }
  }

  func string(_ attribute: String) -> String? {
    readAttributes.insert(attribute)
    return attributes[attribute]
  }

  func bool(_ attribute: String) -> Bool? { string(attribute).map { $0 == "YES" } }
  func number(_ attribute: String) -> Double? { string(attribute).flatMap(Double.init) }
  func integer(_ attribute: String) -> Int? { string(attribute).flatMap(Int.init) }

  /// Returns the child with a name, and with a key if you pass one.
  func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    let child = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    child?.markRead()
    return child
  }

  /// Returns the child that's the value of a key, with any name.
  func value(forKey key: String) -> InterfaceElement? {
    let child = children.first { $0.attributes["key"] == key && $0.name != "variation" }
    child?.markRead()
    return child
  }

  /// Returns the children with a name.
  func children(_ name: String) -> [InterfaceElement] {
    let found = children.filter { $0.name == name }
    for child in found { child.markRead() }
    return found
  }

  /// Returns the elements in the child with a name.
  func elements(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  // MARK: Unread parts

  /// Calls the closure once for each unread part of the element and of its read children.
  func reportUnread(_ report: (InterfaceElement, String) -> Void) {
    guard !isForInterfaceBuilder else { return }
    if !isReported {
      isReported = true
      guard isRead else {
        report(self, "<\(name)\(attributes["key"].map { " key=\"\($0)\"" } ?? "")> is not read")
        return
      }
      for attribute in attributes.keys.sorted()
      where !readAttributes.contains(attribute) && !InterfaceElement.attributesWithoutMeaning.contains(attribute) {
        report(self, "\(attribute)=\"\(attributes[attribute] ?? "")\" of <\(name)> is not read")
      }
    }
    guard isRead else { return }
    for child in children where !child.isForLater { child.reportUnread(report) }
  }

  /// A Boolean value that indicates whether only Interface Builder uses the element, for example for its canvas.
  private var isForInterfaceBuilder: Bool {
    InterfaceElement.elementsWithoutMeaning.contains(name) || name.hasPrefix("simulated")
      || attributes["key"]?.hasPrefix("simulated") == true
  }

  /// Names that only Interface Builder uses, or that have no effect without a physical screen.
  private static let attributesWithoutMeaning: Set = [
    "id", "key", "userLabel", "colorLabel", "opaque", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "sceneMemberID", "customModuleProvider", "symbolic",
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "lockedAttributes", "restorationIdentifier", "reuseMode",
    "useStoryboardIdentifierAsRestorationIdentifier", "simulatedTintColor", "exclusiveTouch", "wantsFullScreenLayout",
    "automaticallyAdjustsScrollViewInsets", "adjustsLetterSpacingToFitWidth", "minimumFontSize", "baselineAdjustment",
    "colorSpace", "customColorSpace", "pointerInteraction", "springLoaded",
  ]

  private static let elementsWithoutMeaning: Set = [
    "freeformSimulatedSizeMetrics", "freeformSimulatedMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "designables", "inferredMetricsTieBreakers", "point",
  ]
}
