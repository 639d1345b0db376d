import TestSupport
import Testing

struct SeededGeneratorTests {
  /// The first numbers of SplitMix64 for seed 1234567, as published with the algorithm.
  @Test func numbersAreThoseOfSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    expectEqual(
      numbers,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ]
    )
  }

  @Test(arguments: [0, 1, .max] as [UInt64]) func aSeedSaysAllThatFollows(seed: UInt64) {
    var first = SeededGenerator(seed: seed)
    var second = first
    expectEqual((0..<100).map { _ in first.next() }, (0..<100).map { _ in second.next() })
    var other = SeededGenerator(seed: seed ^ 1)
    #expect(first.next() != other.next())
  }
}
