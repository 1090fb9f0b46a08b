import AppShell
import Coordinator
import Outbox
import Redux

/// Shows this screen instead of the app while the server refuses this version, and the app afterwards.
nonisolated let updateMiddleware: Middleware<AppState> = listener { action, dispatch, _ in
  switch action {
  case CatalogueAction.pageLoad(_, .failure(ClientError.outdated)),
    CatalogueAction.sightLoad(_, .failure(ClientError.outdated)),
    GuestBookAction.load(_, .failure(ClientError.outdated)),
    DownloadsAction.load(_, .failure(ClientError.outdated)),
    ReviewOutboxAction.postponed(_, .outdated, _, _),
    SignInAction.sending(.failure(ClientError.outdated)),
    RegisterAction.sending(.failure(ClientError.outdated)):
    dispatch(UpdateAction.refused)
    dispatch(AppRoute.enter(.update))
  case UpdateAction.check(.success): dispatch(AppRoute.enter(.main))
  default: break
  }
}
