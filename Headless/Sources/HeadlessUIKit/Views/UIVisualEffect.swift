import Foundation

/// A look of what is behind a view; stored only.
open class UIVisualEffect: NSObject {}
