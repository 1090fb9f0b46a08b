import AppShell
import Foundation

extension Arguments {
  /// The columns that text on the command line has at most, where words allow it.
  static var textColumns: Int { 80 }

  /// Returns the text for `--help`.
  package static func usage(program: String, options: [LaunchOption]) -> String {
    let all = firstOptions + options + lastOptions
    let column = (all.map(\.title.count).max() ?? 0) + 4
    let lines = all.map { option in
      let title = "  \(option.title)"
      let summary = option.summary.wrapped(toColumns: textColumns - column)
      let margin = String(repeating: " ", count: column)
      return title + margin.dropFirst(title.count) + summary.replacing("\n", with: "\n\(margin)")
    }
    return """
      \(localized("Usage: \(program) [LINK] [options]"))

      \(lines.joined(separator: "\n"))

      \(remarks.map { $0.wrapped(toColumns: textColumns) }.joined(separator: "\n\n"))
      """
  }

  private static var firstOptions: [LaunchOption] {
    [
      LaunchOption(
        flag: "LINK", localized("where to start, such as one that --links lists")),
      LaunchOption(flag: "--plain", localized("print the settled screen as text and exit")),
      LaunchOption("--size", "80x24", localized("columns and rows, instead of the terminal's")),
      LaunchOption("--data-directory", localized("DIR"), localized("where to keep the app's data")),
      LaunchOption(
        "--event", localized("EVENT"),
        localized(
          "send an event of the system, such as memoryWarning, once the screen has settled; may be repeated"
        )),
    ]
  }

  private static var lastOptions: [LaunchOption] {
    [
      LaunchOption(flag: "--links", localized("list all links")),
      LaunchOption(flag: "--mermaid", localized("print a map of the app in Mermaid's language")),
      LaunchOption(
        flag: "--association", localized("print the file that the domain of the links publishes")),
      LaunchOption(flag: "--help", localized("show this help")),
    ]
  }

  private static var remarks: [String] {
    [
      localized(
        "With --plain, the exit status says whether the screen is what was asked for: 65 if the link was refused, 69 if something could not be loaded, and 75 if a question or another screen covers it."
      ),
      localized(
        "The language is that of LC_ALL, LC_MESSAGES or LANG, whichever is set first, such as LANG=de_DE.UTF-8. With NO_COLOR=1, the app uses no colors."
      ),
    ]
  }
}

extension String {
  /// The text with line breaks between words, so that no line has more columns, unless a word has.
  package func wrapped(toColumns columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A line that is indented is laid out already.
      if line.first == " " { return String(line) }
      return line.split(separator: " ").reduce(into: "") { text, word in
        let last = text.split(separator: "\n").last?.count ?? 0
        if !text.isEmpty { text += last + 1 + word.count <= columns ? " " : "\n" }
        text += word
      }
    }.joined(separator: "\n")
  }
}
