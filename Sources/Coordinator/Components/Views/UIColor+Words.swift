import AppShell

extension UIColor {
  /// The color of a notice, an orange that can also be read on white.
  public static var notice: UIColor {
    #if os(iOS)
      readable(.systemOrange, onWhite: UIColor(red: 0.63, green: 0.33, blue: 0, alpha: 1))
    #else
      .systemOrange
    #endif
  }

  /// The color of what is wrong, a red that can also be read on white.
  public static var problem: UIColor {
    #if os(iOS)
      readable(.systemRed, onWhite: UIColor(red: 0.78, green: 0.07, blue: 0.07, alpha: 1))
    #else
      .systemRed
    #endif
  }

  #if os(iOS)
    /// Returns a color of the system, or a darker one where it has less contrast than the 4.5 that small text needs.
    private static func readable(_ color: UIColor, onWhite darker: UIColor) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? color : darker }
    }
  #endif
}
