import AppShell
import AppTesting
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct SightWordsTests {
  @Test(arguments: [
    ("Big Ben", "B"), ("Ġgantija", "G"), ("Øresund Bridge", "Ø"), ("30 St Mary Axe", "#"),
  ])
  func `a name stands under its first letter, without the accent`(name: String, letter: String) {
    let sight = Sight(
      id: 7, name: name, city: "", country: "", year: nil, latitude: nil, longitude: nil,
      summary: "")

    #expect(sight.initial == letter)
  }

  @Test(arguments: [
    ("Giza", "Egypt", "Giza, Egypt"), ("", "Egypt", "Egypt"), ("Giza", "", "Giza"), ("", "", ""),
  ])
  func `a place consists of the parts that are known`(city: String, country: String, words: String)
  {
    let sight = Sight(
      id: 7, name: "Great Pyramid", city: city, country: country, year: -2560, latitude: 0,
      longitude: 0, summary: "", rating: nil)

    #expect(sight.place == words)
  }

  @Test(arguments: [
    ("en", "Egypt", "Giza, Egypt"), ("de", "Egypt", "Giza, Ägypten"),
    ("de", "Utopia", "Giza, Utopia"),
  ])
  func `a country is named in the language, if it is known`(
    language: String, country: String, words: String
  ) {
    let sight = Sight(
      id: 7, name: "", city: "Giza", country: country, year: nil, latitude: nil, longitude: nil,
      summary: "")

    Language.$replacement.withValue(Language(language)) {
      #expect(sight.place == words)
    }
  }

  @Test(arguments: [
    ("en", " Big Ben ", "Big Ben"), ("en", "\u{200B} \n", "Sight 1234"), ("de", "", "Ort 1234"),
  ])
  func `a sight without a name is called by its number, in any language`(
    language: String, name: String, title: String
  ) {
    let sight = Sight(
      id: 1234, name: name, city: "", country: "", year: nil, latitude: nil, longitude: nil,
      summary: "")

    Language.$replacement.withValue(Language(language)) {
      #expect(sight.title == title)
    }
  }

  @Test(arguments: [
    (nil, "★ 4.5 of 5"), (0, "★ 4.5 of 5"), (1, "★ 4.5 of 5 · 1 review"),
    (12, "★ 4.5 of 5 · 12 reviews"),
  ])
  func `the number of opinions is beside the stars, as far as it is known`(
    count: Int?, words: String
  ) {
    let sight = Sight(
      id: 7, name: "", city: "", country: "", year: nil, latitude: nil, longitude: nil,
      summary: "", rating: 4.5, reviewCount: count)

    Language.$replacement.withValue(Language("en")) {
      #expect(sight.opinion == words)
    }
  }

  @Test(arguments: [("en", "★★★★☆ Anonymous"), ("de", "★★★★☆ Anonym")])
  func `a review without an author is somebody's, in any language`(language: String, words: String)
  {
    let review = Review(id: 1, sightId: 3, author: " ", rating: 4, date: "", text: "")

    Language.$replacement.withValue(Language(language)) {
      #expect(review.heading == words)
    }
  }

  @Test(arguments: [
    ("en", "2560 BC", "29.9792° N, 31.1342° E", "★ 4.5"),
    ("de", "2560 v. Chr.", "29,9792° N, 31,1342° O", "★ 4,5"),
  ])
  func `numbers are written as in the language`(
    language: String, age: String, position: String, stars: String
  ) {
    let sight = Sight(
      id: 7, name: "Great Pyramid", city: "Giza", country: "Egypt", year: -2560, latitude: 29.9792,
      longitude: 31.1342, summary: "", rating: 4.5)

    Language.$replacement.withValue(Language(language)) {
      #expect([sight.age, sight.position, sight.stars] == [age, position, stars])
    }
  }
}
