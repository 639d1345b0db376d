let usage = """
  headless check FOLDER [--json] [--modules FOLDER] [--swift-version 5|6]
      Type-checks a folder of an app's Swift files as one module, translated, and says what stops which file.
      --json           the report as JSON
      --modules        where HeadlessUIKit.swiftmodule is: .build/debug/Modules of a package that was built with it;
                       that of this folder or of this command if it is left out
      --swift-version  the language mode, 5 if it is left out
      Ends with 0 if nothing stops a file, 1 if something does, 64 if it is called in another way, 70 if it cannot check.

  headless translate --into FOLDER [--context FILE]... -- FILE...
      Writes translations of the files into the folder, those that changed alone. The plugin calls it.
      Ends with 0, or 1 if something cannot be translated.

  headless interface --output FILE --module NAME -- FILE...
      Writes a list of files of Interface Builder, which HeadlessNibs finds them by. The plugin calls it.
      Ends with 0.
  """
