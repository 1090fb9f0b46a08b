import AppShell

/// The services that the app needs from outside, passed to the coordinators.
struct Services: AppServices {
  var shell = ShellServices()
}

extension Services {
  /// Makes the services as the command line says.
  init(_ launch: Launch) { shell = ShellServices(launch) }
}

extension StarterApp {
  /// The app's own services, instead of the shell's alone.
  typealias Services = Starter.Services
}
