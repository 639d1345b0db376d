import Foundation

/// A type of documents: those of the module UniformTypeIdentifiers that apps name most, and any other identifier.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  /// The type of an identifier. Every identifier is taken for one of a type.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The type of files with an ending; one of its own for an ending that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let ending = filenameExtension.lowercased()
    identifier = Self.known.first { $0.value.endings.contains(ending) }?.key ?? "dyn.headless.\(ending)"
  }

  /// The type of a media type; `nil` if it is not known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.value.mediaType == mimeType.lowercased() }) else { return nil }
    identifier = known.key
  }

  /// A type that the app's property list exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// A type that the app's property list imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public var preferredFilenameExtension: String? {
    Self.known[identifier]?.endings.first
      ?? (identifier.hasPrefix("dyn.headless.") ? String(identifier.dropFirst("dyn.headless.".count)) : nil)
  }
  public var preferredMIMEType: String? { Self.known[identifier]?.mediaType }
  public var localizedDescription: String? { Self.known[identifier] == nil ? nil : identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { Self.known[identifier] != nil }

  /// The types that the type is one of, directly and indirectly.
  public var supertypes: Set<UTType> {
    let parents = (Self.known[identifier]?.parents ?? []).map(UTType.init(known:))
    return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: Types

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let vCard = UTType(known: "public.vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let propertyList = UTType(known: "com.apple.property-list")

  private struct Known {
    var parents: [String]
    var endings: [String] = []
    var mediaType: String?
  }

  /// What Apple's documentation says of each type.
  private static let known: [String: Known] = [
    "public.item": Known(parents: []), "public.content": Known(parents: []),
    "public.composite-content": Known(parents: ["public.content"]),
    "public.data": Known(parents: ["public.item"]), "public.directory": Known(parents: ["public.item"]),
    "public.folder": Known(parents: ["public.directory"]), "public.archive": Known(parents: []),
    "public.zip-archive": Known(
      parents: ["public.data", "public.archive"],
      endings: ["zip"],
      mediaType: "application/zip"
    ),
    "public.url": Known(parents: ["public.data"]), "public.file-url": Known(parents: ["public.url"]),
    "public.text": Known(parents: ["public.data", "public.content"]),
    "public.plain-text": Known(parents: ["public.text"], endings: ["txt", "text"], mediaType: "text/plain"),
    "public.utf8-plain-text": Known(parents: ["public.plain-text"]),
    "public.rtf": Known(parents: ["public.text"], endings: ["rtf"], mediaType: "text/rtf"),
    "public.html": Known(parents: ["public.text"], endings: ["html", "htm"], mediaType: "text/html"),
    "public.xml": Known(parents: ["public.text"], endings: ["xml"], mediaType: "application/xml"),
    "public.json": Known(parents: ["public.text"], endings: ["json"], mediaType: "application/json"),
    "public.comma-separated-values-text": Known(parents: ["public.text"], endings: ["csv"], mediaType: "text/csv"),
    "public.source-code": Known(parents: ["public.plain-text"]),
    "com.adobe.pdf": Known(
      parents: ["public.data", "public.composite-content"],
      endings: ["pdf"],
      mediaType: "application/pdf"
    ),
    "public.image": Known(parents: ["public.data", "public.content"]),
    "public.png": Known(parents: ["public.image"], endings: ["png"], mediaType: "image/png"),
    "public.jpeg": Known(parents: ["public.image"], endings: ["jpeg", "jpg"], mediaType: "image/jpeg"),
    "com.compuserve.gif": Known(parents: ["public.image"], endings: ["gif"], mediaType: "image/gif"),
    "public.heic": Known(parents: ["public.image"], endings: ["heic"], mediaType: "image/heic"),
    "org.webmproject.webp": Known(parents: ["public.image"], endings: ["webp"], mediaType: "image/webp"),
    "public.svg-image": Known(parents: ["public.image"], endings: ["svg"], mediaType: "image/svg+xml"),
    "public.audiovisual-content": Known(parents: ["public.data", "public.content"]),
    "public.movie": Known(parents: ["public.audiovisual-content"]),
    "public.video": Known(parents: ["public.movie"]),
    "public.mpeg-4": Known(parents: ["public.movie"], endings: ["mp4", "mpg4"], mediaType: "video/mp4"),
    "com.apple.quicktime-movie": Known(
      parents: ["public.movie"],
      endings: ["mov", "qt"],
      mediaType: "video/quicktime"
    ),
    "public.audio": Known(parents: ["public.audiovisual-content"]),
    "public.mp3": Known(parents: ["public.audio"], endings: ["mp3"], mediaType: "audio/mpeg"),
    "public.mpeg-4-audio": Known(parents: ["public.audio"], endings: ["m4a"], mediaType: "audio/mp4"),
    "com.microsoft.waveform-audio": Known(parents: ["public.audio"], endings: ["wav"], mediaType: "audio/vnd.wave"),
    "public.vcard": Known(parents: ["public.text"], endings: ["vcf"], mediaType: "text/vcard"),
    "public.calendar-event": Known(parents: ["public.text"], endings: ["ics"], mediaType: "text/calendar"),
    "com.apple.property-list": Known(parents: ["public.data"], endings: ["plist"]),
  ]
}
