// SPDX-License-Identifier: MIT

/// A format of image files that views show. The first bytes of a file say which one it is.
/// ```swift
/// let isPNG = ImageFormat(of: bytes) == .png
/// ```
public enum ImageFormat: String, Sendable, Codable, CaseIterable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// Joint Photographic Experts Group.
    case jpeg = "JPEG"
    /// Graphics Interchange Format.
    case gif = "GIF"
    /// WebP.
    case webp = "WebP"
    /// Windows bitmap.
    case bmp = "BMP"
    /// Tagged Image File Format.
    case tiff = "TIFF"
    /// Scalable Vector Graphics.
    case svg = "SVG"

    /// The format of a file that begins with `bytes`; nil if it is none of these.
    public init?(of bytes: some Collection<UInt8>) {
        let start = Array(bytes.prefix(256))
        func begins(_ signature: [UInt8]) -> Bool { start.starts(with: signature) }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF8".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), start.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if begins(Array("BM".utf8)) {
            self = .bmp
        } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if Self.isSVG(start) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func isSVG(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains { text.hasPrefix($0) }
    }
}
