import Foundation

// usage: generator COMMAND TOOLS OPTION=VALUE…, in the folder of an app. `check` has checked the options.
// The file .build/tools/written then lists the Swift files that it wrote.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 1, let command = Command(rawValue: arguments[0]) else {
  FileHandle.standardError.write(Data("usage: generator COMMAND TOOLS OPTION=VALUE…\n".utf8))
  exit(64)
}
do {
  let folder = URL(
    filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  let models = Models(URL(filePath: arguments[1], relativeTo: folder))
  let (words, written) = try command.run(
    Options(arguments.dropFirst(2)), at: folder, models: models)
  let swift = written.filter { $0.hasSuffix(".swift") }.map { "\($0)\n" }.joined()
  try Data(swift.utf8).write(to: folder.appending(path: ".build/tools/written"))
  print(words)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(65)
}
