package import AppShell
import Foundation
import Redux
import ReduxRecording

/// An action to change and dispatch by hand, as a recording writes it.
package struct ActionForm: Equatable, Sendable {
  /// The type and the case of the action.
  package let name: String
  /// JSON with a type and a value, shortened for a large action.
  package let text: String

  private static let longestText = 2_000

  /// Returns a form for each kind of action in the app's list: the newest of its kind that was recorded, and else one that
  /// is made from the type, with empty values.
  @MainActor package static func all<App: AppType>(of app: RunningApp<App>) -> [ActionForm] {
    var forms: [String: String] = [:]
    for number in (app.recording?.numbers ?? 0..<0).reversed() {
      guard let action = app.recording?[number].action else { continue }
      let name = describeAction(action)
      if forms[name] == nil, let text = text(of: action) { forms[name] = text }
    }
    for form in outlines(of: App.recordableTypes) where forms[form.name] == nil {
      forms[form.name] = form.text
    }
    return forms.map { ActionForm(name: $0, text: $1) }.sorted { $0.name < $1.name }
  }

  /// Returns a form for each kind of action, without an example.
  static func outlines(of types: RecordableTypes) -> [ActionForm] {
    types.names.flatMap { name -> [ActionForm] in
      guard let type = types[name], type is any ActionType.Type else { return [] }
      return TypeOutline.all(of: type).map { value in
        let text = JSON.object(["type": .string(name), "value": value]).text
        let action = try? types.use {
          try JSONDecoder().decode(TypedValue<any ActionType>.self, from: Data(text.utf8))
        }
        let kinds = value.object.map { $0.count == 1 ? $0.keys.map { "\(name).\($0)" } : [] } ?? []
        return ActionForm(
          name: action.map { describeAction($0.value) } ?? kinds.first ?? name, text: text)
      }
    }
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
