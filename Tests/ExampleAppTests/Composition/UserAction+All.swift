import AppShell
import AppTesting
import Redux
import UIKit

@testable import ExampleApp

extension UserAction {
  static let all: [UserAction] = explore + sight + saved + account + forms

  private static let explore = [
    UserAction(
      name: "ExploreAction.refreshPulled", scene: "Explore-loaded",
      way: .key("r", hint: "Refresh")),
    UserAction(name: "ExploreAction.sortTapped", scene: "Explore-loaded", way: .segment("Rating")),
    UserAction(
      name: "ExploreAction.orderTapped", scene: "Explore-sorted",
      way: .button("Newest First", looks: "↑")),
    UserAction(
      name: "ExploreAction.sightTapped", scene: "Explore-loaded", way: .row("Hallgrímskirkja")),
    UserAction(
      name: "ExploreAction.retryTapped", scene: "Explore-failed", way: .button("Try Again")),
    UserAction(name: "ExploreAction.stopTapped", scene: "Explore-loading", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.list, try: 1))
    },
    UserAction(
      name: "ExploreAction.statusTapped", scene: "Explore-more_failed",
      way: .row("Select to try again")),
  ]

  private static let sight = [
    UserAction(
      name: "SightAction.saveTapped", scene: "Sight-loaded", way: .button("s Save", looks: " Save")),
    UserAction(
      name: "SightAction.visitTapped", scene: "Sight-loaded",
      way: .button("v Visit", looks: " Visit")),
    UserAction(
      name: "SightAction.writeTapped", scene: "Sight-loaded", way: .key("w", hint: "Write")),
    UserAction(name: "SightAction.reviewsTapped", scene: "Sight-loaded", way: .button("Reviews")),
    UserAction(
      name: "SightAction.copyLinkTapped", scene: "Sight-loaded", way: .button("Copy Link")),
    UserAction(
      name: "SightAction.guideTapped", scene: "Sight-loaded", way: .button("Offline Guide")),
    UserAction(
      name: "GuideAction.downloadTapped", scene: "Guide-missing", way: .button("Download")),
    UserAction(name: "GuideAction.downloadTapped", scene: "Guide-loading", way: .button("Stop")),
    UserAction(name: "GuideAction.removeTapped", scene: "Guide-stopped", way: .button("Remove")),
    UserAction(name: "SightAction.retryTapped", scene: "Sight-failed", way: .button("Try Again")),
    UserAction(name: "SightAction.stopTapped", scene: "Sight-loading", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.sight(999_999), try: 1))
    },
    UserAction(
      name: "VisitAction.incrementTapped", scene: "Visit-counted", way: .button("I Was Here")),
    UserAction(
      name: "VisitAction.decrementTapped", scene: "Visit-counted", way: .button("Undo Visit")),
    UserAction(name: "VisitAction.retryTapped", scene: "Visit-failed", way: .button("Try Again")),
    UserAction(name: "VisitAction.stopTapped", scene: "Visit-loading", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.sight(999_999), try: 1))
    },
    UserAction(
      name: "ReviewsAction.writeTapped", scene: "Reviews-loaded", way: .key("w", hint: "Write")),
    UserAction(name: "ReviewsAction.ownTapped", scene: "Reviews-own", way: .row("★★★★☆ Ada")),
    UserAction(
      name: "ReviewsAction.pendingTapped", scene: "Reviews-pending", way: .row("Not sent yet")),
    UserAction(
      name: "ReviewsAction.retryTapped", scene: "Reviews-failed", way: .button("Try Again")),
    UserAction(name: "ReviewsAction.stopTapped", scene: "Reviews-loading", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.reviews(999_999), try: 1))
    },
  ]

  private static let saved = [
    UserAction(name: "SavedAction.sightTapped", scene: "Saved-undo", way: .row("Big Ben")),
    UserAction(
      name: "SavedAction.removeTapped", scene: "Saved-undo", way: .key("x", hint: "Remove")),
    UserAction(name: "SavedAction.undoTapped", scene: "Saved-undo", way: .key("u", hint: "Undo")),
    UserAction(
      name: "SavedAction.clearTapped", scene: "Saved-undo", way: .key("c", hint: "Clear")),
    UserAction(name: "SavedAction.stopTapped", scene: "Saved-undo", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.sight(3), try: 1))
    },
  ]

  private static let account = [
    UserAction(
      name: "AccountAction.signInTapped", scene: "Account-signed_out", way: .button("Sign In")),
    UserAction(
      name: "AccountAction.registerTapped", scene: "Account-signed_out", way: .button("Register")),
    UserAction(
      name: "AccountAction.unsentTapped", scene: "Account-unsent", way: .button("Not Sent Yet: 1")),
    UserAction(
      name: "UnsentAction.reviewTapped", scene: "Unsent-loaded", way: .row("Worth the climb.")),
    UserAction(
      name: "AccountAction.signOutTapped", scene: "Account-signed_in", way: .button("Sign Out")),
    UserAction(name: "UpdateAction.retryTapped", scene: "Update-needed", way: .button("Try Again")),
  ]

  private static let forms = [
    UserAction(name: "SignInAction.sent", scene: "SignIn-filled", way: .button("Sign In")),
    UserAction(
      name: "SignInAction.registerTapped", scene: "SignIn-filled",
      way: .button("New here? Register", looks: "New here? Register")),
    UserAction(name: "SignInAction.stopTapped", scene: "SignIn-sending", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.signIn, try: 1))
    },
    UserAction(
      name: "SignInAction.closed", scene: "SignIn-empty", way: .button("Cancel", looks: "Cancel")),
    UserAction(name: "RegisterAction.sent", scene: "Register-filled", way: .button("Register")),
    UserAction(name: "RegisterAction.stopTapped", scene: "Register-sending", way: .button("Stop")) {
      $0.dispatch(SlowRequestAction.waited(.register, try: 1))
    },
    UserAction(
      name: "RegisterAction.signInTapped", scene: "Register-refused",
      way: .button("Sign In with This Email", looks: "Sign In with This Email")),
    UserAction(
      name: "RegisterAction.closed", scene: "Register-empty",
      way: .button("Cancel", looks: "Cancel")),
    UserAction(name: "WriteReviewAction.sent", scene: "WriteReview-filled", way: .button("Send")),
    UserAction(
      name: "WriteReviewAction.closed", scene: "WriteReview-filled",
      way: .button("Cancel", looks: "Cancel")),
  ]
}
