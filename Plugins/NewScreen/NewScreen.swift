import PackagePlugin

/// Adds a screen to the app: `COMMANDS=1 swift package new-screen Settings`.
@main struct NewScreen: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) {
    do {
      print(try Command.newScreen.run(arguments, at: context.package.directoryURL))
    } catch {
      Diagnostics.error("\(error)")
    }
  }
}
