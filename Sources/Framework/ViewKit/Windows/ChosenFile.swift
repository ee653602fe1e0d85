// SPDX-License-Identifier: MIT

/// A file or a folder that the user chose, dropped or pasted.
///
/// A file on a server, a phone or in a camera may have no path; each file has a URI.
/// ```swift
/// let files = await window.ask(FileDialog("Import Contacts", purpose: .openMany))
/// for file in files { try importer.read(file.path ?? file.uri) }
/// ```
public struct ChosenFile: Sendable, Codable, Hashable {
    /// The URI: `"file:///home/ada/cards.vcf"`, `"mtp://Phone/cards.vcf"`.
    public var uri: String
    /// The absolute path; nil for a file that has none.
    public var path: String?

    /// Creates a file with a URI, and a path if it has one.
    public init(uri: String, path: String? = nil) {
        self.uri = uri
        self.path = path
    }

    /// Creates a local file with an absolute path.
    public init(path: String) {
        self.init(uri: "file://" + Self.percentEncoded(path), path: path)
    }

    /// Creates a file of an absolute path, or of a URI.
    public init(_ pathOrURI: String) {
        if pathOrURI.hasPrefix("/") { self.init(path: pathOrURI) } else { self.init(uri: pathOrURI) }
    }

    /// The path, or else the URI.
    public var pathOrURI: String { path ?? uri }

    private static func percentEncoded(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "") { result, byte in
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII,
                scalar.properties.isAlphabetic
                    || "0123456789/-._~!$&'()*+,;=:@".unicodeScalars.contains(scalar)
            {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
