import Foundation
import GalleryScreens
import Roster
import ScreenTesting
import Testing

struct RecordingTests {
  // What the session of the test below was recorded as.
  @MainActor @Test func recorded() throws {
    let navigation = UINavigationController(rootViewController: ContactsViewController())
    navigation.navigationBar.prefersLargeTitles = true
    let screen = TestScreen(navigation, size: CGSize(width: 390, height: 400))
    try screen.swipe(.indexPath([1, 0]), tap: "Delete")  // AK · Aino Korhonen · Architect ·
    try screen.scroll(by: 186)
    let items = [
      "Favourites only",
      "AO · Amara Okafor · Translator",
      "BL · Benoît Lefèvre · Baker · Closed on Mondays.",
      "CI · Carmen Ibáñez · Photographer · Two cameras, no studio: she comes to you.\nSend the address the day before.",
    ]
    #expect(screen.visibleItems == items)
  }

  @Test func aSessionBecomesATest() async throws {
    try await TestServer.with { server in
      func value(_ answer: TestServer.Answer) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(answer.body.utf8))
      }
      let opening = #"{"screen": "contacts", "width": 390, "height": 400, "dark": false}"#
      let welcome = try value(try await server.post("/sessions", opening))
      let path = "/sessions/\(try #require(welcome["session"]?.string))"
      // What was done before the recording is not in the test: the screen is made anew.
      let list = try #require(Self.element(in: welcome["frame"]?["root"]) { $0["kind"]?.string == "scroll" })
      _ = try await server.post(path, #"{"type": "scroll", "key": \#(list), "x": 0, "y": 100}"#)
      let frame = try value(try await server.post(path, #"{"type": "record", "on": true}"#))
      let row = try #require(
        Self.element(in: frame["root"]) { $0["kind"]?.string == "cell" && $0["place"]?[0]?.number == 1 }
      )
      let newList = try #require(Self.element(in: frame["root"]) { $0["kind"]?.string == "scroll" })
      for message in [
        #"{"type": "swipe", "key": \#(row), "edge": "trailing"}"#, #"{"type": "perform", "action": 0}"#,
        #"{"type": "scroll", "key": \#(newList), "x": 0, "y": 40}"#,
        #"{"type": "scroll", "key": \#(newList), "x": 0, "y": 90}"#,
      ] {
        #expect(try await server.post(path, message).status == 200)
      }
      let end = try value(try await server.post(path, #"{"type": "record", "on": false}"#))
      let test = try #require(end["test"]?.string)
      let file = try String(contentsOfFile: #filePath, encoding: .utf8)
      #expect(Self.lines(file).contains(Self.lines(test)), "\(test)")
      #expect(try value(try await server.post(path, #"{"type": "record", "on": false}"#))["test"] == nil)
    }
  }

  private static func element(in value: JSONValue?, where isWanted: (JSONValue) -> Bool) -> Int? {
    guard let value else { return nil }
    if isWanted(value) { return value["key"]?.number.map { Int($0) } }
    guard case .array(let parts) = value["parts"] else { return nil }
    for part in parts {
      if let key = element(in: part, where: isWanted) { return key }
    }
    return nil
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
