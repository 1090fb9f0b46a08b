import PackagePlugin

/// Leaves an app for iOS alone, without the terminal: `COMMANDS=1 swift package ios-only`.
@main struct IOSOnly: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) {
    do {
      print(try Command.iosOnly.run(arguments, at: context.package.directoryURL))
    } catch {
      Diagnostics.error("\(error)")
    }
  }
}
