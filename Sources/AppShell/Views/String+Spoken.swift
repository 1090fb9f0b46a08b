extension String {
  /// The text with words instead of stars and hearts, as VoiceOver is to read it.
  public var spoken: String {
    replacing(/[★☆]{5}/) { stars in
      localized("\(stars.output.filter { $0 == "★" }.count) of 5 stars")
    }
    .replacing(/★ (?=[1-5][.,][0-9])/, with: "\(localized("Rated")) ")
    .replacing(/[★♥]\s/, with: "\(localized("Saved")): ")
  }
}
