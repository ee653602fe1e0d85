// SPDX-License-Identifier: MIT

/// The words that programs use for levels.
enum LevelWords {
    /// In lower case; the lines may have them in any case.
    private static let words: [[UInt8]: LogLevel] = table([
        .debug: "debug trace verbose debug1 debug2 debug3 debug4 debug5 dbug trce finer finest",
        .info: "info notice",
        .warning: "warn warning",
        .error: "error err fatal crit critical alert emerg emergency panic fail failed severe",
    ])
    /// In the case that the lines must have: in other cases these are words of a language, or abbreviations.
    private static let exactWords: [[UInt8]: LogLevel] = table([
        .debug: "DBG TRC VRB FINE", .info: "INF CONFIG Information INFORMATION", .warning: "WRN",
        .error: "FTL PNC",
    ])
    /// The marks of the X server.
    private static let marks: [[UInt8]: LogLevel] = table([.info: "II", .warning: "WW", .error: "EE"])
    /// The sources of messages that syslog knows. `daemon.err` is one with a level.
    private static let facilities: Set<[UInt8]> = Set(
        "kern user mail daemon auth syslog lpr news uucp cron authpriv ftp local0 local1 local2 local3 local4 local5 local6 local7"
            .split(separator: " ").map { Array($0.utf8) })

    private static func table(_ names: [LogLevel: String]) -> [[UInt8]: LogLevel] {
        var result: [[UInt8]: LogLevel] = [:]
        for (level, words) in names {
            for word in words.split(separator: " ") { result[Array(word.utf8)] = level }
        }
        return result
    }

    /// The number of bytes of a line in which words are looked for.
    private static let limit = 160
    private static let lengths = 2...13

    /// The level that a word names; nil if it names none.
    static func level(of word: UnsafeRawBufferPointer) -> LogLevel? {
        guard lengths.contains(word.count) else { return nil }
        let exact = Array(word)
        return words[lowercased(word)] ?? exactWords[exact]
    }

    /// The level of the first word that names one. A part of a word is no level, nor is a part of a name: `fail2ban`, `error-handler`,
    /// `error_count`, `/var/log/error`, and `error=`.
    static func first(in line: UnsafeRawBufferPointer) -> LogLevel? {
        var index = 0
        let end = min(line.count, limit)
        while index < end {
            guard isWord(line[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < end, isWord(line[index]) { index += 1 }
            // A word that goes on after the limit is not known.
            guard lengths.contains(index - start), index == line.count || !isWord(line[index]) else {
                continue
            }
            let word = UnsafeRawBufferPointer(rebasing: line[start..<index])
            if let level = marks[Array(word)], start > 0, line[start - 1] == UInt8(ascii: "("),
                index < line.count, line[index] == UInt8(ascii: ")")
            {
                return level
            }
            if let level = level(of: word), isAlone(start..<index, in: line) { return level }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte &- 48 < 10
            || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    static func lowercased(_ word: UnsafeRawBufferPointer) -> [UInt8] {
        word.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// Whether a word is no part of a name.
    private static func isAlone(_ word: Range<Int>, in line: UnsafeRawBufferPointer) -> Bool {
        let isCapital = line[word].allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        let before = word.lowerBound > 0 ? line[word.lowerBound - 1] : UInt8(ascii: " ")
        switch before {
        case _ where " \t[](){}<>\"'`=|:,;*!".utf8.contains(before): break
        case UInt8(ascii: "-"): return isOfGLib(word, line)
        // `production.ERROR:` of Monolog has a channel before the level.
        case UInt8(ascii: "."):
            let isOfMonolog = isCapital && line[word.upperBound...].first == UInt8(ascii: ":")
            guard isOfMonolog || isFacility(before: word.lowerBound - 1, line) else { return false }
        default: return false
        }
        guard word.upperBound < line.count else { return true }
        let next = word.upperBound + 1 < line.count ? line[word.upperBound + 1] : 32
        switch line[word.upperBound] {
        case UInt8(ascii: "."), UInt8(ascii: "?"):
            return next == 32
        // `ERROR/MainProcess` of Celery; `ERROR- x`, but no name such as `TRACE-ID`; `DEBUG-4` and `ERROR+4` of slog.
        case UInt8(ascii: "/"): return isCapital
        case UInt8(ascii: "-"): return isCapital && (!isWord(next) || next &- 48 < 10)
        case UInt8(ascii: "+"): return isCapital && next &- 48 < 10
        case UInt8(ascii: "\""): return !isKey(word, line)
        case let after: return " \t])}>':|,;!*".utf8.contains(after)
        }
    }

    /// Whether a word with a quotation mark after it is the name of a field, as in `{"error": null}`.
    private static func isKey(_ word: Range<Int>, _ line: UnsafeRawBufferPointer) -> Bool {
        let rest = line[(word.upperBound + 1)...].drop { $0 == 32 }
        return rest.first == UInt8(ascii: ":")
    }

    /// Whether a word is a level of GLib with its domain before it: `Gtk-WARNING **:`.
    private static func isOfGLib(_ word: Range<Int>, _ line: UnsafeRawBufferPointer) -> Bool {
        line[word.upperBound...].prefix(3).elementsEqual(" **".utf8)
    }

    private static func isFacility(before end: Int, _ line: UnsafeRawBufferPointer) -> Bool {
        var start = end
        while start > 0, isWord(line[start - 1]) { start -= 1 }
        return facilities.contains(Array(line[start..<end]))
    }
}
