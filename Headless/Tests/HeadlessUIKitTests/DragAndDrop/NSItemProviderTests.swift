import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct NSItemProviderTests {
  /// What a completion handler was given.
  private final class Answer: @unchecked Sendable {  // Read after it was written, both on the main actor.
    var text: String?
    var error: (any Error)?
  }

  @Test func aTextIsOfferedAsPlainTextAndLoadsLater() {
    let provider = NSItemProvider(object: NSString(string: "hé"))
    expectEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    let answer = Answer()
    let progress = provider.loadObject(ofClass: NSString.self) { object, _ in answer.text = object.map { "\($0)" } }
    #expect(answer.text == nil)
    HeadlessRunLoop.runPending()
    expectEqual(answer.text, "hé")
    #expect(progress.isFinished)
  }

  @Test func dataIsMadeWhenItIsAskedForAndWhatIsNotOfferedFails() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "own", visibility: .all) {
      $0(Data([1]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("own") && !provider.hasItemConformingToTypeIdentifier("other"))
    let (own, other, text) = (Answer(), Answer(), Answer())
    provider.loadDataRepresentation(forTypeIdentifier: "own") { data, _ in own.text = data.map { "\(Array($0))" } }
    provider.loadDataRepresentation(forTypeIdentifier: "other") { _, error in other.error = error }
    provider.loadObject(ofClass: NSString.self) { _, error in text.error = error }
    HeadlessRunLoop.runPending()
    expectEqual(own.text, "[1]")
    #expect(other.error as? HeadlessItemProviderError == .isNotOffered("other"))
    #expect(text.error != nil)
  }

  @Test func textThatIsNoneSaysSo() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(Data([0xFF]), nil)
      return nil
    }
    let answer = Answer()
    provider.loadObject(ofClass: NSString.self) { _, error in answer.error = error }
    HeadlessRunLoop.runPending()
    #expect(answer.error as? HeadlessItemProviderError == .isUnreadable("public.plain-text"))
  }
}
