// SPDX-License-Identifier: MIT

/// A picture: an icon of the desktop's icon theme, or the contents of an image file.
public enum ImageSource: Sendable, Codable, Equatable {
    /// An icon with a name of the icon naming specification, such as `"document-open-symbolic"`.
    case icon(String)
    /// The contents of an image file: PNG, JPEG, or another format that the backend can decode.
    case bytes(ImageData)

    /// The contents of an image file. Where the same picture is shown again, pass an ``ImageData`` instead.
    public static func bytes(_ bytes: [UInt8]) -> Self { .bytes(ImageData(bytes)) }
}
