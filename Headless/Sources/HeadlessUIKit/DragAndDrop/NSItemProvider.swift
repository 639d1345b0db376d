import Foundation

/// What an item is for other apps: data under one or several type identifiers, which is made when it is asked for.
///
/// Foundation's class of this name, as far as lists need it: it is not part of Foundation on Linux. Unlike there, it is used
/// on the main actor, and what is loaded comes with the next work that is pending (``HeadlessRunLoop``).
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  /// Takes the data, or says why there is none.
  public typealias DataHandler = @Sendable (_ data: Data?, _ error: (any Error)?) -> Void

  /// What the item is called, such as a file's name.
  open var suggestedName: String?

  private var representations: [(type: String, load: (@escaping DataHandler) -> Progress?)] = []

  override public init() {
    super.init()
  }

  /// Offers what an object can be written as.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  // MARK: Offering

  /// Offers an object; it is asked for its data when the app loads it.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      offer(type) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Offers data of a type, which a closure makes when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type, such as `public.plain-text`.
  ///   - visibility: which apps may load it; all may here.
  ///   - loadHandler: makes the data and hands it on.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ completionHandler: @escaping DataHandler) -> Progress?
  ) {
    offer(typeIdentifier, loadHandler)
  }

  private func offer(_ type: String, _ load: @escaping (@escaping DataHandler) -> Progress?) {
    representations.removeAll { $0.type == type }
    representations.append((type, load))
  }

  // MARK: Asking

  /// The types that are offered, in the order in which they were.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Whether a type is offered. That one type includes another is not known here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { $0.type == typeIdentifier }
  }

  /// Whether an object of a class can be made of what is offered.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  // MARK: Loading

  /// Loads data of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    HeadlessRunLoop.enqueue { [self] in
      guard let found = representations.first(where: { $0.type == typeIdentifier }) else {
        return completionHandler(nil, HeadlessItemProviderError.isNotOffered(typeIdentifier))
      }
      _ = found.load(completionHandler)
      progress.completedUnitCount = 1
    }
    return progress
  }

  /// Loads an object of a class from the first type that is offered and that the class can read.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable (_ object: (any NSItemProviderReading)?, _ error: (any Error)?) -> Void
  ) -> Progress {
    guard let type = readableType(of: aClass) else {
      HeadlessRunLoop.enqueue { completionHandler(nil, HeadlessItemProviderError.isNotOffered("\(aClass)")) }
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let aClass = aClass  // A metatype never changes.
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first(where: readable.contains)
  }
}
