// SPDX-License-Identifier: MIT

/// An icon or a picture.
public final class ImageView: Control<ImageViewState, Never> {
    /// A picture whose longer side is `size` logical pixels.
    public init(_ source: ImageSource? = nil, size: Int = 16) {
        super.init(ImageViewState(source: source, size: size), Toolkit.backend.makeImageView())
    }

    /// A named icon of the desktop's icon theme.
    public convenience init(icon: String, size: Int = 16) { self.init(.icon(icon), size: size) }

    /// The icon or the picture; nil for none.
    public var source: ImageSource? {
        get { state.source }
        set { state.source = newValue }
    }
}

/// What an ``ImageView`` shows.
public struct ImageViewState: Sendable, Codable, Equatable {
    /// The icon or the picture; nil for none.
    public var source: ImageSource?
    /// The length of the longer side, in logical pixels.
    public var size = 16
}
