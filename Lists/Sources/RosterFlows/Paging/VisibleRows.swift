/// The rows that views show, from the first to the last, and how many they are: a filter may hide some in between.
struct VisibleRows: Equatable {
  var range: ClosedRange<Int>
  var count: Int
}
