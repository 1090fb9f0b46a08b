import PackagePlugin

/// Leaves an empty app with one screen: `COMMANDS=1 swift package remove-demo`.
@main struct RemoveDemo: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) {
    do {
      print(try Command.removeDemo.run(arguments, at: context.package.directoryURL))
    } catch {
      Diagnostics.error("\(error)")
    }
  }
}
