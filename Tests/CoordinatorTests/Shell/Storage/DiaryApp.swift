import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import ReduxTesting

/// An app that saves the pages of a diary, and whose first version saved a single text.
enum DiaryApp: AppType {
  typealias Main = DiaryAppCoordinator
  typealias Map = AppMap

  static let name = "Diary"
  static let words = WordTable(.main)
  static let links = CounterLinks.table
  static var initialState: DiaryState { DiaryState() }

  static func saved(in store: Store<DiaryState>) -> StateStream<Diary> {
    store.observe(\.diary)
  }
}

/// Owns the navigation of the app.
final class DiaryAppCoordinator: AppCoordinatorType {
  let context: AppContext<DiaryApp>

  init(_ context: AppContext<DiaryApp>) { self.context = context }

  func coordinator(
    of screen: AppMap.Screen, _ context: ScreenContext<DiaryApp>
  ) -> any CoordinatorType {
    DiaryCoordinator()
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Diary", image: nil, tag: 0)
  }
}

/// The diary as it is saved, under names that the shell uses, too.
struct Diary: Codable, Equatable {
  var version = "newest"
  var place = "Berlin"
  var pages: [String] = []
}

/// The diary as version 1 saved it.
struct FirstDiary: Codable {
  let text: String
}

extension DiaryApp {
  static let savedVersion = 2

  static func migrate(from decoder: any Decoder, version: Int) throws -> Diary {
    Diary(pages: [try FirstDiary(from: decoder).text])
  }
}

struct DiaryState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .counter)
  var links = LinkState<AppMap>()
  var storage = StorageState<Diary>()
  var diary = Diary()
  /// Numbers that nothing observes, in storage of their own.
  var unobserved = Array(0..<1_000)

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    storage.reduce(action)
    if case StorageAction<Diary>.loaded(let diary) = action { self.diary = diary }
    if case DiaryAction.pageWritten(let page) = action { diary.pages.append(page) }
    unobserved[0] += 1
  }
}

enum DiaryAction: ActionType, Equatable {
  case pageWritten(String)
}

final class DiaryCoordinator: CoordinatorType {
  let viewController = UIViewController()

  func start() {}
}

extension DiaryApp: TestableApp {}
