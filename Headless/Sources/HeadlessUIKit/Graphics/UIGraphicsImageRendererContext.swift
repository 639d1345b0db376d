import Foundation

/// What the actions of a renderer of pictures draw into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
