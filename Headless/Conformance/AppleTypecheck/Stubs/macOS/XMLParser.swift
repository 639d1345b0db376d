@objc open class XMLParser: NSObject {
  public init(data: Data) {}
  open weak var delegate: (any XMLParserDelegate)?
  open func parse() -> Bool { fatalError() }
  open var parserError: (any Error)? { fatalError() }
  open var lineNumber: Int { fatalError() }
}

@objc public protocol XMLParserDelegate: NSObjectProtocol {
  @objc optional func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  )
  @objc optional func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  )
  @objc optional func parser(_ parser: XMLParser, foundCharacters string: String)
}
