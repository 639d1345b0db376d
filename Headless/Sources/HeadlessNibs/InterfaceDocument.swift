import Foundation
import HeadlessUIKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A `.xib` or a `.storyboard` document.
@MainActor final class InterfaceDocument {
  /// The reason that a file can't be read.
  struct Refusal: Error {
    let text: String
  }

  let path: String
  let root: InterfaceElement
  /// The module of the app's classes, if it's known without the file.
  let module: String?
  /// Texts in the app's language, by identifier and key, such as `abc-de-fgh.text`.
  let strings: [String: String]
  private var elements: [String: InterfaceElement] = [:]
  /// Images and colors that the file names, with its information.
  private(set) var images: [String: InterfaceElement] = [:]
  private(set) var colors: [String: InterfaceElement] = [:]
  /// The warnings so far, to report each once.
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

  /// Returns the text of an element's key in the app's language.
  func localized(_ text: String?, _ key: String, of element: InterfaceElement) -> String? {
    guard let id = element.id, let translated = strings["\(id).\(key)"] else { return text }
    return translated
  }

  // MARK: Messages

  /// Reports the unread parts of an element and its descendants.
  func reportUnread(in element: InterfaceElement) {
    element.reportUnread { self.warn($0, $1) }
  }

  /// Warns once about a difference between an element and the result.
  func warn(_ element: InterfaceElement, _ text: String) {
    guard reported.insert("\(element.line) \(text)").inserted else { return }
    HeadlessInterfaceWarning.handler(
      HeadlessInterfaceWarning(file: path, line: element.line, element: element.nearestID, text: text)
    )
  }

  /// Fails for an element, whose content isn't reported as unread any more.
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

/// A builder of the tree of a file's elements.
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
