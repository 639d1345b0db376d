#if Translator
  import Testing

  @testable import ScreenPrograms

  @Suite struct ScreenOptionsTests {
    @Test func everyOptionOfShowIsRead() throws {
      let options = try ScreenOptions(
        .show,
        [
          "--package-path", "App", "Inbox", "--target", "Screens", "--with", "Inbox(store: .sample)", "--import",
          "Store",
          "--size", "320x568", "--dark", "--text-size", "accessibilityLarge", "--after", "2.5", "--alone", "--output",
          "out", "--json",
        ]
      )
      #expect(options.screen == "Inbox" && options.package == "App" && options.target == "Screens")
      #expect(options.expression == "Inbox(store: .sample)" && options.imports == ["Store"])
      #expect(options.width == 320 && options.height == 568 && options.isDark && options.seconds == 2.5)
      #expect(options.textSize == "accessibilityLarge" && options.isAlone && options.output == "out" && options.isJSON)
    }

    @Test func everyOptionOfTryIsRead() throws {
      let options = try ScreenOptions(
        .try,
        ["Inbox", "--seed", "7", "--worlds", "3", "--steps", "9", "--replay", "1://1", "--without", "leaks"]
      )
      #expect(options.seed == 7 && options.worlds == 3 && options.steps == 9)
      #expect(options.replay == "1://1" && options.checksOff == ["leaks"])
    }

    @Test(arguments: [
      ([], "name a view controller"), (["A", "B"], "there are two screens"), (["A", "--siez"], "--siez is no option"),
      (["A", "--size"], "--size needs a value"), (["A", "--size", "390"], "write points as in 390x844"),
      (["A", "--size", "0x10"], "--size cannot be “0x10”"), (["A", "--text-size", "huge"], "it is one of extraSmall"),
      (["A", "--after", "-1"], "--after cannot be “-1”"), (["A b"], "is no name of a class"),
      (["../A"], "is no name of a class"), (["A", "--import", "B C"], "is no name of a module"),
      (["A", "--worlds", "3"], "--worlds is no option of headless show"),
    ])
    func mistakesAreSaid(_ arguments: [String], _ text: String) {
      let mistake = #expect(throws: CommandMistake.self) { try ScreenOptions(.show, arguments) }
      #expect(mistake?.description.contains(text) == true, "\(String(describing: mistake))")
    }

    @Test func stepsOfNothingAreAMistake() {
      #expect(throws: CommandMistake("--steps cannot be “0”")) { try ScreenOptions(.try, ["A", "--steps", "0"]) }
    }
  }
#endif
