/// A book that follows from its number.
struct SampleBook {
  let title: String
  let author: String
  let year: Int

  init(_ number: Int) {
    // SplitMix64's finalizer: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    var bits = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    func pick(_ words: [String]) -> String {
      defer { bits /= UInt64(words.count) }
      return words[Int(bits % UInt64(words.count))]
    }
    title = "\(pick(Self.adjectives)) \(pick(Self.nouns)) of \(pick(Self.places))"
    author = "\(pick(Self.lastNames)), \(pick(Self.firstNames))"
    year = 1850 + Int(bits % 175)
  }

  private static let adjectives = [
    "Bright", "Silent", "Last", "Hidden", "Broken", "Golden", "Distant", "First", "Lost", "Quiet", "Burning", "Secret",
    "Pale",
    "Crimson", "Hollow", "Endless",
  ]
  private static let nouns = [
    "Garden", "River", "House", "Letters", "Winter", "Bridge", "Voyage", "Mirror", "Orchard", "Island", "Tower",
    "Harbour",
    "Forest", "Clock", "Road", "Song", "Lamp", "Market", "Shadow", "Window",
  ]
  private static let places = [
    "Lisbon", "Prague", "Oslo", "Cairo", "Kyoto", "Lima", "Dublin", "Vienna", "Naples", "Tallinn", "Porto", "Riga",
    "Galway",
    "Bergen", "Ghent", "Seville", "Turin", "Bern", "Malmö", "Nairobi", "Hanoi", "Quito", "Zagreb", "Tartu",
  ]
  private static let lastNames = [
    "Abbott", "Bauer", "Costa", "Dietrich", "Eriksen", "Fontaine", "García", "Hughes", "Ivanova", "Jensen", "Kowalski",
    "Lindqvist", "Moreau", "Novak", "Okafor", "Petrov", "Quinn", "Rossi", "Sato", "Tanaka", "Ueda", "Virtanen", "Weber",
    "Xu",
    "Yilmaz", "Zhang",
  ]
  private static let firstNames = [
    "Ada", "Bruno", "Clara", "David", "Elena", "Felix", "Greta", "Hugo", "Iris", "Jonas", "Karin", "Luis", "Mira",
    "Nils",
    "Olga", "Pablo", "Rosa", "Sven", "Tessa", "Viktor",
  ]
}
