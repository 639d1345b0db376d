#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import TestSupport
  import Testing

  @MainActor private var kept = 0

  @Suite @MainActor struct FrozenProcessTests {
    private func number(_ answer: FrozenProcess.Answer?) -> Int? {
      guard case .data(let data) = answer else { return nil }
      return Int(String(decoding: data, as: UTF8.self))
    }

    @Test
    func eachAnswerIsOfAProcessAsThisOneWasWhenItWasCopied() throws {
      kept = 5
      let frozen = try #require(
        FrozenProcess { question in
          kept += question.count
          return Data("\(kept)".utf8)
        }
      )
      kept = 1_000
      for count in [0, 1, 70_000, 2] { #expect(number(frozen.ask(Data(count: count))) == 5 + count) }
      #expect(kept == 1_000)
    }

    @Test(.slow)
    func aFunctionThatStopsOrHangsIsAnsweredSoAndTheNextQuestionIsAnswered() throws {
      let frozen = try #require(
        FrozenProcess { question in
          if question.count == 1 { fatalError("one byte") }
          while question.count == 2 { usleep(100_000) }
          return question
        }
      )
      guard case .stopped(let reason) = frozen.ask(Data(count: 1)) else { return #expect(Bool(false)) }
      #expect(reason.contains("one byte"))
      #expect(frozen.ask(Data(count: 2), seconds: 1) == .late)
      #expect(frozen.ask(Data([7, 8, 9])) == .data(Data([7, 8, 9])))
    }

    @Test
    func simulationsInACopyAreTheSame() throws {
      let frozen = try #require(FrozenProcess { _ in Data(Races.run(seed: 5).utf8) })
      #expect(frozen.ask(Data()) == .data(Data(Races.run(seed: 5).utf8)))
    }
  }
#endif
