import PackagePlugin

/// Gives the app a name, an identifier and a scheme of its own: `COMMANDS=1 swift package rename-app`.
@main struct RenameApp: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) {
    do {
      print(try Command.renameApp.run(arguments, at: context.package.directoryURL))
    } catch {
      Diagnostics.error("\(error)")
    }
  }
}
