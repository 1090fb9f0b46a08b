#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation

  /// Finds what an app's habits name in English, whatever language the app is in.
  struct LocalizedLabels: Sendable {
    /// The words of all modules of the program.
    private let tables: [WordTable]

    /// Reads the tables when they are needed first.
    init() {
      let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      tables = names.filter { $0.hasSuffix(".resources") }.sorted()
        .compactMap { Bundle(url: folder.appending(path: $0)) }.map(WordTable.init)
    }

    /// Returns a label in the current language; the same one if no table has it.
    func label(_ english: String) -> String {
      if Language.current.identifier == "en" { return english }
      return tables.lazy.compactMap { $0.translation(of: english) }.first ?? english
    }

    /// Returns a step with its labels in the current language.
    func step(_ step: Step) -> Step {
      switch step {
      case .tap(let name, let number): .tap(label(name), number: number)
      case .type(let text, let field): .type(text, into: label(field))
      default: step
      }
    }
  }
#endif
