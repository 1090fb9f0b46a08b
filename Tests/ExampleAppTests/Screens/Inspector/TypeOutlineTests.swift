import AppShell
import Foundation
import Redux
import Testing

@testable import AppInspector
@testable import ExampleApp

/// Forms of actions that are made from their types, without an example.
@Suite(.timeLimit(.minutes(30))) struct TypeOutlineTests {
  @Test(arguments: [
    Sample(PlainAction.self, [#"{"only":{}}"#]),
    Sample(
      ManyAction.self,
      [
        #"{"empty":{}}"#, #"{"numbers":{"_0":[],"count":0}}"#,
        #"{"place":{"at":"home","note":null}}"#, #"{"note":{"_0":{"isRead":true,"title":""}}}"#,
      ]),
    Sample(LoadingAction.self, [#"{"load":{"_0":{"started":true}}}"#]),
    Sample(StructAction.self, [#"{"code":"A-1","name":null}"#]),
    Sample(NestedAction.self, [#"{"end":{}}"#, #"{"wrapped":{"_0":{"end":{}}}}"#]),
  ])
  func `a type says of what its values are made`(sample: Sample) {
    #expect(TypeOutline.all(of: sample.type).map(\.text) == sample.outlines)
  }

  @Test func `a type that contains itself has an outline, too`() {
    let outline = TypeOutline.all(of: Endless.self)

    #expect(outline.count == 1)
    #expect(outline.first?.text.hasPrefix(#"{"next":{"next":"#) == true)
  }

  @Test func `the cases of enums are found, and nothing else is an enum`() {
    #expect(cases(of: Direction.self) == [.north, .east, .south, .west])
    #expect(cases(of: Single.self) == [.one])
    #expect(cases(of: String.self).isEmpty)
    #expect(cases(of: UInt8.self).isEmpty)
    #expect(cases(of: Optional<Int>.self).isEmpty)
  }

  @Test func `each kind of action of an app has a form`() throws {
    let forms = ActionForm.outlines(of: SightsApp.recordableTypes)

    let names = Set(forms.map(\.name))
    #expect(names.isSuperset(of: ["VisitsAction.added", "RouteAction<AppMap>.push"]), "\(names)")
    #expect(forms.count > 80)
    #expect(!names.contains { $0.hasPrefix("ClientError") })
  }

  @Test(arguments: ActionForm.outlines(of: SightsApp.recordableTypes))
  func `an empty form is an action, or says what it lacks`(form: ActionForm) throws {
    do {
      let action = try RecordingFile<SightsApp>.action(Data(form.text.utf8))
      #expect(describeAction(action) == form.name)
    } catch {
      #expect(!error.words.isEmpty)
    }
  }
}

/// A type, and what a form of it contains.
struct Sample: Sendable {
  let type: any (Codable & Sendable).Type
  let outlines: [String]

  init(_ type: any (Codable & Sendable).Type, _ outlines: [String]) {
    self.type = type
    self.outlines = outlines
  }
}

private enum PlainAction: ActionType, Codable { case only }

private enum ManyAction: ActionType, Codable {
  case empty
  case numbers([Int], count: Int)
  case place(at: Place, note: String? = nil)
  case note(Note)

  enum Place: String, Codable, CaseIterable { case home, work }
  struct Note: Codable {
    let title: String
    let isRead: Bool
  }
}

private enum LoadingAction: ActionType, Codable { case load(LoadAction<Int>) }

private struct StructAction: ActionType, Codable {
  var code: Code
  var name: String?

  /// A value that checks what it decodes.
  enum Code: String, Codable, CaseIterable { case first = "A-1", second = "A-2" }
}

private indirect enum NestedAction: ActionType, Codable { case end, wrapped(NestedAction) }

private final class Endless: Codable, Sendable {
  let next: Endless
  init(_ next: Endless) { self.next = next }
}

private enum Direction { case north, east, south, west }
private enum Single { case one }
