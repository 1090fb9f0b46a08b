#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Testing

  @testable import ExampleApp

  /// What seeds have found, each with the steps that are left of its run.
  @Suite(.timeLimit(.minutes(30))) struct FoundBySeedTests {
    @Test func `the inspector hides rows of buttons without a button (seed 5000174)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 5000174
          no schedule
          no server
          no disk
          resize 130, 36
          link "sights://inspector"
          tap "Dispatch"
        """#)
    }

    @Test func `a review isn't sent again after its author has signed out (seed 1041)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 1041
          no schedule
          no disk
          fault interrupted: POST sights/5/reviews #1
          fault interrupted: POST sights/5/reviews #2
          settle
          link "sights://account/register"
          settle
          type "Ada", "Name"
          type "ada@example.com", "Email"
          type "a long password", "Password"
          key "enter"
          settle
          wait 4000
          settle
          link "sights://sights/5/reviews/new"
          settle
          wait 1000
          type "Nice", "How was it?"
          tap "4 of 5 stars"
          settle
          tap "Send"
          run 20
          wait 1000
          settle
          link "sights://account"
          settle
          tap "Sign Out"
          settle
          tap "Sign Out"
          settle
          wait 4000
        """#)
    }

    @Test func `a sheet is canceled while the user pulls it down (seed 80225)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 80225
          no schedule
          no server
          no disk
          no faults
          tap "Taj Mahal, Rated 4.3  Agra, India · 1653"
          tap "Reviews"
          settle
          tap "Write"
          run 8
          pullDown
          tap "Cancel"
        """#)
    }

    @Test func `a window closes while a sheet opens in it (seed 1108)`() throws {
      try Simulation<SightsApp>.replay(
        #"""
          seed 1108
          no schedule
          no server
          no disk
          no faults
          enterWindow 1
          link "sights://account/sign-in"
          closeWindow
        """#)
    }
  }
#endif
