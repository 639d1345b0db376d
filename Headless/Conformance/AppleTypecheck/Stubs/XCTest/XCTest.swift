@_exported import Foundation

@objc open class XCTestCase: NSObject {
  override public init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T,
  _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}
