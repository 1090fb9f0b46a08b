import Foundation
import Testing

@Suite struct XcodeProjectTests {
  let files: XcodeFiles

  init() throws { files = try XcodeFiles() }

  @Test func `the project, its scheme and its lists fit each other and the package`() {
    #expect(files.faults == [])
  }

  @Test func `the project has one object of each kind that the app needs`() throws {
    let project = try #require(XcodeProject(files.project))

    let kinds = project.objects.values.compactMap { $0["isa"] as? String }

    #expect(
      Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +) == [
        "PBXBuildFile": 3, "PBXFileReference": 1, "PBXFileSystemSynchronizedRootGroup": 1,
        "PBXFrameworksBuildPhase": 1, "PBXGroup": 2, "PBXNativeTarget": 1, "PBXProject": 1,
        "PBXResourcesBuildPhase": 1, "PBXSourcesBuildPhase": 1, "XCBuildConfiguration": 4,
        "XCConfigurationList": 2, "XCLocalSwiftPackageReference": 1,
        "XCSwiftPackageProductDependency": 3,
      ])
  }

  @Test func `universal links are off until someone turns them on`() throws {
    let project = try #require(XcodeProject(files.project))

    let settings = project.targets.flatMap { project.settings(of: $0) }

    #expect(settings.count == 2)
    #expect(settings.allSatisfy { $0["CODE_SIGN_ENTITLEMENTS"] == nil })
  }

  @Test(arguments: Damage.all)
  func `every fault is found`(damage: Damage) throws {
    var files = files
    try #require(files[keyPath: damage.file].contains(damage.old))

    files[keyPath: damage.file].replace(damage.old, with: damage.new)

    #expect(files.faults == damage.faults)
  }
}
