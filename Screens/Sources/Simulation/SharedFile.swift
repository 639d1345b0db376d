#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// A file in memory that this process and its copies read and write.
  ///
  /// A copy's data remains when the copy ends, for any reason.
  package final class SharedFile {
    let descriptor: Int32

    /// Creates a file, or returns `nil` if the system has no memory or no descriptor left.
    package init?() {
      descriptor = csim_shared_file()
      guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// The bytes of the file.
    ///
    /// It ignores the position in the file, which processes share.
    package var data: Data {
      get {
        var about = stat()
        guard fstat(descriptor, &about) == 0 else { return Data() }
        var data = Data(count: Int(about.st_size))
        var count = 0
        while count < data.count {
          let got = data.withUnsafeMutableBytes {
            pread(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count, count)
          }
          guard got > 0 else { return data.prefix(count) }
          count += got
        }
        return data
      }
      set {
        guard ftruncate(descriptor, 0) == 0 else { return }
        var count = 0
        while count < newValue.count {
          let put = newValue.withUnsafeBytes {
            pwrite(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count, count)
          }
          guard put > 0 else { return }
          count += put
        }
      }
    }
  }
#endif
