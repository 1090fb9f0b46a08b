/// Follows the life of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
