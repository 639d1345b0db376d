import Foundation
import HeadlessUIKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A `.xib` or a `.storyboard`.
@MainActor final class InterfaceDocument {
  /// Why a file is not read.
  struct Refusal: Error {
    let text: String
  }

  let path: String
  let root: InterfaceElement
  /// The module of the app's classes, if it is known without the file.
  let module: String?
  /// Texts in the language of the app, by identifier and key, such as `abc-de-fgh.text`.
  let strings: [String: String]
  private var elements: [String: InterfaceElement] = [:]
  /// Pictures and colours that the file names, and what it knows of them.
  private(set) var images: [String: InterfaceElement] = [:]
  private(set) var colors: [String: InterfaceElement] = [:]
  /// What was said already of something that occurs more than once.
  private var reported: Set<String> = []

  convenience init(path: String, module: String?, strings: [String: String]) throws(Refusal) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal(text: "\(path): the file cannot be read")
    }
    try self.init(data: data, path: path, module: module, strings: strings)
  }

  init(data: Data, path: String, module: String? = nil, strings: [String: String] = [:]) throws(Refusal) {
    let parser = XMLParser(data: data)
    let builder = InterfaceTreeBuilder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      let reason = parser.parserError.map { "\($0)" } ?? "no element"
      throw Refusal(text: "\(path):\(parser.lineNumber): not XML: \(reason)")
    }
    guard root.name == "document" else {
      throw Refusal(
        text: root.name == "archive" || root.name == "plist"
          ? "\(path):\(root.line): the file is of Xcode 4 or before, or compiled: open it in Interface Builder and save it"
          : "\(path):\(root.line): not a file of Interface Builder: it begins with <\(root.name)>"
      )
    }
    self.path = path
    self.root = root
    self.module = module
    self.strings = strings
    index(root)
    for resource in root.elements(in: "resources") {
      resource.markAllRead()
      guard let name = resource.attributes["name"] else { continue }
      if resource.name == "image" { images[name] = resource } else { colors[name] = resource }
    }
  }

  private func index(_ element: InterfaceElement) {
    if let id = element.id { elements[id] = element }
    for child in element.children { index(child) }
  }

  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The text of an element's key in the app's language.
  func localized(_ text: String?, _ key: String, of element: InterfaceElement) -> String? {
    guard let id = element.id, let translated = strings["\(id).\(key)"] else { return text }
    return translated
  }

  // MARK: Messages

  /// Says what was not read of an element and of what is in it.
  func reportUnread(in element: InterfaceElement) {
    element.reportUnread { self.warn($0, $1) }
  }

  /// Says once that something of an element is not as the file says it.
  func warn(_ element: InterfaceElement, _ text: String) {
    guard reported.insert("\(element.line) \(text)").inserted else { return }
    HeadlessInterfaceWarning.handler(
      HeadlessInterfaceWarning(file: path, line: element.line, element: element.nearestID, text: text)
    )
  }

  /// Fails for an element. What is in it is not reported once more, as something that was not read.
  func fail(
    _ element: InterfaceElement,
    _ text: String,
    _ kind: HeadlessFailure.Kind = .invalidNib,
    name: HeadlessFailure.ExceptionName = .internalInconsistency
  ) {
    element.markAllRead()
    let place = "\(path):\(element.line)" + (element.nearestID.map { ": element \($0)" } ?? "")
    HeadlessFailure.handler(HeadlessFailure(kind, name: name, reason: "\(place): \(text)"))
  }
}

/// Makes the tree of a file's elements.
private final class InterfaceTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: InterfaceElement?
  private var open: [InterfaceElement] = []

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      name: elementName,
      attributes: attributeDict,
      line: parser.lineNumber,
      parent: open.last
    )
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }
}
