import Foundation
import HeadlessUIKit

@testable import HeadlessNibs

/// A document with objects, as Interface Builder saves it.
@MainActor func document(
  _ objects: String,
  resources: String = "",
  strings: [String: String] = [:],
  module: String? = nil
) throws
  -> InterfaceDocument
{
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  return try InterfaceDocument(data: Data(text.utf8), path: "Test.xib", module: module, strings: strings)
}

/// The first object of a document's nib, without anything that was not read.
@MainActor func loaded<Object>(_ objects: String, resources: String = "", owner: AnyObject? = nil) throws -> Object? {
  let document = try document(objects, resources: resources)
  return InterfaceLoader(document, owner: owner).loadNib().first as? Object
}
