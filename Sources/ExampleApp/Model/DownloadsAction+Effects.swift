import AppShell
import Redux

nonisolated extension DownloadsAction {
  /// Returns an effect that looks for a guide on this device, also in place of a download, which it ends.
  static func find(_ id: Sight.ID, in folder: GuideFolder) -> Effect<AppState> {
    { store in
      store.dispatch(load(id, .started))
      store.dispatch(found(id, folder.read(id)))
    }
  }

  /// Returns an effect that downloads the parts of a guide that are missing, one after the other.
  ///
  /// Each part is on disk before the next is asked for. So if it is canceled or fails, or the app ends,
  /// it continues there the next time. A guide that is complete is downloaded again, and stays until then.
  static func download(
    _ id: Sight.ID, from client: SightsClient, to folder: GuideFolder
  ) -> Effect<AppState> {
    let request: Effect<AppState> = SlowRequestAction.request(
      .guide(id), to: client, reporting: { load(id, $0) }
    ) { client, progress in
      do {
        return try await complete(id, from: client, in: folder, progress)
      } catch ClientError.changed {
        // It begins anew, but doesn't run after a guide that changes all the time.
        return try await complete(id, from: client, in: folder, progress)
      }
    }
    return { store in
      await request(store)
      store.dispatch(found(id, folder.read(id)))
    }
  }

  /// Returns an effect that removes a guide from this device.
  static func remove(_ id: Sight.ID, from folder: GuideFolder) -> Effect<AppState> {
    { store in
      let guide = folder.read(id)
      folder.remove(id)
      let rest = folder.read(id)
      store.dispatch(load(id, .started))
      store.dispatch(found(id, rest))
      if rest == nil, let guide { store.dispatch(removed(guide)) }
    }
  }

  /// Returns an effect that puts a guide back on this device.
  static func restore(_ guide: Guide, to folder: GuideFolder) -> Effect<AppState> {
    { store in
      let id = guide.sightId
      store.dispatch(load(id, .started))
      do {
        try folder.write(guide)
        store.dispatch(found(id, guide))
        store.dispatch(restored(id))
      } catch {
        store.dispatch(load(id, .failure(error)))
      }
    }
  }

  private static func complete(
    _ id: Sight.ID, from client: SightsClient, in folder: GuideFolder,
    _ progress: @Sendable (Double) -> Void
  ) async throws -> Guide {
    var guide = try await client.guide(id)
    let old = folder.read(id)
    let isAgain = old?.isComplete == true
    if !isAgain { guide.add(old?.parts ?? []) }
    for number in guide.missing {
      progress(guide.fraction)
      guide.add([try await client.part(number, of: guide)])
      if !isAgain || guide.isComplete { try folder.write(guide) }
    }
    return guide
  }
}
