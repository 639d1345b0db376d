#if Translator
  import Testing

  @testable import ScreenPrograms

  @Suite struct BuiltPackageTests {
    @Test func objectsOfTestsAreLeftOut() {
      let list = """
        /p/.build/x/debug/Inbox.build/Inbox.swift.o
        '/p/.build/x/debug/CSimulation.build/Clock.c.o'
        /p/.build/x/debug/InboxTests.build/InboxTests.swift.o
        /p/.build/x/debug/AppPackageTests.build/runner.swift.o
        /p/.build/x/debug/AppPackageDiscoveredTests.build/all.swift.o
        """
      #expect(
        BuiltPackage.objects(in: list, tests: ["InboxTests"]) == [
          "/p/.build/x/debug/Inbox.build/Inbox.swift.o", "/p/.build/x/debug/CSimulation.build/Clock.c.o",
        ]
      )
    }

    @Test func modulesOfCAreNamedOnce() {
      let plan =
        #"args: ["-Xcc","-fmodule-map-file=/p/C/module.modulemap","-I","/p","-Xcc","-fmodule-map-file=/p/C/module.modulemap"]"#
      #expect(BuiltPackage.moduleMaps(in: plan) == ["-fmodule-map-file=/p/C/module.modulemap"])
    }
  }
#endif
