// UIKit brings Foundation with it: sources that import only UIKit use index paths, coders and rectangles.
@_exported import Foundation
