// SPDX-License-Identifier: MIT

package import FileKit
import Glibc

/// The limits beyond which the backends do not decode an image, and the error messages for images that cannot be shown.
package enum ImageLimits {
    /// The largest number of bytes of an image file.
    package static let bytes = 64 << 20
    /// The largest number of pixels of an image.
    package static let pixels = 100_000_000

    /// Says why an image file cannot be shown; nil if its size and its first bytes are those of an image.
    package static func error(
        in source: ImageSource, count: Int, start: some Collection<UInt8>
    ) -> String? {
        if count > bytes {
            return
                "\(source) is not shown, since it has \(count) bytes; at most \(bytes) are decoded. Scale the image down"
        }
        guard ImageFormat(of: start) == nil else { return nil }
        let formats = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(source) is not shown, since it has none of the formats \(formats). Convert the image"
    }

    /// Says that an image has too many pixels; nil if it has not.
    package static func error(in source: ImageSource, width: Int, height: Int) -> String? {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard overflow || count > pixels else { return nil }
        return
            "\(source) is not shown, since it has \(width) × \(height) pixels; at most \(pixels) are decoded. "
            + "Scale the image down"
    }

    /// Says that an image file cannot be read.
    package static func error(reading source: ImageSource, _ reason: String) -> String {
        "\(source) is not shown, since it cannot be read: \(reason). Check that the file exists, and its permissions"
    }

    /// Says that an image file cannot be read.
    package static func error(reading source: ImageSource, _ failure: RegularFile.Failure) -> String {
        switch failure {
        case .missing: error(reading: source, String(cString: strerror(ENOENT)))
        case .unreadable(let code): error(reading: source, String(cString: strerror(code)))
        case .notRegular: error(reading: source, "it is not a file")
        case .symbolicLink, .tooLarge: error(reading: source, failure.description)
        }
    }

    /// Says that an image is damaged.
    package static func error(decoding source: ImageSource, _ reason: String) -> String {
        "\(source) is not shown, since it cannot be decoded: \(reason). Replace the image if it is damaged"
    }

    /// Says that there is no icon with a name.
    package static func error(missing name: String) -> String {
        "the icon \"\(name)\" is not shown, since the icon theme has none with that name. Use a name of the icon naming "
            + "specification, or install the icon with the application"
    }
}
