import Foundation
import TestSupport
import Testing

/// `make prove-on-ios` with stand-ins for Apple's tools, which only a Mac has.
@Computing @Suite(.timeLimit(.minutes(30))) struct ProveOnIOSTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try add("xcodebuild", Self.xcodebuild)
    try add("xcrun", Self.xcrun)
  }

  @Test func `a run writes a page with what was built, found and seen`() throws {
    let (status, page) = try prove()

    #expect(status == 0)
    #expect(page.contains("Xcode 27.0, Build version 27A266a."))
    #expect(page.contains("| Release for iPhone and iPad | ✓ |"))
    // The newest of each that this Xcode can use, by the numbers of its system.
    #expect(page.contains("## iPhone 18, iOS 27.0") && page.contains("## iPad Pro, iOS 27.0"))
    #expect(page.contains("* account: Contrast failed"))
    // A test that fails also attaches what isn't the audit's.
    #expect(!page.contains("Window"))
    #expect(!page.contains("Screenshot"))
    #expect(page.contains("![sights 1, right to left](iphone-18-sights-1-right-to-left.png)"))
  }

  @Test func `a failure is on the page, and in the status`() throws {
    let (status, page) = try prove(failing: "Release")

    #expect(status == 1)
    #expect(page.contains("| Release for iPhone and iPad | ✗ failed |"))
    #expect(page.contains("| Debug for iPhone and iPad | ✓ |"))
  }

  @Test(arguments: ["Proof", "xcresulttool"])
  func `an audit that didn't end isn't said to have found nothing`(failing: String) throws {
    let (status, page) = try prove(failing: failing)

    #expect(status == 1)
    #expect(page.contains("| pictures and audits, iPhone 18, iOS 27.0 | ✗ failed |"))
    #expect(page.contains("The accessibility audit didn't end."))
    #expect(!page.contains("found nothing"))
  }

  private func prove(failing word: String = "nothing") throws -> (status: Int32, page: String) {
    let process = Process()
    process.executableURL = Self.root.appending(path: "Workshop/Tools/prove-on-ios")
    let page = folder.appending(path: "page")
    process.arguments = [page.path]
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path):\(environment["PATH"] ?? "")"
    environment["FAILING"] = word
    environment["PROOF"] = folder.appending(path: "work").path
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: page.appending(path: "README.md"), encoding: .utf8)
    try FileManager.default.removeItem(at: folder)
    return (process.terminationStatus, text)
  }

  private func add(_ name: String, _ script: String) throws {
    let file = folder.appending(path: name)
    try "#!/bin/bash\n\(script)".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private static let xcodebuild = """
    [[ "$1" == -version ]] && printf 'Xcode 27.0\\nBuild version 27A266a\\n'
    [[ "$*" != *"$FAILING"* ]]
    """

  private static let xcrun = """
    [[ "$1" == --sdk ]] && echo 27.0 && exit
    [[ "$1" == "$FAILING" || "$FAILING" == Proof && "$1" == xcresulttool ]] && exit 1
    if [[ "$1" == simctl ]]; then
      runtime=com.apple.CoreSimulator.SimRuntime.iOS
      cat <<END
      {"devices": {
        "$runtime-28-0": [{"name": "iPhone 19", "udid": "F"}, {"name": "iPad Ultra", "udid": "G"}],
        "$runtime-27-0": [{"name": "iPhone 18", "udid": "C"}, {"name": "iPad Pro", "udid": "D"}],
        "$runtime-26-2": [{"name": "iPhone 17", "udid": "A"}, {"name": "iPad Air", "udid": "B"}],
        "$runtime-9-0": [{"name": "iPhone 4", "udid": "E"}]}}
    END
      exit
    fi
    folder="${@: -1}"
    mkdir -p "$folder"
    echo picture | tee "$folder/1.png" >"$folder/3.png"
    echo 'account: Contrast failed' >"$folder/2.txt"
    echo 'Window (Main)' >"$folder/4.txt"
    id=0_0A1B2C3D-0000-0000-0000-000000000000
    cat >"$folder/manifest.json" <<END
    [{"attachments": [
      {"exportedFileName": "1.png",
        "suggestedHumanReadableName": "sights 1, right to left_$id.png"},
      {"exportedFileName": "2.txt", "suggestedHumanReadableName": "audit_$id.txt"},
      {"exportedFileName": "3.png", "suggestedHumanReadableName": "Screenshot_$id.png"},
      {"exportedFileName": "4.txt", "suggestedHumanReadableName": "App UI hierarchy_$id.txt"}]}]
    END
    """
}
