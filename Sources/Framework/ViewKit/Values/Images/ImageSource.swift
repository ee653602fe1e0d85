// SPDX-License-Identifier: MIT

/// A picture: an icon of the desktop's icon theme, an image file, or the contents of one.
/// ```swift
/// picture.source = .file("/usr/share/pixmaps/debian-logo.png")
/// ```
public enum ImageSource: Sendable, Codable, Hashable {
    /// An icon with a name of the icon naming specification, such as `"document-open-symbolic"`.
    case icon(String)
    /// An image file with an absolute path. The backend reads it, and again if the file has changed when a view shows it the next time.
    /// To set the same path again is no change: set nil before.
    case file(String)
    /// The contents of an image file: see ``ImageFormat``.
    case bytes(ImageData)

    /// The contents of an image file. For a picture that is shown several times, create one ``ImageData`` instead.
    public static func bytes(_ bytes: [UInt8]) -> Self { .bytes(ImageData(bytes)) }
}

extension ImageSource: CustomStringConvertible {
    public var description: String {
        switch self {
        case .icon(let name): "the icon \"\(name)\""
        case .file(let path): "the image file \(path)"
        case .bytes(let data): "the image of \(data.count) bytes"
        }
    }
}
