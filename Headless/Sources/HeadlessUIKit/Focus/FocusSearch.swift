import Foundation

/// Looks for what an arrow key goes to, by where things are.
struct FocusSearch {
  private let start: CGRect
  private let heading: UIFocusHeading

  init(from start: CGRect, _ heading: UIFocusHeading) {
    self.start = start
    self.heading = heading
  }

  /// How far something is in the direction of the key, in points; `nil` if it is not there.
  private func distance(_ frame: CGRect) -> CGFloat? {
    let distance: CGFloat
    switch heading {
    case .up: distance = start.minY - frame.maxY
    case .down: distance = frame.minY - start.maxY
    case .left: distance = start.minX - frame.maxX
    case .right: distance = frame.minX - start.maxX
    default: return nil
    }
    return distance < -FocusSearch.tolerance ? nil : max(distance, 0)
  }

  /// How much neighbours may overlap, in points.
  private static let tolerance: CGFloat = 0.5

  private var isVertical: Bool { heading == .up || heading == .down }

  /// How far something is beside the direction of the key, in points; 0 if it is straight ahead.
  private func deviation(_ frame: CGRect) -> CGFloat {
    isVertical
      ? max(0, frame.minX - start.maxX + FocusSearch.tolerance, start.minX - frame.maxX + FocusSearch.tolerance)
      : max(0, frame.minY - start.maxY + FocusSearch.tolerance, start.minY - frame.maxY + FocusSearch.tolerance)
  }

  private func offCentre(_ frame: CGRect) -> CGFloat {
    isVertical ? abs(frame.midX - start.midX) : abs(frame.midY - start.midY)
  }

  /// The positions of the rectangles in the direction of the key, the nearest first: what is straight ahead before what
  /// is beside it. To the left and the right only what is straight ahead counts.
  func ordered(_ frames: [CGRect]) -> [Int] {
    let found = frames.indices.compactMap { index -> (index: Int, key: (CGFloat, CGFloat, CGFloat))? in
      guard let distance = distance(frames[index]) else { return nil }
      let deviation = deviation(frames[index])
      guard isVertical || deviation == 0 else { return nil }
      return (index, (deviation == 0 ? 0 : 1, distance, deviation + offCentre(frames[index])))
    }
    return found.sorted {
      ($0.key.0, $0.key.1, $0.key.2, CGFloat($0.index)) < ($1.key.0, $1.key.1, $1.key.2, CGFloat($1.index))
    }
    .map(\.index)
  }

  func nearest(_ frames: [CGRect]) -> Int? { ordered(frames).first }
}
