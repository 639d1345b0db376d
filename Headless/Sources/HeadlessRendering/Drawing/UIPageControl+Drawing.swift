import Foundation
import HeadlessUIKit

extension UIPageControl: HeadlessContentDrawing {
  private static let dot: CGFloat = 7

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
    let start = bounds.midX - CGFloat(numberOfPages) * UIPageControl.dotDistance / 2
    for page in 0..<numberOfPages {
      let middle = start + (CGFloat(page) + 0.5) * UIPageControl.dotDistance
      let dot = UIPageControl.dot
      let color =
        page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      canvas.fill(.oval(CGRect(x: middle - dot / 2, y: bounds.midY - dot / 2, width: dot, height: dot)), color)
    }
  }
}
