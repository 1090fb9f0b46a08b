public import Coordinator
public import Redux

/// The events of a link between its arrival and its screen.
///
/// An app sends ``received(_:from:)`` and ``webPageChosen(_:)``; the middleware sends the others. They may
/// be logged: their descriptions contain nothing of the link's text.
public enum LinkAction<Map: NavigationMap>: ActionType, Equatable {
  /// A link came.
  case received(RawLink, from: LinkSource)
  /// The table found out what the link means.
  case parsed(LinkMatch<Map>, from: LinkSource)
  /// The link was refused; nothing else changes.
  case refused(LinkRefusal, from: LinkSource)
  /// The link can't be followed yet, so it is pending.
  case deferred(PendingLink<Map>)
  /// The guard has an answer for the pending link, and is called again before the link is followed.
  case replayed(PendingLink<Map>)
  /// The pending link will never be followed.
  case dropped(PendingLink<Map>, LinkRefusal)
  /// The link asked navigation for its way, and is routed or pending according to where that led.
  case followed(PendingLink<Map>)
  /// The link led to a route.
  case routed(pattern: String, from: LinkSource)
  /// The user chose to see the web page of a link that leads nowhere in the app.
  case webPageChosen(RawLink)
}

extension LinkAction: Codable where Map.Dialog: Codable {}
