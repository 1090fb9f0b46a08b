// uikit/uiimage, from memory
open class UIImage: NSObject, @unchecked Sendable {
  public convenience init?(systemName name: String)
  public convenience init?(data: Data)
}
