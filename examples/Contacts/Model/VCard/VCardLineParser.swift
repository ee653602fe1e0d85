// SPDX-License-Identifier: MIT

import Foundation

/// Parses one unfolded line, and converts its encoding: the result is UTF-8 with the escapes of version 3.0.
struct VCardLineParser {
    enum Delimiter { case begin, end }

    private(set) var errors: [VCardError.Kind] = []
    /// The label that the line has in its parameters, in the words of the user.
    private(set) var label: String?
    private let bytes: [UInt8]
    private let rules: VCardRules

    init(_ bytes: [UInt8], rules: VCardRules) {
        self.bytes = bytes
        self.rules = rules
    }

    /// Whether the line begins or ends a card.
    static func delimiter(_ bytes: some Collection<UInt8>) -> Delimiter? {
        guard bytes.count <= 32, let first = bytes.first(where: { !$0.isBlank }),
            "bBeE\u{FEFF}".utf8.contains(first)
        else { return nil }
        // Files that were joined have a byte order mark in the middle.
        let text = String(decoding: bytes, as: UTF8.self).uppercased().filter {
            !$0.isWhitespace && $0 != "\u{FEFF}"
        }
        return text == "BEGIN:VCARD" ? .begin : text == "END:VCARD" ? .end : nil
    }

    /// The part before the colon as a property without a value, and the start of the value; nil without a colon.
    static func head(of bytes: [UInt8]) -> (property: VCardProperty, valueStart: Int)? {
        guard let colon = VCardHead.firstIndex(of: ":", in: bytes) ?? bytes.firstIndex(of: UInt8(ascii: ":"))
        else {
            return nil
        }
        return (property(ofHead: bytes[..<colon]), colon + 1)
    }

    /// The property without a value whose head, the part before the colon, is known.
    static func property(ofHead head: ArraySlice<UInt8>) -> VCardProperty {
        let pieces = VCardHead.pieces(of: head)
        let path = pieces[0].split(separator: ".", omittingEmptySubsequences: false)
        let group = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        let parameters = pieces.dropFirst().compactMap(VCardHead.parameter)
        return VCardProperty(group: group, String(path[path.count - 1]), parameters, value: "")
    }

    /// The property of the line; nil if it was skipped. `errors` has the reason then.
    mutating func property() -> VCardProperty? {
        guard let (head, valueStart) = Self.head(of: bytes) else {
            errors.append(.lineWithoutColon(excerpt(bytes)))
            return nil
        }
        guard Self.isName(head.name), head.group.map(Self.isName) ?? true else {
            errors.append(.malformedName(excerpt(bytes[..<(valueStart - 1)])))
            return nil
        }
        var property = head
        label = VCardHead.takeLabel(from: &property, rules)
        return decode(bytes[valueStart...], of: property)
    }

    private mutating func decode(_ bytes: ArraySlice<UInt8>, of property: VCardProperty) -> VCardProperty? {
        var property = property
        let charset = property.values(of: "CHARSET").first
        property.removeParameters("CHARSET")
        let kind = VCardValue(of: property.name)
        if property.isBase64 {
            var data = bytes.filter { !$0.isBlank }
            // Some programs omit the padding.
            while data.count % 4 > 1 { data.append(UInt8(ascii: "=")) }
            guard data.allSatisfy(\.isBase64), let decoded = Data(base64Encoded: Data(data)) else {
                errors.append(.malformedBase64(property: property.name))
                return nil
            }
            if kind == .other {
                property.value = String(decoding: data, as: UTF8.self)
                return property
            }
            property.removeParameters("ENCODING")
            property.value = kind.version3(text(Array(decoded), charset: charset).text, rules)
            return property
        }
        property.value =
            property.isQuotedPrintable
            ? quotedPrintable(bytes, charset: charset, kind)
            : kind.version3(text(Array(bytes), charset: charset).text, rules)
        property.removeParameters("ENCODING")
        return property
    }

    /// Decodes a value in quoted-printable. In version 2.1 an encoded `;` or backslash is part of the text, and
    /// only one that is not encoded separates or escapes.
    private mutating func quotedPrintable(
        _ bytes: ArraySlice<UInt8>, charset name: String?, _ kind: VCardValue
    ) -> String {
        let encoded = QuotedPrintable.trimmed(bytes)
        let (text, charset) = text(QuotedPrintable.decoded(part: encoded), charset: name)
        let signs = encoded.filter(VCardValue.isSign)
        guard rules.hasPlainBackslashes else { return kind.version3(text, rules) }
        let pieces = encoded.split(omittingEmptySubsequences: false, whereSeparator: VCardValue.isSign)
            .compactMap { charset.decoded(QuotedPrintable.decoded(part: $0)) }
        // In some character sets these bytes may be parts of other characters.
        guard pieces.count == signs.count + 1 else { return kind.version3(text, rules) }
        let joined = zip(signs, pieces.dropFirst()).reduce(into: pieces[0]) {
            $0 += "\(Unicode.Scalar($1.0))\($1.1)"
        }
        guard joined == text else { return kind.version3(text, rules) }
        return kind.version3(ofVersion2: pieces, signs)
    }

    /// The text of bytes, and its character set: the one that the line names, UTF-8 or, which is reported, a guess.
    private mutating func text(
        _ bytes: [UInt8], charset name: String?
    ) -> (text: String, charset: VCardCharset) {
        if rules.isAlwaysUTF8 || name == nil, let text = VCardCharset.utf8.decoded(bytes) {
            return (text, .utf8)
        }
        let named = name.flatMap(VCardCharset.init(named:))
        if let name, named == nil { errors.append(.unknownCharset(name)) }
        let charset = named ?? .utf8
        if let text = charset.decoded(bytes) { return (text, charset) }
        // A phone that names one character set and writes another one writes UTF-8.
        if named != nil, let text = VCardCharset.utf8.decoded(bytes) { return (text, .utf8) }
        errors.append(.undecodableText(charset: charset.name))
        return (VCardCharset.guessed(bytes), .guess)
    }

    private func excerpt(_ bytes: some Collection<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(60), as: UTF8.self).filter { !$0.isNewline && $0 != "\0" }
        return bytes.count > 60 ? text + "…" : text
    }

    private static func isName(_ name: String) -> Bool { !name.isEmpty && name.utf8.allSatisfy(\.isNameByte) }
}
