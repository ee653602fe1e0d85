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
        let pieces = VCardHead.pieces(of: bytes[..<colon])
        let path = pieces[0].split(separator: ".", omittingEmptySubsequences: false)
        let group = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        let parameters = pieces.dropFirst().compactMap(VCardHead.parameter)
        return (VCardProperty(group: group, String(path[path.count - 1]), parameters, value: ""), colon + 1)
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
            property.value = kind.version3(text(Array(decoded), charset: charset), rules)
            return property
        }
        let isQuotedPrintable = property.isQuotedPrintable
        let decoded = isQuotedPrintable ? QuotedPrintable.decoded(bytes) : Array(bytes)
        property.value = kind.version3(text(decoded, charset: charset), rules)
        property.removeParameters("ENCODING")
        return property
    }

    private mutating func text(_ bytes: [UInt8], charset name: String?) -> String {
        if rules.isAlwaysUTF8 || name == nil, let text = VCardCharset.utf8.decoded(bytes) { return text }
        let charset = name.flatMap(VCardCharset.init(named:))
        if let name, charset == nil { errors.append(.unknownCharset(name)) }
        if let text = (charset ?? .utf8).decoded(bytes) { return text }
        // A phone that names one character set and writes another one writes UTF-8.
        if charset != nil, let text = VCardCharset.utf8.decoded(bytes) { return text }
        errors.append(.undecodableText(charset: (charset ?? .utf8).name))
        return VCardCharset.guessed(bytes)
    }

    private func excerpt(_ bytes: some Collection<UInt8>) -> String {
        let text = String(decoding: bytes.prefix(60), as: UTF8.self).filter { !$0.isNewline && $0 != "\0" }
        return bytes.count > 60 ? text + "…" : text
    }

    private static func isName(_ name: String) -> Bool { !name.isEmpty && name.utf8.allSatisfy(\.isNameByte) }
}
