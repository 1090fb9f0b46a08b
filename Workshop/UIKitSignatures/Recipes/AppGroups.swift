import Foundation
import Redux
import WidgetKit

struct WidgetContent: Codable, Equatable {
  let titles: [String]
}

@MainActor final class WidgetFeed {
  private let file = FileManager.default
    .containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.notes")?
    .appending(path: "widget.json")

  func start(_ store: Store<NotesAppState>) {
    store.observeOnMain {
      WidgetContent(titles: $0.notes.notes.value?.prefix(3).map(\.title) ?? [])
    }
    .subscribe(with: self) { feed, content in
      guard let file = feed.file, let data = try? JSONEncoder().encode(content) else { return }
      try? data.write(to: file, options: .atomic)
      WidgetCenter.shared.reloadAllTimelines()
    }
  }
}
