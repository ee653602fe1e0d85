// SPDX-License-Identifier: MIT

import Foundation

/// The picture in a PHOTO, in either form: `ENCODING=b` of 3.0, or the `data:` address of 4.0.
enum EmbeddedImage {
    static func data(of property: VCardProperty) -> Data? {
        let uri = parts(ofDataURI: property.value)
        guard let base64 = uri?.base64 ?? (property.values(of: "ENCODING").isEmpty ? nil : property.value),
            let data = Data(base64Encoded: base64), !data.isEmpty
        else { return nil }
        return data
    }

    static func dataURI(of image: Data) -> String {
        let base64 = image.base64EncodedString()
        return "data:\(mediaType(ofBase64: base64) ?? "application/octet-stream");base64,\(base64)"
    }

    /// The media type and the data of `data:image/png;base64,…` (RFC 2397); nothing for any other address.
    static func parts(ofDataURI text: String) -> (type: String, base64: String)? {
        guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ",") else { return nil }
        let head = text[..<comma].dropFirst(5).replacing("\\", with: "").lowercased()
        guard head.hasSuffix(";base64") else { return nil }
        let data = String(text[text.index(after: comma)...])
        let type = String(head.split(separator: ";").first ?? "")
        return (type, data.removingPercentEncoding ?? data)
    }

    /// The format of a picture, by its first bytes.
    static func mediaType(ofBase64 text: String) -> String? {
        let signatures = [
            "iVBORw0KGgo": "image/png", "/9j/": "image/jpeg", "R0lGOD": "image/gif", "UklGR": "image/webp",
        ]
        return signatures.first { text.hasPrefix($0.key) }?.value
    }
}
