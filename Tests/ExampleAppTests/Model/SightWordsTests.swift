import Testing

@testable import ExampleApp

@Suite struct SightWordsTests {
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
}
