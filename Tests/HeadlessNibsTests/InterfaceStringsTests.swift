import Foundation
import Testing

@testable import HeadlessNibs

@Suite struct InterfaceStringsTests {
  @Test func pairsAreReadWithCommentsAndEscapes() {
    let strings = InterfaceStrings(
      """
      /* "a" = "no"; */
      "a.text" = "one \\"two\\"\\n\\U00e9";  // "b" = "no";
      "b.title"="=;";
      """
    )
    #expect(strings.texts == ["a.text": "one \"two\"\né", "b.title": "=;"])
  }

  @Test func whatIsNotFinishedIsLeftOut() {
    #expect(InterfaceStrings("\"a\" = ; \"b\" = \"c\"; \"d").texts == ["b": "c"])
  }
}
