// SPDX-License-Identifier: MIT

import Foundation

/// Parses one unfolded line, and converts its encoding: the result is UTF-8 with the escapes of version 3.0.
struct VCardLineParser {
    enum Delimiter { case begin, end }

    private(set) var errors: [VCardError.Kind] = []
    private let bytes: [UInt8]
    private let isVersion2: Bool

    init(_ bytes: [UInt8], isVersion2: Bool) {
        self.bytes = bytes
        self.isVersion2 = isVersion2
    }

    /// Whether the line begins or ends a card.
    static func delimiter(_ bytes: some Collection<UInt8>) -> Delimiter? {
        guard bytes.count <= 32 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).uppercased().filter { !$0.isWhitespace }
        return text == "BEGIN:VCARD" ? .begin : text == "END:VCARD" ? .end : nil
    }

    /// The part before the colon as a property without a value, and the start of the value; nil without a colon.
    static func head(of bytes: [UInt8]) -> (property: VCardProperty, valueStart: Int)? {
        guard let colon = firstIndex(of: ":", in: bytes) ?? bytes.firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        let pieces = pieces(of: bytes[..<colon]).map {
            VCardCharset.utf8.decoded($0) ?? VCardCharset.guessed($0)
        }
        let path = pieces[0].split(separator: ".", omittingEmptySubsequences: false)
        let group = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        let parameters = pieces.dropFirst().filter { !$0.isEmpty }.map(parameter)
        return (VCardProperty(group: group, String(path[path.count - 1]), parameters, value: ""), colon + 1)
    }

    /// The property of the line; nil if it was skipped. `errors` has the reason then.
    mutating func property() -> VCardProperty? {
        guard let (property, valueStart) = Self.head(of: bytes) else {
            errors.append(.lineWithoutColon(excerpt(bytes)))
            return nil
        }
        guard Self.isName(property.name), property.group.map(Self.isName) ?? true else {
            errors.append(.malformedName(excerpt(bytes[..<(valueStart - 1)])))
            return nil
        }
        return decode(bytes[valueStart...], of: property)
    }

    private mutating func decode(_ bytes: ArraySlice<UInt8>, of property: VCardProperty) -> VCardProperty? {
        var property = property
        let charset = property.values(of: "CHARSET").first
        property.removeParameters("CHARSET")
        if property.isBase64 {
            var data = bytes.filter { !$0.isBlank }
            // Some programs omit the padding.
            while data.count % 4 > 1 { data.append(UInt8(ascii: "=")) }
            guard data.allSatisfy(\.isBase64), Data(base64Encoded: Data(data)) != nil else {
                errors.append(.malformedBase64(property: property.name))
                return nil
            }
            property.value = String(decoding: data, as: UTF8.self)
            return property
        }
        let isQuotedPrintable = property.isQuotedPrintable
        let decoded = isQuotedPrintable ? QuotedPrintable.decoded(bytes) : Array(bytes)
        let text = text(decoded, charset: charset)
        if isQuotedPrintable || isVersion2 { property.removeParameters("ENCODING") }
        property.value = escapingLineEnds(in: text)
        if isVersion2, ["N", "ADR", "ORG"].contains(property.name.uppercased()) {
            property.value = escapingCommas(in: property.value)
        }
        return property
    }

    private mutating func text(_ bytes: [UInt8], charset name: String?) -> String {
        let charset = name.flatMap(VCardCharset.init(named:))
        if let name, charset == nil { errors.append(.unknownCharset(name)) }
        if let text = (charset ?? .utf8).decoded(bytes) { return text }
        errors.append(.undecodableText(charset: (charset ?? .utf8).name))
        return VCardCharset.guessed(bytes)
    }

    /// Converts decoded line ends to the form of later versions.
    private func escapingLineEnds(in text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
            return text
        }
        return text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
    }

    /// In version 2.1, a comma is not a separator.
    private func escapingCommas(in value: String) -> String {
        VCardText.pieces(of: value, separatedBy: ",").joined(separator: "\\,")
    }

    private func excerpt(_ bytes: some Collection<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(60), as: UTF8.self).filter { !$0.isNewline && $0 != "\0" }
        return bytes.count > 60 ? text + "…" : text
    }

    /// The first index of a character outside of quotes.
    private static func firstIndex(of character: Unicode.Scalar, in bytes: some Collection<UInt8>) -> Int? {
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: character), !isQuoted { return index }
        }
        return nil
    }

    /// The parts between the semicolons that are outside of quotes.
    private static func pieces(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = head
        while let offset = firstIndex(of: ";", in: rest) {
            pieces.append(rest.prefix(offset))
            rest = rest.dropFirst(offset + 1)
        }
        return pieces + [rest]
    }

    /// Parses a parameter. A word alone, as in version 2.1 (`TEL;HOME`), becomes a value of the parameter that it belongs to.
    private static func parameter(_ text: String) -> VCardParameter {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        if sides.count == 2 { return VCardParameter(sides[0], sides[1]) }
        let encodings = ["QUOTED-PRINTABLE", "BASE64", "B", "7BIT", "8BIT"]
        return VCardParameter(encodings.contains(text.uppercased()) ? "ENCODING" : "TYPE", text)
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }
}
