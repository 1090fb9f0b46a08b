import AppShell
import Coordinator
import Redux

/// Shows the call to update instead of the app while the server refuses this version, and the app afterwards.
nonisolated let updateMiddleware: Middleware<AppState> = listener { action, dispatch, getState in
  switch action {
  case UpdateAction.refused where getState().navigation.root != .update:
    dispatch(AppRoute.enter(.update))
  case UpdateAction.check(.success): dispatch(AppRoute.enter(.main))
  default: break
  }
}
