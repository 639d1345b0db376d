#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor @Suite struct KeyValueObservingTests {
    private class Person: NSObject {
      @HeadlessKVO var name = "Ada"
      @HeadlessKVO var friend: Person? = nil
      var plain = 1
      var greeting: String { "Hello \(name)" }
    }

    private final class Child: Person {}

    @Test func observersAreToldOfWhatTheyAskedFor() {
      let person = Person()
      var said: [String] = []
      let options: [NSKeyValueObservingOptions] = [[], [.new], [.old, .new], [.initial, .new], [.prior, .old]]
      let observations = options.map { options in
        person.observe(\.name, options: options) { object, change in
          said.append(
            "\(options.rawValue) \(object.name) \(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)"
          )
        }
      }
      #expect(said == ["5 Ada - Ada false"])
      said = []
      person.name = "Bea"
      #expect(
        said == [
          "10 Ada Ada - true", "0 Bea - - false", "1 Bea - Bea false", "3 Bea Ada Bea false", "5 Bea - Bea false",
          "10 Bea Ada - false",
        ]
      )
      withExtendedLifetime(observations) {}
    }

    @Test func anObservationEnds() {
      let person = Person()
      var count = 0
      var first: NSKeyValueObservation? = person.observe(\.name) { _, _ in count += 1 }
      let second = person.observe(\.name) { _, _ in count += 1 }
      person.name = "B"
      #expect(count == 2)
      second.invalidate()
      person.name = "C"
      #expect(count == 3 && first != nil)
      first = nil
      person.name = "D"
      #expect(count == 3)
    }

    @Test func nothingKeepsTheObjectAlive() {
      weak var gone: Person?
      var observation: NSKeyValueObservation?
      do {
        let person = Person()
        gone = person
        observation = person.observe(\.name) { _, _ in }
      }
      #expect(gone == nil && observation != nil)
    }

    @Test func whatIsComputedIsObservedByWhatItReadsAndPathsByAllOfThem() {
      let child = Child()
      let friend = Person()
      child.friend = friend
      var said: [String] = []
      let greeting = child.observe(\.greeting, options: .new) { _, change in said.append(change.newValue ?? "") }
      let name = child.observe(\.friend?.name, options: .new) { _, change in
        said.append((change.newValue ?? nil) ?? "nobody")
      }
      child.name = "Cleo"
      friend.name = "Dan"
      let other = Person()
      child.friend = other
      friend.name = "Eve"
      other.name = "Finn"
      child.friend = nil
      other.name = "Gus"
      #expect(said == ["Hello Cleo", "Dan", "Ada", "Finn", "nobody"])
      withExtendedLifetime((greeting, name)) {}
    }

    @Test func whatNobodyTellsOfIsAFailure() {
      let failures = HeadlessFailure.recording { _ = Person().observe(\.plain) { _, _ in } }
      #expect(failures.count == 1 && failures[0].reason.contains("@objc dynamic"))
    }
  }
#endif
