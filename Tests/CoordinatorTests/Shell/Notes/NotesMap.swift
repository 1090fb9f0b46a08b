import AppShell
import Coordinator
import CoordinatorLinks

/// The roots, tabs, screens and alerts of the app.
enum NotesMap: NavigationMap {
  enum Root: String, CaseIterable, Codable, Sendable { case main, onboarding }
  enum Tab: String, CaseIterable, Codable, Sendable { case welcome, notes, archive }
  enum Screen: Hashable, Codable, Sendable { case welcome, notes, archive }
  enum Dialog: Hashable, Codable, Sendable {
    case shell(ShellDialog)
    case loadFailed
  }

  static let initialRoot = Root.main

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .main: [.notes]
    case .onboarding: [.welcome]
    }
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .welcome: .welcome
    case .notes: .notes
    case .archive: .archive
    }
  }
}

enum NotesLinks {
  static let table = LinkTable<NotesMap>.constant {
    try LinkTable(
      schemes: ["notes"], hosts: ["notes.example"],
      [
        Link("notes", to: Route(tab: .notes)),
        Link("archive", to: Route(tab: .archive)),
      ])
  }
}
