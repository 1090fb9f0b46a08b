// uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data
}

// uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
  public override init()
  open var scale: CGFloat { get set }
}

// uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {}
