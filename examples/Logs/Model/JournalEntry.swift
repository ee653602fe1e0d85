// SPDX-License-Identifier: MIT

import Foundation

/// An entry of the journal, as `journalctl --output=json` writes it: an object whose fields come from all programs of the system, so that
/// each of them is checked.
///
/// A field is a text; or an array of numbers, the bytes of a text that is not printable; or an array of these where the field occurs more
/// than once; or null where it is too long.
package struct JournalEntry {
    /// The time in microseconds since 1970.
    private var time: Int?
    private var priority: Int?
    private var names: [String] = []
    private var process: String?
    private var messages: [String] = []

    /// The largest number of bytes of an entry that cannot be read that are shown.
    private static let unreadableLimit = 400
    /// The names of the priorities from 0 on.
    private static let levels = ["emerg", "alert", "crit", "error", "warning", "notice", "info", "debug"]

    /// Returns the line for an entry. One that cannot be read is shown as such, with its first bytes.
    package static func line(of entry: Data) -> String {
        guard let fields = try? JSONSerialization.jsonObject(with: entry),
            let fields = fields as? [String: Any]
        else {
            let start = LogText.text(of: entry.prefix(unreadableLimit))
            let end = entry.count > unreadableLimit ? " … (\(entry.count) bytes)" : ""
            return unreadable("it is not an object of JSON: \(start)\(end)")
        }
        return JournalEntry(fields).line
    }

    /// The line for an entry that cannot be read. Its level is a warning.
    static func unreadable(_ reason: String) -> String {
        "warning journal: An entry cannot be read: \(reason)"
    }

    private init(_ fields: [String: Any]) {
        func texts(_ name: String) -> [String] { fields[name].map(Self.texts) ?? [] }
        func number(_ name: String) -> Int? { texts(name).lazy.compactMap { Int($0) }.first }
        time = number("__REALTIME_TIMESTAMP").flatMap { $0 >= 0 ? $0 : nil }
        // The worst one: their order has no meaning.
        priority = texts("PRIORITY").compactMap { Int($0) }.filter { Self.levels.indices.contains($0) }.min()
        names = texts("SYSLOG_IDENTIFIER")
        if names.isEmpty { names = texts("_COMM") }
        process = (number("_PID") ?? number("SYSLOG_PID")).map { "[\($0)]" }
        messages = texts("MESSAGE")
    }

    private var line: String {
        let name = names.isEmpty ? "?" : names.joined(separator: ",")
        let message = messages.isEmpty ? "(without a message)" : messages.joined(separator: " ␞ ")
        let level = Self.levels[priority ?? 6]
        return "\(time.flatMap(Self.text) ?? "?") \(level) \(name)\(process ?? ""): \(message)"
    }

    /// The texts of a field, one for each time that it occurs.
    private static func texts(_ value: Any) -> [String] {
        guard let values = value as? [Any] else { return [text(value)] }
        // The bytes of one text.
        if !values.isEmpty, values.allSatisfy({ $0 is NSNumber }) { return [text(value)] }
        return values.map(text)
    }

    private static func text(_ value: Any) -> String {
        switch value {
        case let text as String: return LogText.text(of: text.utf8)
        case let number as NSNumber: return "\(number)"
        case is NSNull: return "(too long: journalctl has left it out)"
        case let bytes as [Any]:
            let values = bytes.compactMap { ($0 as? NSNumber).flatMap { UInt8(exactly: $0.intValue) } }
            return values.count == bytes.count ? LogText.text(of: values) : "(not a text)"
        default: return "(not a text)"
        }
    }

    /// A time with microseconds and the offset of the time zone of the system, by which times of an hour that occurs twice are distinct.
    private static func text(_ microseconds: Int) -> String? {
        var (time, parts) = (time_t(microseconds / 1_000_000), tm())
        guard localtime_r(&time, &parts) != nil else { return nil }
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map {
            digits($0, 2)
        }
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits(Int($0), 2) }
        let offset = abs(parts.tm_gmtoff) / 60
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "."
            + digits(microseconds % 1_000_000, 6) + (parts.tm_gmtoff < 0 ? "-" : "+") + digits(offset / 60, 2)
            + ":"
            + digits(offset % 60, 2)
    }
}
