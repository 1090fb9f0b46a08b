#if DEBUG
  import Foundation

  /// The page that shows a running app in a browser; it looks like a report, and reads what it shows from the server.
  struct InspectorPage {
    /// The name of the app.
    let title: String
    private let nonce = PageAccess.newToken()

    init(title: String) { self.title = title }

    var response: HTTPResponse {
      var response = HTTPResponse(type: "text/html; charset=utf-8", Data(html.utf8))
      response.policy = """
        default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
        connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """
      return response
    }

    private var html: String {
      """
      <!doctype html>
      <html lang="en" class="is-interactive">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.htmlEscaped) Inspector</title>
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">\(RecordingReport.style)\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(title.htmlEscaped)</h1>
      <p id="connection" role="status" aria-live="polite">Connecting…</p>
      <div class="switches">
      <button type="button" id="live" aria-pressed="true" title="Show each new action (l)">Live</button>
      <button type="button" id="drive" aria-pressed="false" \
      title="The app shows the chosen moment, too">Move the App</button>
      </div>
      \(PageTheme.buttons)
      </header>
      <div class="banner" id="banner" hidden role="alert">
      <p></p>
      <button type="button" data-do="present">Back to Now</button>
      <button type="button" data-do="continue">Continue Here</button>
      </div>
      <nav aria-label="Lists">
      <div class="tabs" role="tablist" aria-label="Lists">\(Self.tabs)</div>
      <label><input type="search" placeholder="Search" aria-label="Search"><kbd>/</kbd></label>
      <div class="filters"><p id="found"></p>
      <button type="button" id="changing" aria-pressed="false" \
      title="Hide actions that changed nothing">Changes Only</button></div>
      <div id="list" role="listbox" tabindex="0" aria-label="List"><div></div></div>
      </nav>
      <main>
      <figure id="picture"><img alt="The screen at this moment" hidden>\
      <p class="nothing">No picture</p></figure>
      \(RecordingReport.transport(last: 0))
      <article id="detail" class="is-current"></article>
      </main>
      <div id="toast" role="status" aria-live="polite"></div>
      <script nonce="\(nonce)">\(Self.script)</script>
      </body>
      </html>

      """
    }

    private static var tabs: String {
      ["Actions", "Screens", "Network", "Dispatch", "History"].map { name in
        let id = name.lowercased()
        return """
          <button type="button" role="tab" data-tab="\(id)" \
          aria-selected="\(id == "actions")">\(name)</button>
          """
      }.joined()
    }

    private static var script: String {
      """

      'use strict';
      (() => {
      \(PageTheme.script)
      \(listScript)
      \(detailScript)
      \(followScript)
      })();

      """
    }
  }
#endif
