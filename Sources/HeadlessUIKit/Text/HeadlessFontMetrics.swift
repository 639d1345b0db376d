import Foundation

enum HeadlessFontFamily: Hashable, Sendable { case system, monospaced }
enum HeadlessFontMetrics { static func lineHeight(pointSize: CGFloat) -> CGFloat { pointSize * 1.2 } }
