import Foundation

/// What a browser window tells its session: what a finger did, or what the window wants to see.
enum LiveMessage: Equatable, Sendable {
  /// An edge of a row.
  enum Edge: String, Decodable, Sendable {
    case leading, trailing
  }

  /// A part of a row beside its content.
  enum Handle: String, Decodable, Sendable {
    case delete, insert, detail
  }

  /// Shows what has changed by itself; everything if the window has lost track.
  case look(isFull: Bool)
  case show(screen: String)
  case appearance(isDark: Bool)
  case resize(width: Double, height: Double)
  /// Sets the size of text, the language, and whether screens run from right to left; as in the language if it is `nil`.
  case reading(text: LiveTextSize, LiveLanguage, isMirrored: Bool?)

  case tap(key: Int)
  case scroll(key: Int, x: Double, y: Double)
  case index(key: Int, title: Int)
  case type(key: Int, text: String)
  case enter(key: Int)
  case handle(key: Int, Handle)

  case swipe(key: Int, Edge)
  case perform(action: Int)
  case fullSwipe(key: Int, Edge)
  case closeSwipe

  case press(key: Int)
  case choose(path: [Int])
  case dismiss

  /// Drops a cell at a point of its list's content.
  case move(key: Int, x: Double, y: Double)

  /// Begins to note what is done, or ends it and asks for what was noted.
  case record(isOn: Bool)
}

extension LiveMessage: Decodable {
  private enum Key: String, CodingKey {
    case type, key, full, screen, dark, width, height, x, y, title, text, handle, edge, action, path, on, mirrored,
      language
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key) throws -> Value { try values.decode(Value.self, forKey: key) }
    let type: String = try value(.type)
    switch type {
    case "look": self = .look(isFull: try values.decodeIfPresent(Bool.self, forKey: .full) ?? false)
    case "show": self = .show(screen: try value(.screen))
    case "appearance": self = .appearance(isDark: try value(.dark))
    case "resize": self = .resize(width: try value(.width), height: try value(.height))
    case "reading":
      self = .reading(
        text: try value(.text),
        try values.decodeIfPresent(LiveLanguage.self, forKey: .language) ?? .en,
        isMirrored: try values.decodeIfPresent(Bool.self, forKey: .mirrored)
      )
    case "tap": self = .tap(key: try value(.key))
    case "scroll": self = .scroll(key: try value(.key), x: try value(.x), y: try value(.y))
    case "index": self = .index(key: try value(.key), title: try value(.title))
    case "type": self = .type(key: try value(.key), text: try value(.text))
    case "enter": self = .enter(key: try value(.key))
    case "handle": self = .handle(key: try value(.key), try value(.handle))
    case "swipe": self = .swipe(key: try value(.key), try value(.edge))
    case "perform": self = .perform(action: try value(.action))
    case "fullSwipe": self = .fullSwipe(key: try value(.key), try value(.edge))
    case "closeSwipe": self = .closeSwipe
    case "press": self = .press(key: try value(.key))
    case "choose": self = .choose(path: try value(.path))
    case "dismiss": self = .dismiss
    case "move": self = .move(key: try value(.key), x: try value(.x), y: try value(.y))
    case "record": self = .record(isOn: try value(.on))
    default:
      throw DecodingError.dataCorruptedError(forKey: .type, in: values, debugDescription: "there is no such message")
    }
  }
}
