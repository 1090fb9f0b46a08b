import PackagePlugin

/// Removes a screen from the app: `COMMANDS=1 swift package remove-screen Settings`.
@main struct RemoveScreen: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) {
    do {
      print(try Command.removeScreen.run(arguments, at: context.package.directoryURL))
    } catch {
      Diagnostics.error("\(error)")
    }
  }
}
