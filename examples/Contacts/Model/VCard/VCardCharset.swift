// SPDX-License-Identifier: MIT

import Foundation

/// The character sets of cards. Version 4.0 allows UTF-8 only.
struct VCardCharset {
    let name: String
    private let encoding: String.Encoding

    /// Returns nil for an unknown name.
    init?(named name: String) {
        let encodings: [String: String.Encoding] = [
            "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
            "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
            "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
            "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
            "shift_jis": .shiftJIS, "sjis": .shiftJIS, "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP,
            "utf-16": .utf16,
        ]
        guard let encoding = encodings[name.lowercased()] else { return nil }
        self.name = name
        self.encoding = encoding
    }

    private init(_ name: String, _ encoding: String.Encoding) {
        self.name = name
        self.encoding = encoding
    }

    static let utf8 = VCardCharset("UTF-8", .utf8)

    /// Returns nil if the bytes are not text in this character set.
    func decoded(_ bytes: some Collection<UInt8>) -> String? {
        encoding == .utf8
            ? String(validating: bytes, as: UTF8.self) : String(bytes: bytes, encoding: encoding)
    }

    /// Single-byte character sets of older phones.
    static func guessed(_ bytes: some Collection<UInt8>) -> String {
        String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Converts a file with any Unicode byte order mark to UTF-8 without one.
    static func utf8(ofFile bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        return String(bytes: bytes, encoding: .utf16).map { Array($0.utf8) } ?? bytes
    }
}
