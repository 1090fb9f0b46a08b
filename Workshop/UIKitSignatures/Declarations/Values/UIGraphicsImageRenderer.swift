// uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {}

// uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
  public override init()
}

// uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {}

// uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data
}

// uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public override init()
  open var scale: CGFloat { get set }
}

// uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
