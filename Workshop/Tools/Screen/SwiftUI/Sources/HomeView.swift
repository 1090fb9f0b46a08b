import AppShell

#if os(iOS)
  import SwiftUI

  /// Shows the screen and reports what the user does.
  struct HomeView: ScreenView {
    let viewState: HomeViewState
    let send: (HomeAction) -> Void

    var body: some View {
      VStack(spacing: 16) {
        Text(viewState.count).font(.title)
        HStack(spacing: 16) {
          Button(localized("Add One")) { send(.addTapped) }
          Button(localized("Reset")) { send(.resetTapped) }.disabled(!viewState.canReset)
        }
      }
      .padding(16)
    }
  }

  /// The screen with fixed view states.
  struct HomeViewPreviews: PreviewProvider {
    static var previews: some View {
      HomeView(viewState: HomeViewState(HomeState())) { _ in }
      HomeView(viewState: HomeViewState(HomeState(count: 3))) { _ in }
    }
  }

  typealias HomeViewController = HostViewController<HomeView>
#else
  typealias HomeViewController = StandInViewController<HomeAction, HomeViewState>
#endif
