// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Pictures that are drawn between a beginning and an end, as before iOS 10.

/// The pictures that are being drawn on a thread, the innermost last.
private final class ImageContexts {
  struct Entry {
    let recording = GraphicsRecording()
    let size: CGSize
    let scale: CGFloat
    let outer: Any?
  }

  var entries: [Entry] = []

  private static let key = "HeadlessUIKit.ImageContexts"

  static var current: ImageContexts {
    if let contexts = Thread.current.threadDictionary[key] as? ImageContexts { return contexts }
    let contexts = ImageContexts()
    Thread.current.threadDictionary[key] = contexts
    return contexts
  }
}

/// Begins a picture: what is drawn until its end is a part of it. Pixels do not count here.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let entry = ImageContexts.Entry(size: size, scale: scale > 0 ? scale : 2, outer: GraphicsRecording.current)
  ImageContexts.current.entries.append(entry)
  GraphicsRecording.current = entry.recording
}

/// Begins a picture with one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What was drawn since the picture was begun; `nil` where none is.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = ImageContexts.current.entries.last else { return nil }
  return UIImage(
    drawing: entry.recording.commands,
    in: CGRect(origin: .zero, size: entry.size),
    scale: entry.scale
  )
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() {
  guard let entry = ImageContexts.current.entries.popLast() else { return }
  GraphicsRecording.current = entry.outer as? GraphicsRecording
}
