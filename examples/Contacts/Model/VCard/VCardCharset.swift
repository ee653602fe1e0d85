// SPDX-License-Identifier: MIT

import Foundation

/// The character sets of cards. Version 4.0 allows UTF-8 only.
struct VCardCharset {
    let name: String
    private let decode: @Sendable ([UInt8]) -> String?

    /// Returns nil for an unknown name.
    ///
    /// Names that programs use for a larger set stand for that set: `ISO-8859-1` for Windows-1252, `Shift_JIS` for the one of Windows,
    /// `GB2312` for GB18030.
    init?(named name: String) {
        let larger = [
            "utf8": "utf-8", "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252",
            "latin1": "windows-1252",
            "ascii": "windows-1252", "us-ascii": "windows-1252", "shift_jis": "cp932", "shift-jis": "cp932",
            "sjis": "cp932", "x-sjis": "cp932", "gb2312": "gb18030", "gbk": "gb18030",
            "ks_c_5601-1987": "uhc",
            "euc-kr": "uhc",
        ]
        let key = larger[name.lowercased()] ?? name.lowercased()
        switch key {
        case "utf-8": decode = { String(validating: $0, as: UTF8.self) }
        case "windows-1252", "cp1252": decode = { String(bytes: $0, encoding: .windowsCP1252) }
        default:
            guard Iconv.knows(key) else { return nil }
            decode = { Iconv.decoded($0, from: key) }
        }
        self.name = name
    }

    private init(name: String, decode: @escaping @Sendable ([UInt8]) -> String?) {
        self.name = name
        self.decode = decode
    }

    static let utf8 = VCardCharset(name: "UTF-8") { String(validating: $0, as: UTF8.self) }

    /// Returns nil if the bytes are not text in this character set.
    func decoded(_ bytes: some Collection<UInt8>) -> String? { decode(Array(bytes)) }

    /// Any text, read as Windows-1252.
    static let guess = VCardCharset(name: "Windows-1252", decode: { guessed($0) })

    /// Single-byte character sets of older phones.
    static func guessed(_ bytes: some Collection<UInt8>) -> String {
        String(bytes: bytes, encoding: .windowsCP1252)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Converts a file in any Unicode encoding to UTF-8 without a byte order mark. UTF-16 without a mark is known by the zeros in `BEGIN`.
    static func utf8(ofFile bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let encoding: String.Encoding? =
            if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
                .utf32
            } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
                .utf16
            } else if bytes.starts(with: [0x42, 0, 0x45, 0]) {
                .utf16LittleEndian
            } else if bytes.starts(with: [0, 0x42, 0, 0x45]) {
                .utf16BigEndian
            } else {
                nil
            }
        guard let encoding else { return bytes }
        return String(bytes: bytes, encoding: encoding).map { Array($0.utf8) } ?? bytes
    }
}

/// The conversions of the C library, which has every character set of the mail standards.
private enum Iconv {
    static func knows(_ name: String) -> Bool { converted([], from: name) != nil }

    static func decoded(_ bytes: [UInt8], from name: String) -> String? {
        converted(bytes, from: name).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func converted(_ bytes: [UInt8], from name: String) -> [UInt8]? {
        // A `/` would begin options of the conversion.
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isNameByte || $0 == UInt8(ascii: ":") }) else {
            return nil
        }
        let conversion = iconv_open("UTF-8", name)
        guard conversion != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(conversion) }
        var input = bytes.map { CChar(bitPattern: $0) }
        // No character set needs more than four bytes of UTF-8 for one byte.
        var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
        let written: Int? = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, sourceCount) = (input.baseAddress, input.count)
                var (target, room) = (output.baseAddress, output.count)
                guard iconv(conversion, &source, &sourceCount, &target, &room) != -1,
                    iconv(conversion, nil, nil, &target, &room) != -1
                else { return nil }
                return output.count - room
            }
        }
        return written.map { output[..<$0].map { UInt8(bitPattern: $0) } }
    }
}

extension UInt8 {
    /// Whether the byte may be part of the name of a property.
    var isNameByte: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
