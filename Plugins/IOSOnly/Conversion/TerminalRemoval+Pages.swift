extension TerminalRemoval {
  /// What pages say about the terminal, and what they say without it.
  var pages: [Passage] { readme + instructions + app + guide + plugins }

  private var readme: [Passage] {
    [
      Passage(
        "README.md",
        """
        ## Keep the terminal, or not

        Off iOS, the app runs in a terminal, so that screens are tested in milliseconds; `Documentation/terminaluikit.md` explains
        that. `make ios-only` removes it, for teams who work in Xcode alone.


        """),
      Passage(
        "README.md",
        "| know which UIKit works in tests without a simulator |"
          + " [Standard UIKit](Documentation/standard-uikit.md) |\n"),
      Passage(
        "README.md", " The app runs on iOS, and in a terminal on Linux and\nmacOS.",
        " The app runs on iOS.\nIts state, its links and the libraries are also tested on Linux and macOS."
      ),
      Passage(
        "README.md",
        """
        ```
        swift run \(project.target)
        swift run \(project.target) \(project.scheme)://home
        ```

        `--plain` prints the screen as text, `--links` lists all links, and `--help` lists all options. On iOS, open
        the project in `App`; see [App/README.md](App/README.md).
        """,
        "Open `App/\(project.title).xcodeproj` and run; see [App/README.md](App/README.md)."),
      Passage(
        "README.md", "`swift test` runs your own tests. ",
        "`swift test` runs your own tests of what doesn't use UIKit; those of screens run in Xcode.\n"
      ),
      Passage(
        "README.md", "those of the libraries and of the commands,\n", "those of the libraries,\n"),
      Passage(
        "README.md", "does the same with warnings as errors, and then runs the built app. It also",
        "does the same with warnings as errors. It also"),
      Passage("README.md", "swift run \(project.target) \(project.scheme)://settings\n"),
    ]
  }

  private var instructions: [Passage] {
    [
      Passage(
        "AGENTS.md",
        "It runs on iOS, and in a terminal on\nLinux and macOS, from the same sources. ",
        "It runs on iOS;\nwhat doesn't use UIKit is tested on Linux and macOS, too.\n"),
      Passage("AGENTS.md", "| the terminal's stand-in for UIKit | `Sources/TerminalUIKit` |\n"),
      Passage(
        "AGENTS.md",
        "swift run \(project.target) --plain \(project.scheme)://settings    # prints the screen as text\n"
      ),
      Passage("AGENTS.md", "swift run \(project.target) --links  # lists all links\n"),
      Passage(
        "AGENTS.md", "make format lint build test   # before each commit\n",
        "make format lint build test ios-check   # before each commit\n"),
      Passage(
        "AGENTS.md",
        """
        `--plain --size 60x20` prints a smaller screen. The exit status is 65 for a link that can't be opened, and 64
        for wrong usage.


        """),
      Passage(
        "AGENTS.md",
        "8. Write `import UIKit` and only what `Sources/TerminalUIKit` declares, or leave the screen out"
          + " of the terminal as\n   [Standard UIKit](Documentation/standard-uikit.md) shows."
          + " No `#selector`, no `@objc`.",
        "8. A file that imports UIKit, or uses one that does, is between `#if os(iOS)` and `#endif`."
      ),
      Passage(
        "CONTRIBUTING.md", " and then runs the built app. It must pass.", " and must pass."),
    ]
  }

  private var app: [Passage] {
    [
      Passage(
        "App/README.md", "builds the same sources as `swift run \(project.target)`: its target",
        "builds the app: its target"),
      Passage(
        "App/README.md",
        """
        A phone has no command line, but the scheme passes arguments: add those that `swift run \(project.target) --help`
        lists in
        """,
        """
        A phone has no command line, but the scheme passes arguments: add those of `Launch.usage`
        in
        """),
      Passage(
        "App/README.md",
        """
         A flow uses only `AppUser`, which exists twice: in
        `\(project.tests)/Fixtures` for a screen without a terminal, and in `App/AppTests` for UIKit.
        """,
        " A flow uses only `AppUser`."),
      Passage(
        "App/AppTests/AppUser.swift",
        """
        /// Reads and taps UIKit's own views, and so runs the flows that the fixture of the same name in the
        /// package's tests runs on a screen without a terminal.
        """,
        "/// Reads and taps UIKit's own views."),
      Passage(
        "Tests/UIKitSignatures/README.md",
        """
        The app and CoordinatorUIKit compile against TerminalUIKit on Linux, and TerminalUIKit may be more
        lenient than UIKit: an argument with a default that UIKit doesn't have, a property that isn't
        optional. Such a mistake would show on a Mac only. This folder declares
        """,
        "Only a Mac can compile screens. This folder declares"),
    ]
  }

  private var guide: [Passage] {
    [
      Passage(
        "Documentation/Guide.docc/Guide.md",
        " <doc:/CoordinatorLinks>,\n<doc:/CoordinatorTesting> and <doc:/CoordinatorUIKit>.",
        " <doc:/CoordinatorLinks> and\n<doc:/CoordinatorTesting>;"
          + " CoordinatorUIKit is documented by Xcode."),
      Passage(
        "Documentation/Guide.docc/Articles/WhichNavigation.md",
        " For a sidebar on an iPad see\n<doc:/CoordinatorUIKit>."),
      Passage(
        "Documentation/Guide.docc/Guide.md",
        "| turn a bug that someone saw into a test | <doc:FromABugToATest> |\n"),
      Passage("Documentation/Guide.docc/Guide.md", "- <doc:FromABugToATest>\n"),
      Passage(
        "Documentation/Guide.docc/Articles/CrashReporting.md",
        ", and <doc:FromABugToATest> says how to go on.", "."),
      Passage(
        "Documentation/architecture.md",
        "* **no file that iOS and the terminal share needs Objective-C**: the terminal has none.\n"),
      Passage(
        "Documentation/architecture.md",
        "would show black**: in the terminal, the window has one, so a missing background\n"
          + "  would go unnoticed.", "would show black**."),
      Passage(
        "Documentation/architecture.md",
        "| `Sources/TerminalUIKit` | the part of UIKit that the app uses, drawn in a terminal"
          + " | Foundation |\n"),
    ]
  }

  private var plugins: [Passage] {
    [
      Passage(
        "Plugins/README.md",
        "| `make ios-only` | removes the terminal, for an app that is built and tested in Xcode alone |\n"
      ),
      Passage("Plugins/README.md", "`RenameApp`, `IOSOnly` |", "`RenameApp` |"),
      Passage(
        "Plugins/README.md",
        "So the folder of each plugin has a symbolic link to `Template`, and so do the tests: the\n"
          + "code exists once, and is compiled wherever it is used.",
        "So the folder of each plugin has a symbolic link to `Template`: the code exists once,\n"
          + "and is compiled wherever it is used."),
      Passage(
        "Plugins/README.md",
        "`Room` is compiled and tested with everything else, in `Tests/TemplateTests`, so it keeps up with the\n"
          + "libraries. It is a screen",
        "`Room` is a screen"),
    ]
  }
}
