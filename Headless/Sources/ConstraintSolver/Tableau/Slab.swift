/// Memory for several buffers: a small system takes one allocation instead of one for each buffer.
struct Slab: ~Copyable {
  private static let alignment = 16

  private let start: UnsafeMutableRawPointer
  private let size: Int
  private var used = 0

  init(size: Int) {
    self.size = size
    start = .allocate(byteCount: size, alignment: Self.alignment)
  }

  deinit {
    start.deallocate()
  }

  /// Returns memory for some elements, or `nil` if too little is left.
  mutating func take<Element: BitwiseCopyable>(_ count: Int, of type: Element.Type) -> UnsafeMutablePointer<Element>? {
    assert(MemoryLayout<Element>.alignment <= Self.alignment)
    let bytes = (count * MemoryLayout<Element>.stride + Self.alignment - 1) & -Self.alignment
    if used + bytes > size { return nil }
    defer { used += bytes }
    return (start + used).bindMemory(to: type, capacity: count)
  }
}
