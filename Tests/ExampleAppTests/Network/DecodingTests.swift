import AppShell
import AppTesting
import Foundation
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct DecodingTests {
  @Test func `text, numbers and objects are accepted for each field`() throws {
    let json = """
      {"sights": [
        {"id": "7", "name": {"name": "Tower"}, "city": 12, "country": null, "year": "1889",
         "latitude": "48.8584", "longitude": 2.2945, "summary": ["?"], "rating": "4.5", "more": {}}
      ], "page": "1", "pages": 1.0}
      """

    let page = try JSONDecoder().decode(SightsPage.self, from: Data(json.utf8))

    let sight = Sight(
      id: 7, name: "Tower", city: "12", country: "", year: 1889, latitude: 48.8584,
      longitude: 2.2945, summary: "", rating: 4.5)
    #expect(page == SightsPage(sights: [sight], page: 1, pages: 1))
  }

  @Test func `an unreadable element doesn't lose the others`() throws {
    let json =
      #"{"sights": [{"name": "x"}, 5, {"id": 2}, null, {"id": 1e99}], "page": 1, "pages": 1}"#

    let page = try JSONDecoder().decode(SightsPage.self, from: Data(json.utf8))

    #expect(page.sights.map(\.id) == [2])
  }

  @Test func `values survive encoding and decoding`() throws {
    let page = SightsPage.fixture(ids: [1, 2], page: 1, pages: 3)

    let read = try JSONDecoder().decode(SightsPage.self, from: JSONEncoder().encode(page))

    #expect(read == page)
  }
}
