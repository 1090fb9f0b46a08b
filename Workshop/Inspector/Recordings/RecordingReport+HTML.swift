import Foundation

extension RecordingReport {
  /// The report as one page that needs no other file and no network.
  ///
  /// Without scripts, and in print, it lists all steps one after the other.
  var html: String {
    let title = "\(app) \(version)".htmlEscaped
    let count = steps.count - 1
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <title>Session of \(title)</title>
      <link rel="icon" href="data:,">
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>\(count) \(count == 1 ? "action" : "actions") in \(steps.last?.clock ?? "0:00.0")</p>
      \(PageTheme.buttons)
      </header>
      \(navigation)
      <main>
      \(content)
      \(Self.transport(last: count))
      </main>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private var navigation: String {
    let rows = steps.enumerated().map { number, step in
      let changes = step.difference.isEmpty ? " class=\"still\"" : ""
      return """
        <li\(changes)><a href="#step-\(number)"><b>\(number)</b><span>\(step.event)</span>\
        <small>\(step.type)\(step.origin)</small></a></li>
        """
    }
    return """
      <nav aria-label="Actions">
      <label><input type="search" placeholder="Search" aria-label="Search">\
      <kbd>/</kbd></label>
      <p role="status"></p>
      <ol start="0">
      \(rows.joined(separator: "\n"))
      </ol>
      </nav>
      """
  }

  /// The steps, each picture before the first step that shows it.
  private var content: String {
    var shown = -1
    return steps.enumerated().map { number, step in
      guard let picture = step.picture, picture > shown else { return article(number, step) }
      shown = picture
      return figure(picture) + "\n" + article(number, step)
    }.joined(separator: "\n")
  }

  private func figure(_ index: Int) -> String {
    """
    <figure id="picture-\(index)"><div class="light">\(pictures[index].light)</div>\
    <div class="dark">\(pictures[index].dark)</div></figure>
    """
  }

  private func article(_ number: Int, _ step: Step) -> String {
    let action =
      step.action.isEmpty
      ? "" : "<h3>Action</h3><pre tabindex=\"0\">\(step.action.htmlEscaped)</pre>"
    let changes =
      step.difference.isEmpty
      ? "<p class=\"nothing\">It changed nothing.</p>"
      : "<pre class=\"difference\" tabindex=\"0\">\(step.markedLines)</pre>"
    let picture = step.picture.map { " data-picture=\"\($0)\"" } ?? ""
    return """
      <article id="step-\(number)"\(picture)>
      <header><h2>\(step.event)</h2><p>\(step.type)\(step.origin)</p></header>
      \(action)\(number == 0 ? "" : "<h3>What it changed</h3>\(changes)")\(requests(step))
      </article>
      """
  }

  private func requests(_ step: Step) -> String {
    step.requests.isEmpty
      ? ""
      : "<h3>Requests</h3><pre tabindex=\"0\">"
        + "\(step.requests.joined(separator: "\n").htmlEscaped)</pre>"
  }

  /// The slider over all actions, between buttons.
  static func transport(last: Int) -> String {
    func icon(_ path: String) -> String {
      "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }
    return """
      <form class="transport" aria-label="Go to an action">
      <button type="button" data-go="first" title="First (Home)" aria-label="First">\
      \(icon("M4 4v8M13 4l-7 4 7 4z"))</button>
      <button type="button" data-go="previous" title="Previous (←)" aria-label="Previous">\
      \(icon("M12 3l-8 5 8 5z"))</button>
      <input type="range" min="0" max="\(last)" value="0" aria-label="Action">
      <button type="button" data-go="next" title="Next (→)" aria-label="Next">\
      \(icon("M4 3l8 5-8 5z"))</button>
      <button type="button" data-go="last" title="Last (End)" aria-label="Last">\
      \(icon("M12 4v8M3 4l7 4-7 4z"))</button>
      <output></output>
      </form>
      """
  }
}

extension RecordingReport.Step {
  /// The time, such as 1:02.5.
  fileprivate var clock: String {
    let tenths = Int((max(0, time.isFinite ? time : 0) * 10).rounded())
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }

  /// The name without the type of the action.
  fileprivate var event: String {
    String(name.drop { $0 != "." }.dropFirst()).nonempty(or: name).htmlEscaped
  }

  /// The type of the action, if the event doesn't say it.
  fileprivate var type: String {
    name.contains(".") ? "\(String(name.prefix { $0 != "." }).htmlEscaped) · " : ""
  }

  /// The time, and what dispatched the action.
  fileprivate var origin: String {
    clock + (source.map { " · \($0.htmlEscaped)" } ?? "")
  }

  fileprivate var markedLines: String {
    difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.first {
      case "+": "<ins>\(String(line).htmlEscaped)</ins>"
      case "-": "<del>\(String(line).htmlEscaped)</del>"
      default: "<span>\(String(line).htmlEscaped)</span>"
      }
    }.joined()
  }
}

extension String {
  fileprivate func nonempty(or other: String) -> String { isEmpty ? other : self }

  /// The text for a page, where nothing in it is markup, invisible or able to reorder its line.
  var htmlEscaped: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n": escaped += "\n"
      case _ where scalar.properties.isNoncharacterCodePoint,
        _ where [.control, .format].contains(scalar.properties.generalCategory):
        // An emoji may be joined of several.
        if scalar == "\u{200D}" {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
