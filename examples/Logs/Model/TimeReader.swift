// SPDX-License-Identifier: MIT

import Glibc

/// Reads a time in one of the forms that logs have. A form that does not match leaves the position as it was.
struct TimeReader {
    private let bytes: UnsafeRawBufferPointer
    private let now: Int
    private var position = 0

    private struct Date {
        var year: Int?
        var month = 1
        var day = 1
    }

    private struct Clock {
        var hour = 0
        var minute = 0
        var second = 0
    }

    init(_ bytes: UnsafeRawBufferPointer, now: Int) { (self.bytes, self.now) = (bytes, now) }

    // MARK: Forms

    /// Skips the priority of syslog, such as `<34>`, and the version after it.
    mutating func skipPriority() {
        skipForm { $0.skip("<") && $0.number(1...3) != nil && $0.skip(">") }
        skipForm { $0.skip("1") && $0.skip(" ") }
    }

    /// A time at the position, which may be in brackets and have a short word before it.
    mutating func time() -> Int? {
        // `E, [2026-…` of Ruby, `E1127 09:00` and `E20261127 09:00` of glog, `812:M 27 Nov` of Redis.
        skipForm { $0.letter() && $0.skip(",") && $0.skip(" ") }
        if let time = form({ $0.letter() ? $0.glog() : nil }) { return time }
        skipForm { $0.number(1...10) != nil && $0.skip(":") && $0.letter() && $0.skip(" ") }
        while skip("[") || skip("(") || skip("<") || skip("\"") || skip("'") || skip(" ") {}
        return form { $0.standard() } ?? form { $0.compact() } ?? form { $0.weekday() } ?? form {
            $0.traditional()
        }
            ?? form { $0.dayFirst() } ?? form { $0.german() } ?? form { $0.fractionOfEpoch() }
    }

    /// `27/Nov/2026:09:00:00 +0000`, in brackets.
    mutating func timeOfAccess() -> Int? {
        form { reader in
            guard let day = reader.number(1...2), reader.skip("/"), let month = reader.month(),
                reader.skip("/"),
                let year = reader.number(4...4), reader.skip(":"), let clock = reader.clock()
            else { return nil }
            return reader.seconds(Date(year: year, month: month, day: day), clock)
        }
    }

    /// Seconds since 1970, with or without a fraction; milli-, micro- or nanoseconds where the number is that long.
    mutating func epoch() -> Int? {
        form { reader in
            let start = reader.position
            guard let number = reader.number(9...19) else { return nil }
            let length = reader.position - start
            return length <= 10
                ? number
                : length <= 13 ? number / 1000 : length <= 16 ? number / 1_000_000 : number / 1_000_000_000
        }
    }

    /// `2026-11-22T14:05:06`, also with slashes, and a space in place of the T: ISO 8601, RFC 3339.
    private mutating func standard() -> Int? {
        guard let year = number(4...4), let separator = oneOf("-/."), let month = number(2...2),
            skip(separator),
            let day = number(2...2), oneOf("Tt _") != nil || skip(", "), let clock = clock()
        else { return nil }
        return seconds(Date(year: year, month: month, day: day), clock)
    }

    /// `20261122T140506` and `20261122 14:05:06`.
    private mutating func compact() -> Int? {
        guard let number = number(8...8), let separator = oneOf("T ") else { return nil }
        let date = Date(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        if let clock = form({ $0.clock() }) { return seconds(date, clock) }
        guard separator == "T", let time = self.number(6...6) else { return nil }
        return seconds(date, Clock(hour: time / 10_000, minute: time / 100 % 100, second: time % 100))
    }

    /// `1122 14:05:06` and `20261122 14:05:06`, after a letter.
    private mutating func glog() -> Int? {
        if let time = form({ $0.compact() }) { return time }
        guard let number = number(4...4), skip(" "), let clock = clock() else { return nil }
        return seconds(Date(month: number / 100, day: number % 100), clock)
    }

    /// `Fri Nov 27 …` and `Fri, 27 Nov …`.
    private mutating func weekday() -> Int? {
        guard Self.weekdays.contains(where: { name in skip(name) }) else { return nil }
        _ = skip(",")
        guard skip(" ") else { return nil }
        return form { $0.traditional() } ?? form { $0.dayFirst() }
    }

    /// `Nov 22 14:05:06` (RFC 3164); the year may be before or after the time, and a time zone before it.
    private mutating func traditional() -> Int? {
        guard let month = month(), skip(" ") else { return nil }
        _ = skip(" ")
        guard let day = number(1...2), skip(" ") else { return nil }
        var date = Date(month: month, day: day)
        date.year = form { reader in reader.number(4...4).flatMap { reader.skip(" ") ? $0 : nil } }
        guard let clock = clock() else { return nil }
        if date.year == nil {
            let end = position
            let zone = zone()
            // An abbreviation such as CET is that of the system: others have the same ones.
            if zone == nil { skipForm { $0.skip(" ") && $0.skipLetters() } }
            if skip(" "), let year = number(4...4), !isDigit(), !skip("-"), !skip("/"), !skip(".") {
                date.year = year
                return seconds(date, clock, zone: zone)
            }
            position = end
        }
        return seconds(date, clock)
    }

    /// `27 Nov 2026 09:00:00`, also with hyphens or slashes.
    private mutating func dayFirst() -> Int? {
        guard let day = number(1...2), let separator = oneOf(" -/"), let month = month(), skip(separator),
            let year = number(4...4), oneOf(" :T") != nil, let clock = clock()
        else { return nil }
        return seconds(Date(year: year, month: month, day: day), clock)
    }

    /// `27.11.2026 09:00:00`.
    private mutating func german() -> Int? {
        guard let day = number(2...2), skip("."), let month = number(2...2), skip("."),
            let year = number(4...4)
        else { return nil }
        _ = skip(",")
        guard skip(" "), let clock = clock() else { return nil }
        return seconds(Date(year: year, month: month, day: day), clock)
    }

    /// `1795770000.123`, as Squid writes it. A number without a fraction may be anything.
    private mutating func fractionOfEpoch() -> Int? {
        guard let number = number(10...10), skip("."), self.number(3...9) != nil else { return nil }
        return number
    }

    // MARK: Parts

    private mutating func clock() -> Clock? {
        guard let hour = number(2...2), hour < 24, skip(":"), let minute = number(2...2), minute < 60 else {
            return nil
        }
        var clock = Clock(hour: hour, minute: minute)
        let second = form { reader in
            // The sixtieth one is a leap second.
            reader.skip(":") ? reader.number(2...2).flatMap { $0 <= 60 ? $0 : nil } : nil
        }
        guard let second else { return skip(":") || isDigit() ? nil : clock }
        clock.second = second
        skipForm { $0.oneOf(".,") != nil && $0.number(1...18) != nil }
        return isDigit() ? nil : clock
    }

    /// The offset of a time from UTC in seconds; nil if there is none.
    private mutating func zone() -> Int? {
        form { reader in
            let hasSpace = reader.skip(" ")
            for name in ["UTC", "GMT", "Z", "z"] where reader.skipForm({ $0.skip(name) && !$0.letter() }) {
                // `GMT+0100` of JavaScript, and `UTC+2`.
                return name.count == 3 ? reader.form { $0.offset(hours: 1...2) } ?? 0 : 0
            }
            // A number after a space is an offset only if it has four digits.
            return reader.offset(hours: 2...2, needsMinutes: hasSpace)
        }
    }

    /// `+01`, `+0100` and `+01:00` in seconds.
    private mutating func offset(hours digits: ClosedRange<Int>, needsMinutes: Bool = false) -> Int? {
        guard let sign = oneOf("+-"), let hours = number(digits) else { return nil }
        let minutes = form { reader in
            _ = reader.skip(":")
            return reader.number(2...2)
        }
        guard minutes != nil || !needsMinutes, minutes ?? 0 < 60, hours < 24, !isDigit() else { return nil }
        let offset = hours * 3600 + (minutes ?? 0) * 60
        return sign == "-" ? -offset : offset
    }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private mutating func month() -> Int? {
        for (index, name) in Self.months.enumerated() where skip(name) { return index + 1 }
        return nil
    }

    /// A number with so many digits, after which there is no other digit where the most are read.
    private mutating func number(_ count: ClosedRange<Int>) -> Int? {
        var (value, index) = (0, position)
        while index < bytes.count, index - position < count.upperBound, bytes[index] &- 48 < 10 {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(Int(bytes[index] - 48))
            guard !overflows, !carries else { return nil }
            (value, index) = (sum, index + 1)
        }
        guard index - position >= count.lowerBound else { return nil }
        position = index
        return value
    }

    private func isDigit() -> Bool { position < bytes.count && bytes[position] &- 48 < 10 }

    private mutating func letter() -> Bool {
        guard position < bytes.count, (65...90).contains(bytes[position] & 0xDF) else { return false }
        position += 1
        return true
    }

    private mutating func skipLetters() -> Bool {
        guard letter() else { return false }
        while letter() {}
        return true
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func oneOf(_ characters: String) -> String? {
        guard position < bytes.count, characters.utf8.contains(bytes[position]) else { return nil }
        position += 1
        return String(decoding: [bytes[position - 1]], as: UTF8.self)
    }

    /// Reads a form; if it does not match, the position is the one before it.
    private mutating func form<T>(_ body: (inout TimeReader) -> T?) -> T? {
        let start = position
        if let result = body(&self) { return result }
        position = start
        return nil
    }

    /// Skips a form if it matches.
    @discardableResult
    private mutating func skipForm(_ body: (inout TimeReader) -> Bool) -> Bool {
        form { body(&$0) ? true : nil } ?? false
    }

    // MARK: Calendar

    private mutating func seconds(_ date: Date, _ clock: Clock) -> Int? { seconds(date, clock, zone: zone()) }

    private func seconds(_ date: Date, _ clock: Clock, zone: Int?) -> Int? {
        if let year = date.year { return seconds(year, date, clock, zone) }
        var today = tm()
        var time = time_t(now)
        guard localtime_r(&time, &today) != nil else { return nil }
        let thisYear = Int(today.tm_year) + 1900
        // The 29th of February may have been eight years ago.
        for year in stride(from: thisYear + 1, through: thisYear - 8, by: -1) {
            if let result = seconds(year, date, clock, zone), result <= now + 86_400 { return result }
        }
        return nil
    }

    private func seconds(_ year: Int, _ date: Date, _ clock: Clock, _ zone: Int?) -> Int? {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1970...9999).contains(year), (1...12).contains(date.month),
            (1...lengths[date.month - 1]).contains(date.day), clock.hour < 24, clock.minute < 60,
            clock.second <= 60
        else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
            Int32(year - 1900), Int32(date.month - 1), Int32(date.day)
        )
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (
            Int32(clock.hour), Int32(clock.minute), Int32(clock.second)
        )
        if let zone { return Int(timegm(&parts)) - zone }
        parts.tm_isdst = -1
        return Int(mktime(&parts))
    }
}
