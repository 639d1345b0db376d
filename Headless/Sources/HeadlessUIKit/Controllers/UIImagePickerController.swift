import Foundation

/// The screen that takes or chooses a picture: it is presented and shows its name, and a test chooses.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is said of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false

  /// Whether the device has a source: it has pictures, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    pushViewController(HeadlessUnshownController(showing: "\(type(of: self))"), animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var picking: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  /// Chooses a picture as a person does; the delegate has to dismiss the picker.
  public func headlessPick(_ image: UIImage) {
    picking?.imagePickerController(self, didFinishPickingMediaWithInfo: [.originalImage: image])
  }

  /// Closes the picker as a person does who chooses nothing.
  public func headlessCancel() { picking?.imagePickerControllerDidCancel(self) }
}
