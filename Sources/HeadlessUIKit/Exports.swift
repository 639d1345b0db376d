// As UIKit does: `import UIKit` is enough for index paths, dates and the like.
@_exported import Foundation
