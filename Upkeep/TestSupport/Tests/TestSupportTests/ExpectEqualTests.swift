import Testing

@testable import TestSupport

@Suite
struct ExpectEqualTests {
  @Test
  func equalValuesPass() {
    #expect(inequality(of: [1, 2], [1, 2], nil) == nil)
    #expect(inequality(of: [1].first, 1, "the first of one") == nil)
  }

  @Test
  func failuresShowBothValuesAndTheComment() {
    #expect(inequality(of: "a", "b", "letters")?.rawValue == #""a" isn't equal to "b": letters"#)
    #expect(inequality(of: 1, nil, nil)?.rawValue == "Optional(1) isn't equal to nil")
  }

  @Test
  func notANumberIsNotEqualToItself() {
    #expect(inequality(of: Double.nan, .nan, nil)?.rawValue == "nan isn't equal to nan")
  }
}
