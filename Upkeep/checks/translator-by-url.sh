#!/usr/bin/env bash
# Adds the translator to a new package as a user does: by Roster's URL, which is that of a clone of what is committed here. The package has a
# screen with an outlet, an action and a selector, and a test of it. Without the trait its build has to say what to write.
#
# Everything is built from nothing, which takes some minutes.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "error: translator-by-url: $1" >&2
  cat "$folder/log" >&2
  exit 1
}

git clone --quiet --bare "file://$PWD" "$folder/Roster.git"
git -C "$folder/Roster.git" branch --force by-url "$(git rev-parse HEAD)"

app="$folder/App"
mkdir -p "$app/Sources/Counter" "$app/Tests/CounterTests"

# Writes the manifest, with some text behind the branch.
manifest() {
  cat >"$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(url: "file://$folder/Roster.git", branch: "by-url"$1)],
  targets: [
    .target(
      name: "Counter",
      dependencies: [.product(name: "HeadlessUIKit", package: "Roster")],
      sources: ["Count.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeadlessSources", package: "Roster")]
    ),
    .testTarget(name: "CounterTests", dependencies: ["Counter"]),
  ]
)
MANIFEST
}

cat >"$app/Sources/Counter/Count.swift" <<'SWIFT'
struct Count {
  var value = 0
}
SWIFT
cat >"$app/Sources/Counter/CounterViewController.swift" <<'SWIFT'
import UIKit

class CounterViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  private(set) var count = Count()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  @IBAction func add(_ sender: UIButton) {
    count.value += 1
  }
}
SWIFT
cat >"$app/Tests/CounterTests/CounterTests.swift" <<'SWIFT'
import HeadlessUIKit
import Testing

@testable import Counter

@MainActor @Test func aTapCounts() {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  controller.button.sendActions(for: .touchUpInside)
  #expect(controller.count.value == 1)
}
SWIFT

manifest ""
if swift build --package-path "$app" --target Counter >"$folder/log" 2>&1; then
  fail "a package without the trait builds"
fi
grep -qF 'error: Roster was built without the trait Translator' "$folder/log" || fail "a package without the trait does not say so"
[ -z "$(ls "$app/.build/checkouts" | grep -vx Roster)" ] || fail "a package without the trait fetches more than Roster"
echo "translator-by-url: a package without the trait says what to write"

manifest ', traits: ["Translator"]'
swift test --package-path "$app" >"$folder/log" 2>&1 || fail "the package with the trait fails"
grep -q 'Test run with 1 test .*passed' "$folder/log" || fail "the test has not run"
echo "translator-by-url: a package with the trait is translated and tested"
