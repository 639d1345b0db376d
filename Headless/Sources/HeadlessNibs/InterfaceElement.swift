/// An element of a file of Interface Builder. It notes what has been read of it.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  /// From 1.
  let line: Int
  private(set) weak var parent: InterfaceElement?
  private(set) var children: [InterfaceElement] = []
  var text = ""

  private var readAttributes: Set<String> = []
  /// Whether something has asked for the element.
  private(set) var isRead = false
  private var isReported = false
  /// Whether the element is read when it is used, and asked then for what was not.
  var isForLater = false

  init(name: String, attributes: [String: String], line: Int, parent: InterfaceElement?) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.parent = parent
    parent?.children.append(self)
  }

  /// A part of another element, whose children stay in that.
  init(name: String, attributes: [String: String], line: Int, children: [InterfaceElement]) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.children = children
  }

  var id: String? { attributes["id"] }

  /// The identifier of the element, or of the nearest one around it that has one.
  var nearestID: String? { id ?? parent?.nearestID }

  // MARK: Reading

  func markRead() { isRead = true }

  /// Takes everything in the element for read.
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

  /// The child of a name, for the key if one is named.
  func child(_ name: String, key: String? = nil) -> InterfaceElement? {
    let child = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    child?.markRead()
    return child
  }

  /// The child that is the value of a key, whatever its name is.
  func value(forKey key: String) -> InterfaceElement? {
    let child = children.first { $0.attributes["key"] == key && $0.name != "variation" }
    child?.markRead()
    return child
  }

  /// The children of a name.
  func children(_ name: String) -> [InterfaceElement] {
    let found = children.filter { $0.name == name }
    for child in found { child.markRead() }
    return found
  }

  /// The elements in a child of a name.
  func elements(in name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  // MARK: What is left

  /// Calls the closure, once ever, for what nothing has asked for in the element and in what is read of its children.
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

  /// Whether the element says something to Interface Builder alone, such as how a controller is shown on its canvas.
  private var isForInterfaceBuilder: Bool {
    InterfaceElement.elementsWithoutMeaning.contains(name) || name.hasPrefix("simulated")
      || attributes["key"]?.hasPrefix("simulated") == true
  }

  /// What says something to Interface Builder alone, or does nothing without a screen of glass.
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
