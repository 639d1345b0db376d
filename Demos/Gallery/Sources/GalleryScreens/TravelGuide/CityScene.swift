import Foundation
import Roster

/// A drawn picture of the travel guide.
enum CityScene: String, Codable, CaseIterable, Sendable {
  case lisbon
  case castle, cathedral, viewpoint, lift
  case belemTower, monastery, discoveries
  case tiles, gulbenkian, oceanarium
  case tram, ferry

  /// The size of the picture of a city, in points.
  static let panoramaSize = CGSize(width: 390, height: 220)
  /// The size of the picture of a place, in points.
  static let placeSize = CGSize(width: 160, height: 100)

  var size: CGSize { self == .lisbon ? CityScene.panoramaSize : CityScene.placeSize }

  var image: UIImage {
    UIImage.drawing(shapes, size: size)
  }

  /// What the picture is made of, the first at the back.
  var shapes: [Shape] {
    switch self {
    case .lisbon: Shape.lisbon
    case .castle: Shape.castle
    case .cathedral: Shape.cathedral
    case .viewpoint: Shape.viewpoint
    case .lift: Shape.lift
    case .belemTower: Shape.belemTower
    case .monastery: Shape.monastery
    case .discoveries: Shape.discoveries
    case .tiles: Shape.tiles
    case .gulbenkian: Shape.gulbenkian
    case .oceanarium: Shape.oceanarium
    case .tram: Shape.tram
    case .ferry: Shape.ferry
    }
  }
}
