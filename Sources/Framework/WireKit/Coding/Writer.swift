// SPDX-License-Identifier: MIT

/// Writes one message. Values are written in the order of the calls. A container is closed when its value
/// ends, or when something is written to an outer container.
final class Writer {
    /// Identifies an open value by its level and a number that no other value of the message has.
    struct Handle {
        var level: Int32
        var serial: Int32
    }

    enum Kind { case empty, single, object, array }

    private struct Level {
        let serial: Int32
        var kind: Kind
        let start: Int
        let step: PathStep
        /// The number of elements, or of entries of a dictionary.
        var elements = 0
    }

    // Exclusivity is not checked: only functions of this class use these properties, on one thread, and they
    // call no other code during an access.
    @exclusivity(unchecked) private(set) var bytes: [UInt8]
    @exclusivity(unchecked) private(set) var names: NameTable
    private let sentNames: Int
    private let limits: WireLimits
    private let stored: SentBytes?
    @exclusivity(unchecked) private var levels: [Level] = []
    @exclusivity(unchecked) private var serial: Int32 = 0
    @exclusivity(unchecked) private var values = 0
    /// The first error of a call that cannot throw.
    private var failure: WireError?
    /// Whether a text that is too long is cut. Otherwise it is an error.
    private let cutsTexts: Bool
    private(set) var hasCutText = false

    init(names: NameTable, limits: WireLimits, stored: SentBytes?, cutsTexts: Bool = false) {
        self.cutsTexts = cutsTexts
        self.names = names
        sentNames = names.names.count
        self.limits = limits
        self.stored = stored
        bytes = [0]
        bytes.reserveCapacity(256)
    }

    /// Writes a whole message: the names that are new, then the value.
    func message(_ value: some Encodable) throws(WireError) -> [UInt8] {
        do {
            try write(value, .root)
        } catch {
            throw WireError(error, in: path)
        }
        if let failure { throw failure }
        guard names.names.count > sentNames else { return bytes }
        var header: [UInt8] = []
        Self.append(UInt64(names.names.count - sentNames), to: &header)
        for name in names.names[sentNames...] {
            Self.append(UInt64(name.utf8.count), to: &header)
            header.append(contentsOf: name.utf8)
        }
        bytes.replaceSubrange(0..<1, with: header)
        return bytes
    }

    private var path: String { PathStep.path(levels.lazy.map(\.step)) }

    private func error(_ reason: WireError.Reason) -> WireError { WireError(path: path, reason: reason) }

    // MARK: Values

    func begin(_ step: PathStep) -> Handle {
        serial &+= 1
        levels.append(Level(serial: serial, kind: .empty, start: bytes.count, step: step))
        return Handle(level: Int32(levels.count), serial: serial)
    }

    func end(_ handle: Handle) throws {
        try activate(handle)
        closeLast()
    }

    func write<Value: Encodable>(_ value: Value, _ step: PathStep) throws {
        if Value.self == [UInt8].self, let array = value as? [UInt8] { return try append(array, step) }
        guard levels.count < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
        let handle = begin(step)
        try value.encode(to: ValueEncoder(writer: self, handle: handle))
        try end(handle)
    }

    /// Begins the container of a value. A value may request its container more than once.
    func open(_ handle: Handle, _ kind: Kind) {
        do {
            try activate(handle)
            let last = levels.count - 1
            if levels[last].kind == kind { return }
            guard levels[last].kind == .empty else { throw error(.writtenTwice) }
            guard last < limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
            levels[last].kind = kind
            bytes.append(kind == .object ? Tag.object : Tag.array)
            bytes.append(0)
        } catch {
            fail(error)
        }
    }

    func single(_ handle: Handle) throws {
        try activate(handle)
        guard levels[levels.count - 1].kind == .empty else { throw error(.writtenTwice) }
        levels[levels.count - 1].kind = .single
    }

    func key(_ handle: Handle, _ name: String, isName: Bool) throws {
        try activate(handle)
        try count()
        if isName, name.utf8.count <= limits.nameLength, let number = names.number(of: name, limits: limits) {
            return append(UInt64(number + 1))
        }
        if !isName { try countElement() }
        guard name.utf8.count <= limits.length else { throw error(.tooLong(limit: limits.length)) }
        bytes.append(0)
        append(UInt64(name.utf8.count))
        bytes.append(contentsOf: name.utf8)
    }

    @inline(__always)
    func single(_ value: some WireValue, _ handle: Handle) throws {
        try single(handle)
        try value.write(to: self)
    }

    func element(_ handle: Handle) throws {
        try activate(handle)
        try count()
        try countElement()
    }

    func fail(_ error: any Error) {
        if failure == nil { failure = WireError(error, in: path) }
    }

    /// Closes the containers that were opened after the value, so that the value is the innermost one.
    private func activate(_ handle: Handle) throws {
        let level = Int(handle.level)
        guard level <= levels.count, levels[level - 1].serial == handle.serial else {
            throw error(.interleaved)
        }
        while levels.count > level { closeLast() }
    }

    private func closeLast() {
        let level = levels.removeLast()
        switch level.kind {
        case .single: break
        // A type without fields requests no container, and is written as an empty object.
        case .empty: bytes.append(contentsOf: [Tag.object, 0])
        case .object, .array:
            let length = bytes.count - level.start - 2
            if length < 0x80 {
                bytes[level.start + 1] = UInt8(length)
            } else {
                var long: [UInt8] = []
                Self.append(UInt64(length), to: &long)
                bytes.replaceSubrange(level.start + 1..<level.start + 2, with: long)
            }
        }
    }

    /// Counts an element of the innermost container.
    private func countElement() throws {
        levels[levels.count - 1].elements += 1
        if levels[levels.count - 1].elements > limits.elements {
            throw error(.tooManyElements(limit: limits.elements))
        }
    }

    private func count() throws {
        values += 1
        if values > limits.values { throw error(.tooManyValues(limit: limits.values)) }
        if bytes.count > limits.length { throw error(.tooLong(limit: limits.length)) }
    }

    // MARK: Bytes

    func append(tag: UInt8) { bytes.append(tag) }

    func append(_ number: UInt64) { Self.append(number, to: &bytes) }

    static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    func append(fixed number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    func append(_ text: String) throws {
        var text = text
        if cutsTexts, text.utf8.count > limits.textLength {
            text = text.cut(to: limits.textLength)
            hasCutText = true
        }
        let limit = min(limits.length, limits.textLength)
        try text.withUTF8 { utf8 throws in
            guard utf8.count <= limit else { throw error(.tooLong(limit: limit)) }
            if utf8.count <= Tag.longestShortText {
                bytes.append(Tag.shortText + UInt8(utf8.count))
            } else {
                bytes.append(Tag.text)
                append(UInt64(utf8.count))
            }
            bytes.append(contentsOf: utf8)
        }
    }

    private func append(_ array: [UInt8], _ step: PathStep) throws {
        guard array.count <= limits.length else {
            throw WireError(
                path: PathStep.path(levels.map(\.step) + [step]), reason: .tooLong(limit: limits.length))
        }
        if let stored, let hash = stored.send(array) {
            bytes.append(Tag.storedBytes)
            append(fixed: hash.low)
            append(fixed: hash.high)
        } else {
            bytes.append(Tag.bytes)
            append(UInt64(array.count))
            bytes.append(contentsOf: array)
        }
    }
}

extension String {
    /// Returns the beginning of the text and an ellipsis, together with at most `count` bytes.
    fileprivate func cut(to count: Int) -> String {
        let ellipsis = "…"
        var end = utf8.index(startIndex, offsetBy: max(0, count - ellipsis.utf8.count))
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(unicodeScalars[..<end]) + ellipsis
    }
}
