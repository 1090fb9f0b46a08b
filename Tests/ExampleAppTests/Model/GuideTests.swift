import AppShell
import AppTesting
import Foundation
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct GuideTests {
  private let directory = TemporaryDirectory()
  private var folder: GuideFolder { GuideFolder(url: directory.url.appending(path: "downloads")) }

  private func part(_ number: Int, version: String = "v1") -> GuidePart {
    GuidePart(number: number, version: version, text: "Part \(number)")
  }

  private func guide(_ numbers: [Int], of id: Sight.ID = 3) -> Guide {
    var guide = Guide(sightId: id, version: "v1", count: 4)
    guide.add(numbers.map { part($0) })
    return guide
  }

  @Test func `a checksum is the CRC-32 that other systems compute`() {
    #expect("123456789".checksum == "cbf43926")
    #expect("".checksum == "00000000")
    #expect("a".checksum == "e8b7be43")
  }

  @Test func `a guide has each part once, in order, and none of another version`() {
    var guide = guide([4, 2, 2])
    guide.add([part(1, version: "v0"), part(5)])

    #expect(guide.parts.map(\.number) == [2, 4])
    #expect(guide.missing == [1, 3])
    #expect(guide.fraction == 0.5)
    guide.add([part(1), part(3)])
    #expect(guide.isComplete)
  }

  @Test(arguments: [
    #"{"number": 1, "version": "v1", "text": "Tower", "checksum": "00000000"}"#,
    #"{"number": 1, "version": "v1", "text": "Tower"}"#,
    #"{"number": 0, "version": "v1", "text": "", "checksum": "00000000"}"#,
  ])
  func `a part that is damaged can't be read`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GuidePart.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    #"{"sightId": 3, "version": "a\r\nHost: b", "count": 4}"#,
    #"{"sightId": 3, "version": "", "count": 4}"#, #"{"sightId": 3, "version": "v1", "count": 0}"#,
    #"{"sightId": 3, "version": "v1", "count": 51}"#, #"{"sightId": 3, "version": "v1"}"#,
  ])
  func `a guide of no version or size can't be read`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Guide.self, from: Data(json.utf8))
    }
  }

  @Test func `what was saved is there again, and only the owner can read it`() throws {
    try folder.write(guide([1, 2]))

    #expect(folder.read(3) == guide([1, 2]))
    let path = folder.url.appending(path: "guide-3.json").path
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
    folder.remove(3)
    #expect(folder.read(3) == nil)
  }

  @Test func `a part that was damaged on disk is missing`() throws {
    try folder.write(guide([1, 2]))
    let url = folder.url.appending(path: "guide-3.json")
    let text = try String(contentsOf: url, encoding: .utf8)

    try Data(text.replacing("Part 1", with: "Part l").utf8).write(to: url)

    #expect(folder.read(3) == guide([2]))
    try Data("damaged".utf8).write(to: url)
    #expect(folder.read(3) == nil)
  }

  @Test func `the file of another guide isn't taken for this one`() throws {
    try folder.write(guide([1], of: 4))
    let (there, here) = ("guide-4.json", "guide-3.json")

    try FileManager.default.moveItem(
      at: folder.url.appending(path: there), to: folder.url.appending(path: here))

    #expect(folder.read(3) == nil)
  }

  @Test func `there are at most fifty guides, which can still grow`() throws {
    for id in 1...50 { try folder.write(guide([1], of: id)) }

    #expect(throws: GuideProblem.full) { try folder.write(guide([1], of: 51)) }
    try folder.write(guide([1, 2], of: 50))

    #expect(folder.read(50) == guide([1, 2], of: 50))
    #expect(
      GuideProblem.full.words == "There are too many guides on this device. Remove one first.")
  }

  @Test func `a folder that can't be written is said in words`() throws {
    try Data().write(to: directory.url.appending(path: "downloads"))

    let error = #expect(throws: GuideProblem.self) { try folder.write(guide([1])) }

    #expect(error?.words.hasPrefix("The guide could not be saved. ") == true)
  }
}
