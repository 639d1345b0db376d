/// A growing list of plain values in unshared memory.
///
/// Unlike an array, writing an element checks neither for other owners nor, outside debug builds, its index: the solver spends
/// its time on single elements.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  /// A Boolean value that indicates whether the buffer owns its memory, which isn't part of a slab.
  private var isOwner: Bool

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    elements = .allocate(capacity: self.capacity)
    isOwner = true
  }

  /// Creates a buffer that begins in a slab, which has to live as long as the buffer.
  init(capacity: Int, in slab: inout Slab) {
    let place = slab.take(capacity, of: Element.self)
    elements = place ?? .allocate(capacity: capacity)
    self.capacity = capacity
    isOwner = place == nil
  }

  deinit {
    if isOwner { elements.deallocate() }
  }

  var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Index \(index) out of range 0 ..< \(count)")
      return elements[index]
    }
    _modify {
      assert(index >= 0 && index < count, "Index \(index) out of range 0 ..< \(count)")
      yield &elements[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    elements[count] = element
    count += 1
  }

  /// Appends places with undefined contents, and returns the index of the first.
  @inline(__always)
  mutating func appendPlaces(_ number: Int) -> Int {
    if count + number > capacity { grow(to: count + number) }
    defer { count += number }
    return count
  }

  mutating func append(repeating element: Element, count number: Int) {
    let start = appendPlaces(number)
    (elements + start).initialize(repeating: element, count: number)
  }

  mutating func reserve(_ number: Int) {
    if number > capacity { grow(to: number) }
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  /// Removes all but the first elements, and retains the memory.
  @inline(__always)
  mutating func truncate(to number: Int = 0) {
    assert(number <= count)
    count = number
  }

  @inline(__always)
  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  /// The elements in place, valid until the buffer changes its size.
  @inline(__always)
  var all: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: elements, count: count)
  }

  @inline(never)
  private mutating func grow(to number: Int) {
    let larger = max(capacity * 2, number)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    grown.moveInitialize(from: elements, count: count)
    if isOwner { elements.deallocate() }
    elements = grown
    isOwner = true
    capacity = larger
  }
}
