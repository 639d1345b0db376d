import BenchmarkSupport

/// Something that is done with composites and with arrays of children.
struct Operation {
  let name: String
  let isLookUp: Bool
  /// A composite, with an array as the floor.
  let workload: Workload
}
