// SPDX-License-Identifier: MIT

/// A value in a message: its first byte, the range of its content, and its number if it is an integer.
struct Item {
    let tag: UInt8
    let content: Range<Int>
    var number: UInt64 = 0

    var isText: Bool { tag == Tag.text || (Tag.shortText..<Tag.none).contains(tag) }
}

/// Reads the bytes of one message. All offsets count from the first byte of the message.
final class Reader {
    let bytes: [UInt8]
    let names: [String]
    let limits: WireLimits
    let stored: ReceivedBytes?
    /// How many more fields and elements may be visited.
    private var budget: Int

    init(bytes: [UInt8], names: [String], limits: WireLimits, stored: ReceivedBytes?) {
        self.bytes = bytes
        self.names = names
        self.limits = limits
        self.stored = stored
        budget = limits.values
    }

    /// Reads the names at the start of a message, and returns the offset of its value.
    static func readNames(
        of bytes: [UInt8], from start: Int = 0, into table: inout NameTable, limits: WireLimits
    ) throws(WireError.Reason) -> Int {
        var offset = start
        let count = try number(in: bytes, at: &offset, below: bytes.count)
        guard count <= UInt64(limits.names - min(table.names.count, limits.names)) else {
            throw .tooManyNames(limit: limits.names)
        }
        for _ in 0..<count {
            let content = try length(in: bytes, at: offset, below: bytes.count)
            guard content.count <= limits.nameLength else { throw .tooLong(limit: limits.nameLength) }
            table.append(try text(bytes, content))
            offset = content.upperBound
        }
        return offset
    }

    static func number(
        in bytes: [UInt8], at offset: inout Int, below end: Int
    ) throws(WireError.Reason) -> UInt64 {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard offset < end else { throw .truncated }
            let byte = bytes[offset]
            offset += 1
            // 9 bytes have 63 bits; the tenth byte may only have the last one.
            guard shift < 63 || byte <= 1 else { throw .outOfRange(type: "64 bits") }
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
    }

    /// Reads a length, and returns the range of the content that follows it.
    static func length(
        in bytes: [UInt8], at offset: Int, below end: Int
    ) throws(WireError.Reason) -> Range<Int> {
        var start = offset
        let length = try number(in: bytes, at: &start, below: end)
        guard length <= UInt64(end - start) else { throw .truncated }
        return start..<start + Int(length)
    }

    func item(at offset: Int, below end: Int) throws(WireError.Reason) -> Item {
        guard offset < end else { throw .truncated }
        let tag = bytes[offset]
        let start = offset + 1
        switch tag {
        case 0..<0x80, Tag.smallNegative..., Tag.none, Tag.no, Tag.yes:
            return Item(tag: tag, content: start..<start)
        case Tag.shortText..<Tag.none: return try fixed(tag, start, Int(tag - Tag.shortText), end)
        case Tag.positive, Tag.negative:
            var next = start
            let number = try Self.number(in: bytes, at: &next, below: end)
            return Item(tag: tag, content: start..<next, number: number)
        case Tag.text, Tag.bytes, Tag.array, Tag.object:
            return Item(tag: tag, content: try Self.length(in: bytes, at: start, below: end))
        case Tag.float: return try fixed(tag, start, 4, end)
        case Tag.double: return try fixed(tag, start, 8, end)
        case Tag.storedBytes: return try fixed(tag, start, 16, end)
        case Tag.wide: return try fixed(tag, start, 17, end)
        default: throw .unknownTag(tag)
        }
    }

    private func fixed(_ tag: UInt8, _ start: Int, _ length: Int, _ end: Int) throws(WireError.Reason)
        -> Item
    {
        guard length <= end - start else { throw .truncated }
        return Item(tag: tag, content: start..<start + length)
    }

    /// Returns the integer of a fixed length at an offset. `item(at:below:)` has checked that its bytes exist.
    func fixed<Number: FixedWidthInteger & UnsignedInteger>(_ offset: Int, as type: Number.Type) -> Number {
        var result: Number = 0
        for index in 0..<Number.bitWidth / 8 { result |= Number(bytes[offset + index]) << (8 * index) }
        return result
    }

    func text(_ content: Range<Int>) throws(WireError.Reason) -> String {
        let limit = min(limits.length, limits.textLength)
        guard content.count <= limit else { throw .tooLong(limit: limit) }
        return try Self.text(bytes, content)
    }

    /// Returns the text of UTF-8 bytes. `String(validating:as:)` does the same, but takes ten times as long for a short text.
    static func text(_ bytes: [UInt8], _ content: Range<Int>) throws(WireError.Reason) -> String {
        let (text, isValid) = bytes.withUnsafeBufferPointer { all in
            let utf8 = UnsafeBufferPointer(rebasing: all[content])
            var text = String(decoding: utf8, as: UTF8.self)
            // Decoding replaces invalid bytes, so that the text differs from them.
            let isValid = text.withUTF8 { $0.count == utf8.count && $0.elementsEqual(utf8) }
            return (text, isValid)
        }
        guard isValid else { throw .invalidText }
        return text
    }

    func array(_ item: Item) throws(WireError.Reason) -> [UInt8] {
        switch item.tag {
        case Tag.bytes:
            guard item.content.count <= limits.length else { throw .tooLong(limit: limits.length) }
            return Array(bytes[item.content])
        case Tag.storedBytes:
            let hash = BytesHash(
                low: fixed(item.content.lowerBound, as: UInt64.self),
                high: fixed(item.content.lowerBound + 8, as: UInt64.self))
            guard let found = stored?.use(hash) else { throw .unknownBytes }
            return found
        default: throw .wrongType(expected: "an array of bytes", found: Tag.name(of: item.tag))
        }
    }

    /// Counts one field or element, and throws an error if the message has more than its limit.
    func spend() throws(WireError.Reason) {
        budget -= 1
        if budget < 0 { throw .tooManyValues(limit: limits.values) }
    }
}

/// The position of a value in a message.
struct Position {
    let reader: Reader
    let offset: Int
    let end: Int

    func item() throws(WireError.Reason) -> Item { try reader.item(at: offset, below: end) }
}

/// The fields of an object.
///
/// A type usually reads its fields in the order in which they were written. Therefore a search begins after the field that was found last.
/// It allocates nothing.
struct Fields {
    let reader: Reader
    private let range: Range<Int>
    private var cursor: Int

    init(_ reader: Reader, _ range: Range<Int>) {
        self.reader = reader
        self.range = range
        cursor = range.lowerBound
    }

    mutating func find(_ name: String) throws(WireError.Reason) -> Position? {
        let first = cursor
        var offset = first
        var hasWrapped = false
        while true {
            if offset == range.upperBound {
                if hasWrapped || first == range.lowerBound { return nil }
                hasWrapped = true
                offset = range.lowerBound
            }
            if hasWrapped, offset >= first { return nil }
            let field = try next(&offset)
            guard matches(field.name, name) else { continue }
            cursor = offset
            return Position(reader: reader, offset: field.offset, end: range.upperBound)
        }
    }

    func names() throws(WireError.Reason) -> [String] {
        var names: [String] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            switch try next(&offset).name {
            case .number(let number): names.append(reader.names[number])
            case .text(let content): names.append(try reader.text(content))
            }
        }
        return names
    }

    private enum Name {
        case number(Int)
        case text(Range<Int>)
    }

    private func matches(_ name: Name, _ wanted: String) -> Bool {
        switch name {
        case .number(let number): reader.names[number] == wanted
        case .text(let content):
            content.count == wanted.utf8.count && wanted.utf8.elementsEqual(reader.bytes[content])
        }
    }

    /// Reads the name of the field at the offset, and moves the offset to the end of its value.
    private func next(_ offset: inout Int) throws(WireError.Reason) -> (name: Name, offset: Int) {
        try reader.spend()
        let number = try Reader.number(in: reader.bytes, at: &offset, below: range.upperBound)
        let name: Name
        if number == 0 {
            let content = try Reader.length(in: reader.bytes, at: offset, below: range.upperBound)
            offset = content.upperBound
            name = .text(content)
        } else {
            guard number <= UInt64(reader.names.count) else { throw .unknownName(Int(clamping: number)) }
            name = .number(Int(number) - 1)
        }
        let value = offset
        offset = try reader.item(at: value, below: range.upperBound).content.upperBound
        return (name, value)
    }
}
