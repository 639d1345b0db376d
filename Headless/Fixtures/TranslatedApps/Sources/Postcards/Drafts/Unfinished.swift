import UIKit

// The manifest leaves this folder out.
class Unfinished: UIViewController {
  let stickers: StickerStore
}
