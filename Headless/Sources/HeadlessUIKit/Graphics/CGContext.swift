import Foundation

#if !canImport(CoreGraphics)
  /// What `draw(_:)` draws into.
  public final class CGContext {
    private let recording: GraphicsRecording

    init(_ recording: GraphicsRecording) {
      self.recording = recording
    }

    // MARK: State

    public func saveGState() { recording.save() }

    /// Takes back what has changed since it was saved; nothing where nothing was saved.
    public func restoreGState() { recording.restore() }

    public func setFillColor(_ color: CGColor) { recording.state.fillColor = color.color }
    public func setStrokeColor(_ color: CGColor) { recording.state.strokeColor = color.color }
    public func setAlpha(_ alpha: CGFloat) { recording.state.alpha = alpha }
    public func setLineWidth(_ width: CGFloat) { recording.state.stroke.width = width }
    public func setLineCap(_ cap: CGLineCap) { recording.state.stroke.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { recording.state.stroke.join = join }
    public func setMiterLimit(_ limit: CGFloat) { recording.state.stroke.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      (recording.state.stroke.phase, recording.state.stroke.dashes) = (phase, lengths)
    }

    /// What coordinates become before they are those of the view.
    public var ctm: CGAffineTransform { recording.state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
      recording.state.transform = transform.concatenating(recording.state.transform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    // MARK: Path

    public func beginPath() { recording.path = PathElements() }
    public func move(to point: CGPoint) { recording.path.move(to: point) }
    public func addLine(to point: CGPoint) { recording.path.addLine(to: point) }
    public func closePath() { recording.path.close() }
    public func addRect(_ rect: CGRect) { recording.path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { recording.path.addEllipse(in: rect) }
    public func addPath(_ path: CGPath) { recording.path.append(path.headlessElements) }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      recording.path.addQuadCurve(to: end, control: control)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      recording.path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds lines that join points, as a subpath of their own.
    public func addLines(between points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }

    /// Adds a part of a circle. Clockwise is meant with y upwards: it is the other way round on a screen.
    public func addArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      endAngle: CGFloat,
      clockwise: Bool
    ) {
      recording.path.addArc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        endAngle: endAngle,
        increasing: !clockwise
      )
    }

    // MARK: Drawing

    /// The path that was begun, which begins anew.
    private func takePath() -> PathElements {
      defer { recording.path = PathElements() }
      return recording.path
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
      recording.fill(takePath(), evenOdd: rule == .evenOdd)
    }

    public func strokePath() { recording.stroke(takePath(), recording.state.stroke) }

    public func clip(using rule: CGPathFillRule = .winding) { recording.clip(takePath(), evenOdd: rule == .evenOdd) }

    public func clip(to rect: CGRect) { recording.clip(elements { $0.addRect(rect) }, evenOdd: false) }

    public func fill(_ rect: CGRect) { recording.fill(elements { $0.addRect(rect) }, evenOdd: false) }

    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    public func fillEllipse(in rect: CGRect) { recording.fill(elements { $0.addEllipse(in: rect) }, evenOdd: false) }

    public func stroke(_ rect: CGRect) { recording.stroke(elements { $0.addRect(rect) }, recording.state.stroke) }

    public func stroke(_ rect: CGRect, width: CGFloat) {
      var style = recording.state.stroke
      style.width = width
      recording.stroke(elements { $0.addRect(rect) }, style)
    }

    public func strokeEllipse(in rect: CGRect) {
      recording.stroke(elements { $0.addEllipse(in: rect) }, recording.state.stroke)
    }

    public func strokeLineSegments(between points: [CGPoint]) {
      let lines = elements { elements in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          elements.move(to: points[index])
          elements.addLine(to: points[index + 1])
        }
      }
      recording.stroke(lines, recording.state.stroke)
    }

    private func elements(_ draw: (inout PathElements) -> Void) -> PathElements {
      var elements = PathElements()
      draw(&elements)
      return elements
    }
  }
#endif
