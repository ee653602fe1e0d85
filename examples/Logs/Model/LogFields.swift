// SPDX-License-Identifier: MIT

/// Finds the level and the time in lines that are objects of JSON, or pairs of names and values (`level=info msg="…"`).
enum LogFields {
    /// In lower case; the lines may have them in any case, such as `Timestamp` and `Level` of Serilog.
    private static let levels = names(
        "level severity lvl loglevel log.level levelname level_name @level @l priority levelstr")
    private static let times = names("time timestamp @timestamp ts datetime date asctime t @t")
    /// The fields of MongoDB, whose lines begin with `{"t":{"$date":"2026-…"},"s":"E"`.
    private static let levelOfMongoDB = names("s")
    private static let timeOfMongoDB = names("$date")
    /// The number of bytes of a line in which fields are looked for.
    private static let limit = 4096

    private static func names(_ text: String) -> Set<[UInt8]> {
        Set(text.split(separator: " ").map { Array($0.utf8) })
    }

    static func level(of line: UnsafeRawBufferPointer) -> LogLevel? {
        if isOfMongoDB(line) { return severity(line) }
        guard let value = value(of: levels, in: line) else { return nil }
        let bytes = UnsafeRawBufferPointer(rebasing: line[value])
        // slog writes a level between two others as `INFO+2`.
        let word = bytes.prefix { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
        if let level = LevelWords.level(of: UnsafeRawBufferPointer(rebasing: word)) { return level }
        guard let number = Int(String(decoding: bytes, as: UTF8.self)) else { return nil }
        // Bunyan and pino count in tens from 10 (trace) to 60 (fatal). Smaller numbers are those of syslog.
        switch number {
        case 0...7: return LogLevel(priority: number)
        case 10..<30: return .debug
        case 30..<40: return .info
        case 40..<50: return .warning
        case 50...60: return .error
        default: return nil
        }
    }

    /// The bytes of the value of the time, without quotation marks.
    static func time(in line: UnsafeRawBufferPointer) -> Range<Int>? {
        value(of: isOfMongoDB(line) ? timeOfMongoDB : times, in: line)
    }

    private static func isOfMongoDB(_ line: UnsafeRawBufferPointer) -> Bool {
        var fields = FieldScanner(line, limit: limit)
        return fields.next().map { timeOfMongoDB.contains(Array(line[$0.name])) } ?? false
    }

    /// The level of a line of MongoDB: a letter, also with a number as in `D2`.
    private static func severity(_ line: UnsafeRawBufferPointer) -> LogLevel? {
        switch value(of: levelOfMongoDB, in: line).flatMap({ line[$0].first }) {
        case UInt8(ascii: "F"), UInt8(ascii: "E"): .error
        case UInt8(ascii: "W"): .warning
        case UInt8(ascii: "I"): .info
        case UInt8(ascii: "D"): .debug
        default: nil
        }
    }

    private static func value(of names: Set<[UInt8]>, in line: UnsafeRawBufferPointer) -> Range<Int>? {
        var fields = FieldScanner(line, limit: limit)
        while let (name, value) = fields.next() {
            let name = UnsafeRawBufferPointer(rebasing: line[name])
            if names.contains(LevelWords.lowercased(name)) { return value }
        }
        return nil
    }
}

/// The names and the values of the fields in a line; none if the line does not begin with one.
private struct FieldScanner {
    private let line: UnsafeRawBufferPointer
    private let isJSON: Bool
    private let end: Int
    private var position: Int

    init(_ line: UnsafeRawBufferPointer, limit: Int) {
        self.line = line
        end = min(line.count, limit)
        isJSON = line.first == UInt8(ascii: "{")
        position = isJSON ? 1 : 0
    }

    mutating func next() -> (name: Range<Int>, value: Range<Int>)? { isJSON ? nextOfJSON() : nextPair() }

    /// A field of an object at any depth: two strings, or a string and a word, with a colon between them.
    private mutating func nextOfJSON() -> (Range<Int>, Range<Int>)? {
        while let name = string() {
            skipSpace()
            guard position < end, line[position] == UInt8(ascii: ":") else { continue }
            position += 1
            skipSpace()
            guard position < end else { return nil }
            if line[position] == UInt8(ascii: "\"") { return string().map { (name, $0) } }
            // The fields of a value that is an object are found one by one.
            if line[position] == UInt8(ascii: "{") || line[position] == UInt8(ascii: "[") { continue }
            let start = position
            while position < end, !",}] ".utf8.contains(line[position]) { position += 1 }
            return (name, start..<position)
        }
        return nil
    }

    /// The next string in quotation marks, without them.
    private mutating func string() -> Range<Int>? {
        while position < end, line[position] != UInt8(ascii: "\"") { position += 1 }
        let start = position + 1
        position = start
        while position < end, line[position] != UInt8(ascii: "\"") {
            position += line[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < end else { return nil }
        position += 1
        return start..<position - 1
    }

    private mutating func nextPair() -> (Range<Int>, Range<Int>)? {
        while true {
            skipSpace()
            let start = position
            while position < end, line[position] > 32, line[position] != UInt8(ascii: "=") { position += 1 }
            guard position < end else { return nil }
            if start < position, line[position] == UInt8(ascii: "=") {
                let name = start..<position
                position += 1
                return value().map { (name, $0) }
            }
            // Words between the pairs are skipped, but a line that begins with a word has no pairs.
            if start == 0 { return nil }
            position += 1
        }
    }

    private mutating func value() -> Range<Int>? {
        if position < end, line[position] == UInt8(ascii: "\"") { return string() }
        let start = position
        while position < end, line[position] > 32 { position += 1 }
        return start..<position
    }

    private mutating func skipSpace() { while position < end, line[position] <= 32 { position += 1 } }
}
