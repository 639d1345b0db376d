extension Country {
  /// Countries whose flags are made of stripes, crosses and discs.
  static let byContinent: [String: [Country]] = [
    "Africa": [
      Country(name: "Sierra Leone", capital: "Freetown", flag: .horizontal([0x1EB53A, 0xFFFFFF, 0x0072C6])),
      Country(name: "Chad", capital: "N’Djamena", flag: .vertical([0x002664, 0xFECB00, 0xC60C30])),
      Country(name: "Gabon", capital: "Libreville", flag: .horizontal([0x009E60, 0xFCD116, 0x3A75C4])),
      Country(name: "Guinea", capital: "Conakry", flag: .vertical([0xCE1126, 0xFCD116, 0x009460])),
      Country(name: "Ivory Coast", capital: "Yamoussoukro", flag: .vertical([0xF77F00, 0xFFFFFF, 0x009E60])),
      Country(name: "Mali", capital: "Bamako", flag: .vertical([0x14B53A, 0xFCD116, 0xCE1126])),
      Country(name: "Mauritius", capital: "Port Louis", flag: .horizontal([0xEA2839, 0x1A206D, 0xFFD500, 0x00A551])),
      Country(
        name: "Niger",
        capital: "Niamey",
        flag: .horizontalWithDisc([0xE05206, 0xFFFFFF, 0x0DB02B], disc: 0xE05206)
      ),
      Country(name: "Nigeria", capital: "Abuja", flag: .vertical([0x008751, 0xFFFFFF, 0x008751])),
    ],
    "Americas": [
      Country(name: "Colombia", capital: "Bogotá", flag: .horizontal([0xFCD116, 0xFCD116, 0x003893, 0xCE1126])),
      Country(name: "Peru", capital: "Lima", flag: .vertical([0xD91023, 0xFFFFFF, 0xD91023])),
    ],
    "Asia": [
      Country(name: "Armenia", capital: "Yerevan", flag: .horizontal([0xD90012, 0x0033A0, 0xF2A800])),
      Country(name: "Bangladesh", capital: "Dhaka", flag: .disc(field: 0x006A4E, disc: 0xF42A41)),
      Country(name: "Indonesia", capital: "Jakarta", flag: .horizontal([0xCE1126, 0xFFFFFF])),
      Country(name: "Japan", capital: "Tokyo", flag: .disc(field: 0xFFFFFF, disc: 0xBC002D)),
      Country(
        name: "Thailand",
        capital: "Bangkok",
        flag: .horizontal([0xA51931, 0xF4F5F8, 0x2D2A4A, 0x2D2A4A, 0xF4F5F8, 0xA51931])
      ),
      Country(name: "Yemen", capital: "Sanaa", flag: .horizontal([0xCE1126, 0xFFFFFF, 0x000000])),
    ],
    "Europe": [
      Country(name: "Austria", capital: "Vienna", flag: .horizontal([0xED2939, 0xFFFFFF, 0xED2939])),
      Country(name: "Belgium", capital: "Brussels", flag: .vertical([0x000000, 0xFAE042, 0xED2939])),
      Country(name: "Bulgaria", capital: "Sofia", flag: .horizontal([0xFFFFFF, 0x00966E, 0xD62612])),
      Country(name: "Denmark", capital: "Copenhagen", flag: .cross(field: 0xC8102E, cross: 0xFFFFFF, inner: nil)),
      Country(name: "Estonia", capital: "Tallinn", flag: .horizontal([0x0072CE, 0x000000, 0xFFFFFF])),
      Country(name: "Finland", capital: "Helsinki", flag: .cross(field: 0xFFFFFF, cross: 0x003580, inner: nil)),
      Country(name: "France", capital: "Paris", flag: .vertical([0x0055A4, 0xFFFFFF, 0xEF4135])),
      Country(name: "Germany", capital: "Berlin", flag: .horizontal([0x000000, 0xDD0000, 0xFFCE00])),
      Country(name: "Hungary", capital: "Budapest", flag: .horizontal([0xCD2A3E, 0xFFFFFF, 0x436F4D])),
      Country(name: "Iceland", capital: "Reykjavík", flag: .cross(field: 0x02529C, cross: 0xFFFFFF, inner: 0xDC1E35)),
      Country(name: "Ireland", capital: "Dublin", flag: .vertical([0x169B62, 0xFFFFFF, 0xFF883E])),
      Country(name: "Italy", capital: "Rome", flag: .vertical([0x009246, 0xFFFFFF, 0xCE2B37])),
      Country(name: "Lithuania", capital: "Vilnius", flag: .horizontal([0xFDB913, 0x006A44, 0xC1272D])),
      Country(name: "Netherlands", capital: "Amsterdam", flag: .horizontal([0xAE1C28, 0xFFFFFF, 0x21468B])),
      Country(name: "Norway", capital: "Oslo", flag: .cross(field: 0xBA0C2F, cross: 0xFFFFFF, inner: 0x00205B)),
      Country(name: "Poland", capital: "Warsaw", flag: .horizontal([0xFFFFFF, 0xDC143C])),
      Country(name: "Romania", capital: "Bucharest", flag: .vertical([0x002B7F, 0xFCD116, 0xCE1126])),
      Country(name: "Sweden", capital: "Stockholm", flag: .cross(field: 0x006AA7, cross: 0xFECC02, inner: nil)),
      Country(name: "Switzerland", capital: "Bern", flag: .shortCross(field: 0xDA291C, cross: 0xFFFFFF)),
      Country(name: "Ukraine", capital: "Kyiv", flag: .horizontal([0x0057B7, 0xFFDD00])),
    ],
  ]
}
