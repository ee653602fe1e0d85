// SPDX-License-Identifier: MIT

import Glibc

/// The reason why a file is not XML that can be read.
struct XMLError: Error, Equatable, CustomStringConvertible {
    /// The line, from 1.
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
}

/// Reads XML 1.0 in UTF-8 one tag at a time, as far as GIR files use it. It has no document types: an entity
/// other than the five of XML is an error.
///
/// The sections of the specification are named at each rule.
struct XMLPull {
    enum Event {
        case start(String, [String: String])
        /// The end of an element, with the text after its last tag. ``text(of:)`` converts it.
        case end(String, text: ArraySlice<UInt8>)
    }

    private let bytes: [UInt8]
    private var next = 0
    private var endOfEmptyElement: String?

    init(_ bytes: [UInt8]) throws(XMLError) {
        self.bytes = bytes
        // 4.3.3: a byte order mark is no part of the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw XMLError(line: 1, reason: "the text is not UTF-8. Convert it, for example with iconv.")
        }
    }

    /// Returns the next opening or closing tag; nil at the end. Text, comments, declarations and processing instructions are skipped.
    mutating func event() throws(XMLError) -> Event? {
        if let name = endOfEmptyElement {
            endOfEmptyElement = nil
            return .end(name, text: [])
        }
        let begin = next
        while let open = first(UInt8(ascii: "<"), in: next..<bytes.count) {
            next = open + 1
            if try skipMarkup() { continue }
            guard next < bytes.count, bytes[next] == UInt8(ascii: "/") else { return try tag() }
            next += 1
            let name = try word()
            skipSpace()
            try expect(">", "the end of the tag “</\(name)”")
            return .end(name, text: bytes[begin..<open])
        }
        return nil
    }

    /// The first position of a byte in a range. `memchr` compares many at once; a loop takes long in a debug build.
    private func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            // Guard: the range is one of the array, so that it is in the buffer.
            guard let start = bytes.baseAddress,
                let found = memchr(start + range.lowerBound, Int32(byte), range.count)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    /// Skips a comment, a section of characters, an instruction or a declaration after its `<`. Returns false for a tag.
    private mutating func skipMarkup() throws(XMLError) -> Bool {
        guard next < bytes.count, bytes[next] == UInt8(ascii: "?") || bytes[next] == UInt8(ascii: "!") else {
            return false
        }
        for (start, end) in [("?", "?>"), ("!--", "-->"), ("![CDATA[", "]]>")] where skip(start) {
            try skip(past: end, after: "<\(start)")
            return true
        }
        guard skip("!") else { return false }
        // 2.8: the internal subset of a document type is in brackets.
        var depth = 0
        while next < bytes.count {
            let byte = bytes[next]
            next += 1
            switch byte {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                try skip(past: byte == 34 ? "\"" : "'", after: "a quotation mark")
            case UInt8(ascii: ">") where depth <= 0: return true
            default: break
            }
        }
        throw error("a declaration has no end")
    }

    /// 3.1: a start tag, or the tag of an empty element.
    private mutating func tag() throws(XMLError) -> Event {
        let name = try word()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if skip(">") { return .start(name, attributes) }
            if skip("/") {
                try expect(">", "the end of the tag “<\(name)”")
                endOfEmptyElement = name
                return .start(name, attributes)
            }
            let key = try word()
            skipSpace()
            try expect("=", "an equals sign after “\(key)”")
            skipSpace()
            guard attributes.updateValue(try value(of: key), forKey: key) == nil else {
                throw error("the attribute “\(key)” occurs twice in “<\(name)”")
            }
        }
    }

    /// 2.3: the value of an attribute, between quotation marks or between apostrophes.
    private mutating func value(of key: String) throws(XMLError) -> String {
        guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") else {
            throw error("the value of “\(key)” is not in quotation marks")
        }
        let mark = bytes[next]
        let start = next + 1
        guard let end = first(mark, in: start..<bytes.count) else {
            throw error("the value of “\(key)” has no end")
        }
        guard first(UInt8(ascii: "<"), in: start..<end) == nil else {
            throw error("the value of “\(key)” has a “<”, which must be written as “&lt;”")
        }
        let value = try unescape(bytes[start..<end], isAttribute: true)
        next = end + 1
        return value
    }

    private mutating func word() throws(XMLError) -> String {
        let start = next
        while next < bytes.count, !Self.endsWord(bytes[next]) { next += 1 }
        guard start < next else { throw error("a name is missing") }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        // Letters come after all of these: spaces, ", ', /, <, = and >.
        guard byte <= 0x3E else { return false }
        return isSpace(byte) || byte == 0x22 || byte == 0x27 || byte == 0x2F || byte >= 0x3C
    }

    /// 2.3: a space, a tab, or the end of a line.
    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    private mutating func skipSpace() {
        while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard next < bytes.count, bytes[next] == text.utf8.first, bytes[next...].starts(with: text.utf8)
        else { return false }
        next += text.utf8.count
        return true
    }

    private mutating func expect(_ text: String, _ what: @autoclosure () -> String) throws(XMLError) {
        guard skip(text) else { throw error("\(what()) is missing") }
    }

    private mutating func skip(past text: String, after start: String) throws(XMLError) {
        let first = text.utf8.first
        while let found = bytes[next...].firstIndex(where: { $0 == first }) {
            next = found
            if skip(text) { return }
            next += 1
        }
        throw error("“\(start)” has no end")
    }

    /// The error with a reason, at the position that was read last.
    func error(_ reason: String) -> XMLError { error(reason, at: next) }

    private func error(_ reason: String, at position: Int) -> XMLError {
        XMLError(line: 1 + bytes[..<position].count { $0 == 10 }, reason: reason + ".")
    }

    // MARK: Text

    /// Returns the characters in the content of an element: without comments and instructions, and with sections of characters.
    func text(of content: ArraySlice<UInt8>) throws(XMLError) -> String {
        var (result, rest) = ("", content)
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            result += try unescape(rest[..<open])
            var inner = self
            inner.next = open + 1
            if inner.skip("![CDATA[") {
                let start = inner.next
                try inner.skip(past: "]]>", after: "<![CDATA[")
                result += String(decoding: Self.unified(bytes[start..<inner.next - 3]), as: UTF8.self)
            } else {
                _ = try inner.skipMarkup()
            }
            rest = content[inner.next...]
        }
        return try result + unescape(rest)
    }

    /// 2.11: CR LF and CR are line feeds.
    private static func unified(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(13) else { return Array(text) }
        return text.indices.compactMap { index in
            guard text[index] == 13 else { return text[index] }
            return index + 1 < text.endIndex && text[index + 1] == 10 ? nil : 10
        }
    }

    /// 4.1 and 4.6: replaces references. 3.3.3: in an attribute, tabs and line ends are spaces, unless a reference stands for them.
    private func unescape(_ text: ArraySlice<UInt8>, isAttribute: Bool = false) throws(XMLError) -> String {
        // Most texts have neither references nor tabs and line ends.
        guard [UInt8(ascii: "&"), 9, 10, 13].contains(where: { first($0, in: text.indices) != nil }) else {
            return String(decoding: text, as: UTF8.self)
        }
        var (result, rest) = ("", text)
        func append(_ part: ArraySlice<UInt8>) {
            let part = Self.unified(part)
            result += String(
                decoding: isAttribute ? part.map { $0 == 9 || $0 == 10 ? 32 : $0 } : part, as: UTF8.self)
        }
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            append(rest[..<start])
            guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else {
                throw error("a “&” begins no reference; it must be written as “&amp;”", at: start)
            }
            let name = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
            guard let character = Self.character(name) else {
                throw error("“&\(name);” is no reference to a character of XML", at: start)
            }
            result.unicodeScalars.append(character)
            rest = rest[(end + 1)...]
        }
        append(rest)
        return result
    }

    private static func character(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let number =
            name.hasPrefix("#x")
            ? UInt32(digits: name.dropFirst(2), radix: 16)
            : name.hasPrefix("#") ? UInt32(digits: name.dropFirst(), radix: 10) : nil
        // 2.2: the characters of XML.
        guard let number, let scalar = Unicode.Scalar(number),
            number >= 32 || [9, 10, 13].contains(number), number != 0xFFFE, number != 0xFFFF
        else { return nil }
        return scalar
    }
}

extension UInt32 {
    /// A number without a sign.
    fileprivate init?(digits: Substring, radix: Int) {
        guard digits.first?.isHexDigit == true, let number = UInt32(digits, radix: radix) else { return nil }
        self = number
    }
}
