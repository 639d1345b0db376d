import Foundation

/// The screen that chooses documents: it is presented and shows its name, and a test chooses.
@preconcurrency @MainActor open class UIDocumentPickerViewController: HeadlessUnshownController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  /// The files that are exported; empty where documents are chosen.
  public let headlessExported: [URL]
  /// The types of documents that can be chosen; empty where files are exported.
  public let headlessContentTypes: [UTType]
  /// Whether the app gets copies of what is chosen.
  public let headlessMakesCopies: Bool

  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  public init(forExporting urls: [URL], asCopy: Bool) {
    headlessExported = urls
    headlessContentTypes = []
    headlessMakesCopies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of documents of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    headlessExported = []
    headlessContentTypes = contentTypes
    headlessMakesCopies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    headlessExported = []
    headlessContentTypes = []
    headlessMakesCopies = false
    super.init(coder: coder)
  }

  /// Chooses documents as a person does, and closes the picker.
  public func headlessPick(_ urls: [URL]) {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Closes the picker as a person does who chooses nothing.
  public func headlessCancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }
}
