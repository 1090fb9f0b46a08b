#if os(Linux) && compiler(>=6.3)
  import AppSimulation

  @testable import ExampleApp

  extension SightsApp {
    static let habits = Habits(
      entries: [
        "Email": emails, "Password": passwords, "Name": ["Ada", "Bob"],
      ],
      texts: Habits.hostileTexts + ["Nice", "Nice but noisy"],
      links: [
        "sights://explore?search=tower&sort=rating", "sights://sights/3",
        "sights://sights/3/visit", "sights://sights/5/reviews", "sights://sights/5/reviews/new",
        "sights://sights/7/guide", "sights://sights/150/visit", "sights://saved",
        "sights://saved/2", "sights://sights/7/reviews/new", "sights://sights/7/reviews/new",
        "sights://saved/clear", "sights://account", "sights://account/register",
        "sights://account/sign-in", "sights://account/unsent", "sights://nowhere",
        "sights://sights/999999",
        "sights://inspector", "https://sights.example/sights/7?utm_source=x",
        "https://sights.example/sights/3/reviews", "https://sights.example/nowhere",
        "https://elsewhere.example/sights/3", "sights://explore?search=%00%FF", "::::",
      ] + writtenLinks,
      routines: beginnings.flatMap { beginning in
        nexts.flatMap { next in nexts.map { beginning + next + $0 } }
      },
      languages: ["en", "de"], secrets: passwords, hasWindows: true)

    /// Links that are written in another way, or mean nothing.
    private static let writtenLinks = [
      "SIGHTS://Sights/12", "sights:///sights/12/reviews", "sights://sights.example/sights/4",
      "https://sights.example/sights/9/", "https://SIGHTS.example/saved/5?x=1#top",
      "sights://sights/007", "sights://sights/0", "sights://sights/1000000000",
      "sights://sights/12?x=1", "sights://explore?sort=year",
      "sights://explore?sort=year&order=desc", "sights://explore?search=an&sort=name&order=desc",
      "https://sights.example/explore?search=park&sort=rating&order=asc",
      "sights://explore?order=asc", "sights://explore?sort=size",
      "http://sights.example/sights/3", "https://sights.example:444/sights/3",
      "sights://sights/3/", "https://sights.example/sights/3/visit/more",
      "sights-development://account", "https://sights.example/saved/clear?x=1",
    ]

    private static let beginnings = [
      [], typePassword + pullDown, register, register + draft, register + send,
      register + draft + send, register + send + draftAgain + edit, register + send + signOut,
      register + send + askAbove, register + send + read,
    ]
    /// What the user then does, two of it one after the other.
    private static let nexts = [
      read, sendAgain + change, sendAgain + reopen, unsent, signOut, askAbove, draft + clear,
      registerAnother, [.kill] + registerAnother, [.kill] + read, writeMore + leaveEarly,
      reviews + visit + leaveEarly, save + saveAnother + [.leave, .kill],
      signOutElsewhere, openElsewhere, send + remove, changeMind, readOn, rate,
      typePassword + pullDown, draftAgain + edit, signOut + signIn, refresh, keepGuide, tidyUp,
      lookAround,
    ]

    private static let register: [Step] = [
      .settle, .link("sights://account/register"), .settle, .type("Ada", into: "Name"),
      .type("ada@example.com", into: "Email"), .type("a long password", into: "Password"),
      .key("enter"), .settle, .wait(10_000),
    ]
    private static let registerAnother: [Step] = [
      .settle, .link("sights://account/register"), .settle, .type("Bob", into: "Name"),
      .type("bob@example.com", into: "Email"), .type("a long password", into: "Password"),
      .key("enter"), .settle, .wait(10_000),
    ]
    private static let send: [Step] = [
      .settle, .link("sights://sights/5/reviews/new"), .settle, .wait(1_000),
      .type("Nice", into: "How was it?"), .tap("4 of 5 stars", number: 0), .settle,
      .tap("Send", number: 0), .run(20),
    ]
    private static let draft: [Step] = [
      .settle, .link("sights://sights/7/reviews/new"), .settle, .wait(1_000),
      .type("Nice", into: "How was it?"), .tap("Cancel", number: 0),
    ]
    /// Sends a review again if the form is still there: as it was, changed, and from another form.
    private static let sendAgain: [Step] = [.wait(30_000), .tap("Send", number: 0), .wait(30_000)]
    private static let change: [Step] = [.type("!", into: "How was it?"), .tap("Send", number: 0)]
    private static let reopen: [Step] = [
      .tap("Cancel", number: 0), .settle, .link("sights://sights/5/reviews/new"), .settle,
      .tap("Send", number: 0), .wait(30_000),
    ]
    private static let unsent: [Step] = [
      .link("sights://account/unsent"), .settle, .tap("Nice", number: 0), .settle,
      .tap("Send Now", number: 0), .wait(30_000),
    ]
    /// Leaves the reviews of a sight, and reads them again, while one of them is on its way.
    private static let read: [Step] = [
      .link("sights://explore"), .wait(400), .link("sights://sights/5/reviews"), .settle,
      .wait(1_000), .wait(30_000), .wait(30_000),
    ]
    /// Writes about other sights, so that the connection has no room for more requests.
    private static let writeMore: [Step] = ["3", "7", "9"].flatMap {
      [
        .link("sights://sights/\($0)/reviews/new"), .settle, .type("Nice", into: "How was it?"),
        .tap("4 of 5 stars", number: 0), .tap("Send", number: 0), .wait(50),
      ]
    }
    /// Opens screens, and leaves them before they have loaded.
    private static let leaveEarly: [Step] = [
      .link("sights://saved/2"), .run(20), .link("sights://sights/11/reviews"), .settle,
      .link("sights://sights/3/reviews"), .settle,
      .link("sights://sights/12/guide"), .run(20), .tap("Download", number: 0), .run(20), .back,
      .run(20), .link("sights://explore"), .wait(1_000),
    ]
    private static let remove: [Step] = [
      .wait(30_000), .link("sights://sights/5/reviews"), .settle, .wait(1_000),
      .tap("Nice", number: 0), .settle, .tap("Remove", number: 0), .wait(30_000),
    ]
    /// Leaves a question on the screen while a review is on its way.
    private static let askAbove: [Step] =
      save + [
        .appLink("sights://saved/clear"), .settle, .wait(4_000), .wait(30_000),
      ]
    private static let save: [Step] = [
      .settle, .link("sights://sights/3"), .settle, .wait(1_000), .tap("Save", number: 0),
    ]
    private static let saveAnother: [Step] = [
      .settle, .link("sights://sights/7"), .settle, .wait(1_000), .tap("Save", number: 0),
    ]
    /// Removes what was saved, and saves something else.
    private static let changeMind: [Step] =
      save + [.settle, .tap("Remove from Saved", number: 0), .settle] + saveAnother
    /// Reads a list to its end, page after page.
    private static let readOn: [Step] =
      [.settle, .link("sights://explore?sort=year&order=desc"), .settle, .wait(4_000)]
      + (0..<5).flatMap { _ in [.key("end"), .settle, .wait(4_000)] }
    /// Writes about a sight in the middle of a list by rating, which goes on in another order.
    private static let rate: [Step] =
      readBest + [
        .link("sights://sights/120/reviews/new"), .settle, .type("Nice", into: "How was it?"),
        .tap("5 of 5 stars", number: 0), .tap("Send", number: 0), .wait(30_000),
      ] + readBest + readBest
    private static let readBest: [Step] = [
      .settle, .link("sights://explore?sort=rating"), .settle, .wait(4_000), .key("end"), .settle,
      .wait(4_000),
    ]
    /// Types a password, and leaves its form, or one that is above it, by pulling the sheet down.
    private static let typePassword: [Step] = [
      .settle, .link("sights://account/sign-in"), .settle,
      .type("a long password", into: "Password"), .tap("New here? Register", number: 0), .settle,
    ]
    private static let pullDown: [Step] = [.pullDown, .settle]
    /// Begins another review of a sight, and goes back to one that isn't sent yet.
    private static let draftAgain: [Step] = [
      .settle, .link("sights://sights/5/reviews/new"), .settle,
      .type("Nice but noisy", into: "How was it?"), .tap("Cancel", number: 0), .wait(4_000),
    ]
    private static let edit: [Step] = [
      .link("sights://account/unsent"), .settle, .tap("Nice", number: 0), .settle,
      .tap("Edit", number: 0), .settle,
    ]
    private static let signOut: [Step] = [
      .settle, .link("sights://account"), .settle, .tap("Sign Out", number: 0), .settle,
      .tap("Sign Out", number: 0),
    ]
    private static let signIn: [Step] = [
      .settle, .wait(4_000), .link("sights://account/sign-in"), .settle,
      .type("ada@example.com", into: "Email"), .type("a long password", into: "Password"),
      .key("enter"), .settle, .wait(10_000),
    ]
    /// Loads again what is there, and stops before the answer, or after it.
    private static let refresh: [Step] = [
      .settle, .link("sights://sights/5/reviews"), .wait(4_000), .key("refresh"), .run(20),
      .tap("Explore", number: 0), .settle, .wait(4_000), .key("refresh"), .run(20),
      .key("refresh"), .wait(4_000),
    ]
    /// Downloads a guide, removes it, and wants it back.
    private static let keepGuide: [Step] = [
      .settle, .link("sights://sights/7/guide"), .settle, .wait(1_000),
      .tap("Download", number: 0), .wait(30_000), .tap("Remove", number: 0), .settle,
      .tap("Undo", number: 0), .settle, .wait(1_000),
    ]
    /// Removes all that is saved, and wants it back.
    private static let tidyUp: [Step] =
      saveAnother + [
        .settle, .link("sights://saved"), .settle, .tap("Clear", number: 0), .settle,
        .tap("Remove All", number: 0), .settle, .tap("Undo", number: 0), .settle,
      ]
    private static let lookAround: [Step] = [
      .settle, .link("sights://sights/7"), .settle, .wait(1_000), .tap("Copy Link", number: 0),
      .settle, .tap("Reviews", number: 0), .settle, .wait(400), .tap("Write", number: 0), .settle,
      .back, .settle, .back, .settle, .tap("Offline Guide", number: 0), .wait(400),
    ]
    /// Leaves a question in one window, and signs out in another.
    private static let signOutElsewhere: [Step] =
      [.settle, .enterWindow(0)] + save + [
        .appLink("sights://saved/clear"), .settle,
        .enterWindow(1), .settle, .tap("Account", number: 0), .settle,
        .tap("Sign Out", number: 0), .settle, .tap("Sign Out", number: 0), .settle, .enterWindow(0),
      ]
    private static let openElsewhere: [Step] = [
      .settle, .link("sights://sights/9"), .settle, .wait(1_000),
      .tap("Open in New Window", number: 0), .settle,
    ]
    private static let visit: [Step] = [
      .link("sights://sights/150/visit"), .run(20), .wait(4_000), .settle, .tap("Stop", number: 0),
    ]
    private static let reviews: [Step] = [
      .link("sights://sights/3/reviews"), .run(9), .link("sights://sights/7/guide"), .run(9),
    ]
    private static let clear: [Step] = [
      .settle, .appLink("sights://saved/clear"), .settle, .tap("Remove All", number: 0),
    ]

    private static let emails = ["ada@example.com", "ada@example.com", "bob@example.com", "ada"]
    private static let passwords = ["a long password", "a long password", "sh0rt"]

    static let expected =
      // The server of the app never asks for an update.
      standardExpectations.filter { $0 != "action UpdateAction" }
      + ["screen results", "step type", "dialog shell", "dialog clearing", "dialog signingOut"]
      + ["window opened by the app"]
      + [
        "SessionAction.signedIn", "SessionAction.signedOut", "GuestBookAction.written",
        "GuestBookAction.drafted", "BookmarksAction.added", "DownloadsAction.load",
      ].map { "action \($0)" }
  }
#endif
