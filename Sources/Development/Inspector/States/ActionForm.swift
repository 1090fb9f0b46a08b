package import AppShell
import Foundation
import Redux
import ReduxRecording

/// An action to change and dispatch by hand, as a recording writes it.
package struct ActionForm: Equatable, Sendable {
  /// The type and the case of the action; of one that wasn't recorded, only the type.
  package let name: String
  /// JSON with a type and a value, shortened for a large action.
  package let text: String

  private static let longestText = 2_000

  /// Returns a form for each kind of action that was recorded, from the newest of its kind, and for each type
  /// of which there was none.
  @MainActor package static func all<App: AppType>(of app: RunningApp<App>) -> [ActionForm] {
    var forms: [String: String] = [:]
    var seen: Set<String> = []
    for number in (app.recording?.numbers ?? 0..<0).reversed() {
      guard let action = app.recording?[number].action else { continue }
      let name = describeAction(action)
      guard forms[name] == nil, let text = text(of: action) else { continue }
      forms[name] = text
      seen.insert(String(name.prefix { $0 != "." }))
    }
    for type in App.recordableTypes.actionNames where !seen.contains(type) {
      forms[type] = #"{"type":"\#(type)","value":{}}"#
    }
    return forms.map { ActionForm(name: $0, text: $1) }.sorted { $0.name < $1.name }
  }

  /// Returns an action as a recording writes it; nil if its type isn't in the app's list.
  static func text(of action: any ActionType) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(TypedValue(action)) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.count > longestText ? "\(text.prefix(longestText))…" : text
  }
}

extension RecordableTypes {
  /// The names of the types in the list, which has errors, too.
  fileprivate var actionNames: [String] { names.filter { !$0.hasSuffix("Error") }.sorted() }
}
