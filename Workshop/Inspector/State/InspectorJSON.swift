import AppShell
import ReduxRecording

// The inspector's values as its page and an assistant read them.

extension InspectorEntry {
  /// The number, name, time, source, and the properties that changed.
  var json: JSON {
    [
      .int(number), .string(name), .string(time.clock), .string(source ?? ""),
      .array(changes.map { .string($0) }),
    ]
  }
}

extension InspectedAction {
  var json: [String: JSON] {
    [
      "number": .int(number), "name": .string(name), "time": .string(time.clock),
      "source": .string(source ?? ""), "values": .string(values),
      "difference": difference.map { .string($0) } ?? .null, "observers": .int(observerCount),
      "microseconds": .int(Int(duration / .microseconds(1))),
    ]
  }
}

extension StateReader.Line {
  var json: JSON { [.string(name), .string(text), .int(count)] }
}

extension LiveTree.Line {
  package var json: JSON {
    ["depth": .int(depth), "title": .string(title), "facts": .string(facts)]
  }
}

extension ActionForm {
  package var json: JSON { ["name": .string(name), "action": .string(text)] }
}

extension NetworkEntry {
  /// The request in short.
  package var json: [String: JSON] {
    [
      "id": .int(id), "method": .string(method), "path": .string(path),
      "outcome": .string(outcome), "attempt": .int(attempt),
      "action": cause.map { .int($0) } ?? .null, "source": source.map { .string($0) } ?? .null,
      "milliseconds": end.map { .int(Int(($0 - start) / .milliseconds(1))) } ?? .null,
      "sentSize": .int(sentSize), "receivedSize": .int(receivedSize),
    ]
  }

  /// The request with its bodies, without secrets.
  package var fullJSON: [String: JSON] {
    json.merging([
      "time": .string(start.clock), "url": .string(url), "sent": .string(sent),
      "received": .string(received), "curl": .string(curl),
    ]) { $1 }
  }
}
