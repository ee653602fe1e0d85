// SPDX-License-Identifier: MIT

/// Reads XML one tag at a time, as far as GIR files use it.
struct XMLPull {
    enum Event {
        case start(String, [String: String])
        /// The end of an element, with the text after its last tag.
        case end(text: ArraySlice<UInt8>)
    }

    private let bytes: [UInt8]
    private var next = 0
    private var pendingEnd = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next opening or closing tag; nil at the end. Text, comments and declarations are skipped.
    mutating func event() -> Event? {
        if pendingEnd {
            pendingEnd = false
            return .end(text: [])
        }
        let begin = next
        while let open = find(UInt8(ascii: "<"), from: next) {
            next = open + 1
            switch bytes[next] {
            case UInt8(ascii: "?"): skip(past: "?>")
            case UInt8(ascii: "!"): skip(past: starts(with: "!--") ? "-->" : ">")
            case UInt8(ascii: "/"):
                skip(past: ">")
                return .end(text: bytes[begin..<open])
            default: return tag()
            }
        }
        return nil
    }

    private func find(_ byte: UInt8, from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < bytes.count {
                if bytes[index] == byte { return index }
                index += 1
            }
            return nil
        }
    }

    private func starts(with text: String) -> Bool { bytes[next...].starts(with: text.utf8) }

    private mutating func skip(past text: String) {
        let last = text.utf8.last ?? 0
        while let end = find(last, from: next) {
            next = end + 1
            if bytes[..<next].suffix(text.utf8.count).elementsEqual(text.utf8) { return }
        }
        next = bytes.count
    }

    private mutating func tag() -> Event {
        let name = word()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            switch bytes[next] {
            case UInt8(ascii: ">"):
                next += 1
                return .start(name, attributes)
            case UInt8(ascii: "/"):
                next += 2
                pendingEnd = true
                return .start(name, attributes)
            default:
                let key = word()
                let open = find(UInt8(ascii: "\""), from: next) ?? next
                let close = find(UInt8(ascii: "\""), from: open + 1) ?? open
                attributes[key] = unescape(String(decoding: bytes[(open + 1)..<close], as: UTF8.self))
                next = close + 1
            }
        }
    }

    private mutating func word() -> String {
        let start = next
        while !" \n\t\r=/>".utf8.contains(bytes[next]) { next += 1 }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while " \n\t\r".utf8.contains(bytes[next]) { next += 1 }
    }

    func unescape(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
            result += rest[..<start]
            switch rest[rest.index(after: start)..<end] {
            case "lt": result += "<"
            case "gt": result += ">"
            case "amp": result += "&"
            case "quot": result += "\""
            case "apos": result += "'"
            case let entity: result += "&\(entity);"
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
