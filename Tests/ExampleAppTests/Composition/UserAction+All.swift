import AppShell
import AppTesting
import Coordinator
import Redux
import UIKit

@testable import ExampleApp

extension UserAction {
  static let all: [UserAction] = explore + sight + saved + account + forms

  private static let explore = [
    UserAction(
      name: "ExploreAction.refreshPulled", dispatches: "CatalogueAction.refreshed",
      scene: "Explore-loaded",
      way: .key("r", hint: "Refresh")),
    UserAction(
      name: "ExploreAction.sortTapped", dispatches: "ExploreAction.sortTapped",
      scene: "Explore-loaded", way: .segment("Rating")),
    UserAction(
      name: "ExploreAction.orderTapped", dispatches: "ExploreAction.orderTapped",
      scene: "Explore-sorted",
      way: .button("Newest First", looks: "↑")),
    UserAction(
      name: "ExploreAction.sightTapped", dispatches: "RouteAction<AppMap>.go",
      scene: "Explore-loaded",
      way: .row("Hallgrímskirkja")),
    UserAction(
      name: "ExploreAction.retryTapped", dispatches: "CatalogueAction.pageLoad",
      scene: "Explore-failed", way: .button("Try Again")),
    UserAction(
      name: "ExploreAction.stopTapped", dispatches: "CatalogueAction.pageLoad",
      scene: "Explore-loading", way: .button("Stop")
    ) {
      $0.dispatch(SlowRequestAction.waited(.list(SightQuery()), attempt: 1))
    },
    UserAction(
      name: "ExploreAction.statusTapped", dispatches: "CatalogueAction.pageLoad",
      scene: "Explore-more_failed",
      way: .row("Select to try again")),
  ]

  private static let sight = [
    UserAction(
      name: "SightAction.saveTapped", dispatches: "BookmarksAction.added", scene: "Sight-loaded",
      way: .button("s Save", looks: " Save")),
    UserAction(
      name: "SightAction.visitTapped", dispatches: "RouteAction<AppMap>.present",
      scene: "Sight-loaded",
      way: .button("v Visit", looks: " Visit")),
    UserAction(
      name: "SightAction.writeTapped", dispatches: "LinkAction<AppMap>.received",
      scene: "Sight-loaded",
      way: .key("w", hint: "Write")),
    UserAction(
      name: "SightAction.reviewsTapped", dispatches: "RouteAction<AppMap>.push",
      scene: "Sight-loaded",
      way: .button("Reviews")),
    UserAction(
      name: "SightAction.copyLinkTapped", dispatches: "FeedbackAction.linkCopied",
      scene: "Sight-loaded", way: .button("Copy Link")),
    UserAction(
      name: "SightAction.guideTapped", dispatches: "RouteAction<AppMap>.push",
      scene: "Sight-loaded",
      way: .button("Offline Guide")),
    UserAction(
      name: "GuideAction.downloadTapped", dispatches: "DownloadsAction.load",
      scene: "Guide-missing",
      way: .button("Download")),
    UserAction(
      name: "GuideAction.downloadTapped", dispatches: nil, scene: "Guide-loading",
      way: .button("Stop")),
    UserAction(
      name: "GuideAction.removeTapped", dispatches: "DownloadsAction.load", scene: "Guide-stopped",
      way: .button("Remove")),
    UserAction(
      name: "SightAction.retryTapped", dispatches: "CatalogueAction.sightLoad",
      scene: "Sight-failed", way: .button("Try Again")),
    UserAction(
      name: "SightAction.stopTapped", dispatches: "CatalogueAction.sightLoad",
      scene: "Sight-loading", way: .button("Stop")
    ) {
      $0.dispatch(SlowRequestAction.waited(.sight(999_999), attempt: 1))
    },
    UserAction(
      name: "VisitAction.incrementTapped", dispatches: "VisitsAction.added", scene: "Visit-counted",
      way: .button("I Was Here")),
    UserAction(
      name: "VisitAction.decrementTapped", dispatches: "VisitsAction.removed",
      scene: "Visit-counted", way: .button("Undo Visit")),
    UserAction(
      name: "VisitAction.retryTapped", dispatches: "CatalogueAction.sightLoad",
      scene: "Visit-failed", way: .button("Try Again")),
    UserAction(
      name: "VisitAction.stopTapped", dispatches: "CatalogueAction.sightLoad",
      scene: "Visit-loading", way: .button("Stop")
    ) {
      $0.dispatch(SlowRequestAction.waited(.sight(999_999), attempt: 1))
    },
    UserAction(
      name: "ReviewsAction.writeTapped", dispatches: "LinkAction<AppMap>.received",
      scene: "Reviews-loaded",
      way: .key("w", hint: "Write")),
    UserAction(
      name: "ReviewsAction.refreshPulled", dispatches: "GuestBookAction.load",
      scene: "Reviews-loaded", way: .key("r", hint: "Refresh")),
    UserAction(
      name: "ReviewsAction.ownTapped", dispatches: "RouteAction<AppMap>.ask", scene: "Reviews-own",
      way: .row("★★★★☆ Ada")),
    UserAction(
      name: "ReviewsAction.pendingTapped", dispatches: "RouteAction<AppMap>.ask",
      scene: "Reviews-pending",
      way: .row("Not sent yet")),
    UserAction(
      name: "ReviewsAction.retryTapped", dispatches: "GuestBookAction.load",
      scene: "Reviews-failed", way: .button("Try Again")),
    UserAction(
      name: "ReviewsAction.stopTapped", dispatches: "GuestBookAction.load",
      scene: "Reviews-loading", way: .button("Stop")
    ) {
      $0.dispatch(SlowRequestAction.waited(.reviews(999_999), attempt: 1))
    },
  ]

  private static let saved = [
    UserAction(
      name: "SavedAction.sightTapped", dispatches: "RouteAction<AppMap>.go", scene: "Saved-undo",
      way: .row("Big Ben")),
    UserAction(
      name: "SavedAction.removeTapped", dispatches: "BookmarksAction.removed", scene: "Saved-undo",
      way: .key("x", hint: "Remove")),
    UserAction(
      name: "SavedAction.undoTapped", dispatches: "BookmarksAction.removalUndone",
      scene: "Saved-undo", way: .key("u", hint: "Undo")),
    UserAction(
      name: "SavedAction.clearTapped", dispatches: "RouteAction<AppMap>.ask", scene: "Saved-undo",
      way: .key("c", hint: "Clear")),
    UserAction(
      name: "SavedAction.statusTapped", dispatches: nil,
      scene: "Saved-undo", way: .row("still on its way")
    ) {
      $0.dispatch(SlowRequestAction.waited(.sight(3), attempt: 1))
    },
  ]

  private static let account = [
    UserAction(
      name: "AccountAction.signInTapped", dispatches: "RouteAction<AppMap>.present",
      scene: "Account-signed_out", way: .button("Sign In")),
    UserAction(
      name: "AccountAction.registerTapped", dispatches: "RouteAction<AppMap>.present",
      scene: "Account-signed_out", way: .button("Register")),
    UserAction(
      name: "AccountAction.unsentTapped", dispatches: "RouteAction<AppMap>.push",
      scene: "Account-unsent",
      way: .button("Not Sent Yet: 1")),
    UserAction(
      name: "UnsentAction.reviewTapped", dispatches: "RouteAction<AppMap>.ask",
      scene: "Unsent-loaded",
      way: .row("Worth the climb.")),
    UserAction(
      name: "AccountAction.signOutTapped", dispatches: "RouteAction<AppMap>.ask",
      scene: "Account-signed_in", way: .button("Sign Out")),
    UserAction(
      name: "UpdateAction.retryTapped", dispatches: "UpdateAction.check.started",
      scene: "Update-needed", way: .button("Try Again")),
  ]

  private static let forms = [
    UserAction(
      name: "SignInAction.sent", dispatches: "FormAction<Credentials>.sending.started",
      scene: "SignIn-filled",
      way: .button("Sign In")),
    UserAction(
      name: "SignInAction.registerTapped",
      dispatches: "FormAction<Credentials>.other.registerTapped",
      scene: "SignIn-filled",
      way: .button("New here? Register", looks: "New here? Register")),
    UserAction(
      name: "SignInAction.stopTapped", dispatches: nil, scene: "SignIn-sending",
      way: .button("Stop")
    ) {
      $0.dispatch(SlowRequestAction.waited(.signIn(ScreenID(.signIn, in: .modal(0))), attempt: 1))
    },
    UserAction(
      name: "SignInAction.closed", dispatches: "RouteAction<AppMap>.close",
      scene: "SignIn-empty",
      way: .button("Cancel", looks: "Cancel")),
    UserAction(
      name: "RegisterAction.sent", dispatches: "FormAction<Registration>.sending.started",
      scene: "Register-filled", way: .button("Register")),
    UserAction(
      name: "RegisterAction.stopTapped", dispatches: nil,
      scene: "Register-sending", way: .button("Stop")
    ) {
      $0.dispatch(
        SlowRequestAction.waited(.register(ScreenID(.register, in: .modal(0))), attempt: 1))
    },
    UserAction(
      name: "RegisterAction.signInTapped",
      dispatches: "FormAction<Registration>.other.signInTapped",
      scene: "Register-refused",
      way: .button("Sign In with This Email", looks: "Sign In with This Email")),
    UserAction(
      name: "RegisterAction.closed", dispatches: "RouteAction<AppMap>.close",
      scene: "Register-empty",
      way: .button("Cancel", looks: "Cancel")),
    UserAction(
      name: "WriteReviewAction.sent", dispatches: "OutboxAction<ReviewChange>.added",
      scene: "WriteReview-filled", way: .button("Send")),
    UserAction(
      name: "WriteReviewAction.closed", dispatches: "RouteAction<AppMap>.close",
      scene: "WriteReview-filled",
      way: .button("Cancel", looks: "Cancel")),
  ]
}
