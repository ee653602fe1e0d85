// SPDX-License-Identifier: MIT

/// An icon or a picture.
public final class ImageView: Control<ImageViewState, Never> {
    /// Creates a view whose picture is `size` logical pixels long at its longer side.
    public init(_ source: ImageSource? = nil, size: Int = 16) {
        super.init(
            ImageViewState {
                $0.source = source; $0.size = size
            }, .imageView)
    }

    /// Creates a view with an icon of the desktop's icon theme.
    public convenience init(icon: String, size: Int = 16) { self.init(.icon(icon), size: size) }

    /// The icon or the picture; nil for none.
    public var source: ImageSource? {
        get { state.source }
        set { state.source = newValue }
    }
}

/// The state of an ``ImageView``.
public struct ImageViewState: PortableState {
    /// The icon or the picture; nil for none.
    public var source: ImageSource?
    /// The length of the longer side, in logical pixels.
    public var size = 16

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        outOfRange("size", size, 1...4096)
    }
}

extension ControlKind where State == ImageViewState, Event == Never {
    /// The kind of ``ImageView``.
    public static var imageView: Self { Self("imageView") }
}
