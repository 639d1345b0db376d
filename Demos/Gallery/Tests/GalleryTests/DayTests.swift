import GalleryScreens
import Testing

struct DayTests {
  @Test(arguments: [
    "2026-02-29", "2025-13-01", "2026-00-10", "2026-04-31", "1900-02-29", "26-01-01", "2026-1-1", "", "2026-01-01 ",
    "٢٠٢٦-٠١-٠١",
  ])
  func refusesWhatIsNoDay(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func isOrderedByTime() throws {
    let days = try ["2025-12-31", "2026-01-02", "2026-01-10", "2026-02-01"].map { try #require(Day($0)) }
    #expect(days.reversed().sorted() == days)
  }

  @Test func namesTheWeekday() throws {
    #expect(try #require(Day("2024-02-29")).formatted() == "Thursday, February 29, 2024")
    #expect(try #require(Day("2000-02-29")).formatted() == "Tuesday, February 29, 2000")
  }
}
