@_exported import Foundation

// UIKit brings Foundation and, where there is one, Core Graphics with it: sources that import only UIKit use index paths,
// coders and rectangles.
#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
