import AppTesting
import Testing

@testable import AppInspector
@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct RecordingReportTests {
  private var report = RecordingReport(app: "App & <Co>", version: "1.0")

  @Test mutating func `nothing in a session is markup`() {
    let hostile = "</pre></script><script>alert(\"x\")</script>'&\u{202E}\u{0}"
    report.add(
      .init(source: hostile, name: hostile, action: hostile, difference: "+ \(hostile)"),
      picture: nil)

    let html = report.html

    #expect(html.ranges(of: "<script").count == 1)
    #expect(!html.contains("alert(\"x\")"))
    #expect(!html.unicodeScalars.contains("\u{202E}") && !html.contains("\u{0}"))
    #expect(html.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;\\u{202E}"))
    #expect(html.contains("<title>Session of App &amp; &lt;Co&gt; 1.0</title>"))
  }

  @Test mutating func `equal pictures are on the page once`() {
    for light in ["one", "two", "one"] {
      report.add(.init(name: "Action"), picture: .init(light: light, dark: "dark"))
    }

    #expect(report.steps.map(\.picture) == [0, 1, 0])
    #expect(report.html.ranges(of: "<figure").count == 2)
  }

  @Test mutating func `the page needs nothing from elsewhere`() {
    report.add(.init(name: "Action"), picture: nil)

    let addresses = report.html.matches(of: /(?:src|href)="([^"]*)"/)

    #expect(Set(addresses.map { String($0.output.1) }) == ["data:,", "#step-0"])
    #expect(report.html.contains("default-src 'none'"))
  }
}
