#if Translator
  let usage = """
    headless check FOLDER [--json] [--module-name NAME] [--modules FOLDER] [--swift-version 5|6]
        Type-checks a folder of an app's Swift files as one module, translated, and says what stops which file. If the folder
        is a target of a package, the files that the target excludes are left out.
        --json           the report as JSON
        --module-name    the module's name: that of the target, or of the folder, if it is left out
        --modules        where HeadlessUIKit.swiftmodule is: .build/debug/Modules of a package that was built with it;
                         that of this folder or of this command if it is left out
        --swift-version  the language mode, 5 if it is left out

    headless show SCREEN [--with EXPRESSION] [--size 390x844] [--dark] [--text-size SIZE] [--after SECONDS]
        Shows a view controller of a package, and says what is on it: a sketch, what VoiceOver reads, what can be touched
        and by which line of a test, and the views. A picture and these parts are written into a folder.
        --size           the window, in points
        --dark           the dark appearance
        --text-size      a UIContentSizeCategory, as extraLarge or accessibilityLarge
        --after          how long the screen has been there, in virtual time: 1 second if it is left out

    headless try SCREEN [--with EXPRESSION] [--worlds 100] [--steps 60] [--seed 1] [--replay TEXT] [--without CHECK]...
        Simulates a person who uses it, and says what is wrong and the shortest way to it.
        --worlds         how many worlds are tried, with --steps steps at most in each, from the --seed
        --replay         what a finding printed: then only that world is run
        --without        a check that is not made

        For both:
        SCREEN           the class of the view controller
        --with           how one is made, in Swift: 'InboxViewController(store: .sample)'; SCREEN() if it is left out.
                         `world` is there, whose servers answer: 'InboxViewController(world.server())'
        --import         a further module that the expression needs
        --package-path   the package, that of this folder if it is left out
        --target         the target that declares the screen, if several do
        --alone          not in a navigation controller
        --output         the folder for files: .build/headless/SCREEN of the package if it is left out
        --json           the report as JSON; all else goes to the standard error

    headless translate --into FOLDER [--context FILE]... -- FILE...
        Writes translations of the files into the folder, those that changed alone. The plugin calls it.

    headless resources --into FOLDER --module NAME [--bundle] -- FILE...
        Writes a list of a target's files that are no code, by which they are found at run time. The plugin calls it.
        --bundle         writes a Swift file, too, by which the module's Bundle has them

    All end with 0 if nothing is wrong, with 1 if something was found, with 2 if the call or what it names is at fault.
    """
#endif
