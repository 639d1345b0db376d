import Foundation
import GRDB

/// A library that is made at its first use, for all screens that show it.
@MainActor public final class LibraryFile {
  /// How far the library is.
  public enum State {
    /// The part that is made, from 0 to 1.
    case making(Double)
    case ready(DatabasePool)
    case failed(String)
  }

  /// Where the library is.
  public let path: String
  /// How many books it is made with.
  public let count: Int
  public private(set) var state = State.making(0) { didSet { for observer in observers { observer() } } }
  private var observers: [() -> Void] = []
  private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - path: the file, which is made if there is none.
  ///   - count: how many books are made then.
  public init(path: String, count: Int) {
    self.path = path
    self.count = count
  }

  /// Opens the library, and makes it before that if nobody has.
  public func open() {
    guard work == nil else { return }
    if case .ready = state { return }
    state = .making(0)
    work = Task { [path, count] in
      let (parts, progress) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
      let making = Task.detached {
        defer { progress.finish() }
        let pool = try Catalogue.open(at: path)
        if try !Catalogue.isComplete(pool) { try Catalogue.fill(pool, count: count) { progress.yield($0) } }
        return pool
      }
      for await part in parts { state = .making(part) }
      work = nil
      do {
        state = .ready(try await making.value)
      } catch {
        state = .failed("\(error)")
      }
    }
  }

  /// Waits until the library can be used, or cannot be made.
  public func opened() async {
    open()
    await work?.value
  }

  /// Calls a closure at each change, for as long as the file is there.
  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
}
