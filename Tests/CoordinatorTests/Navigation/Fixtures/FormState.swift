import Coordinator
import Redux

/// The state of a form.
struct FormState: StateType, Equatable {
  var text = ""
  var error: String?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case FormAction.changed(let text): (self.text, error) = (text, nil)
    case FormAction.failed(let error): self.error = error
    case FormAction.allCleared: self = FormState()
    default: break
    }
  }
}

enum FormAction: ActionType, Equatable {
  case changed(String)
  case failed(String)
  case allCleared
}

/// An app with the state of its forms, which are sign-ins and reviews.
struct FormApp: StateType, Equatable {
  var navigation = Place(selectedTab: .explore)
  var forms = ScreenStates<TestMap, FormState> { screen in
    switch screen {
    case .signIn, .review: FormState()
    default: nil
    }
  }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    forms.reduce(action, in: navigation)
  }

  /// The state of the form that the user looks at.
  var top: FormState? { id.flatMap { forms[$0] } }

  /// The occurrence of the screen that the user looks at.
  var id: ScreenID<TestMap>? {
    navigation.screenIDs(in: navigation.topContainer).last
  }
}
