// SPDX-License-Identifier: MIT

import Foundation

/// A date, whose year may be unknown.
package struct Birthday: Hashable, Sendable, Codable {
    package let year: Int?
    package let month: Int
    package let day: Int

    /// Returns nil for a date that does not exist, such as 30 February.
    package init?(year: Int? = nil, month: Int, day: Int) {
        let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...days[month - 1]).contains(day),
            year.map((1...9999).contains) ?? true
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Parses the form of edit fields, `1815-12-10` or `--12-10`, and all forms of cards.
    package init?(_ text: String) {
        let date = text.prefix { $0 != "T" && $0 != " " }
        let hasNoYear = date.hasPrefix("--")
        let parts = date.dropFirst(hasNoYear ? 2 : 0).split(separator: "-", omittingEmptySubsequences: false)
        let lengths = hasNoYear ? [2, 2] : [4, 2, 2]
        let digits = parts.joined()
        guard parts.count == 1 ? digits.count == lengths.reduce(0, +) : parts.map(\.count) == lengths,
            digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            let month = Int(digits.suffix(4).prefix(2)), let day = Int(digits.suffix(2))
        else { return nil }
        self.init(year: hasNoYear ? nil : Int(digits.prefix(4)), month: month, day: day)
    }

    /// `1815-12-10`, or `--12-10` without a year.
    package var text: String {
        let day = "\(padded(month, 2))-\(padded(day, 2))"
        return year.map { "\(padded($0, 4))-\(day)" } ?? "--\(day)"
    }

    /// The date in the format of the locale.
    package func formatted(locale: Locale = .current) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = .gmt
        formatter.setLocalizedDateFormatFromTemplate(year == nil ? "dMMMM" : "dMMMMy")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: year ?? 2000, month: month, day: day, hour: 12)
        return calendar.date(from: parts).map(formatter.string) ?? text
    }
}

extension Birthday {
    /// The date in the value of BDAY, with or without a year.
    init?(_ property: VCardProperty) {
        guard let date = Birthday(property.text) else { return nil }
        let omitted = property.values(of: "X-APPLE-OMIT-YEAR").compactMap { Int($0) }
        if let year = date.year, omitted.contains(year) {
            self.init(month: date.month, day: date.day)
        } else {
            self = date
        }
    }

    /// Version 4.0 writes no hyphens between numbers.
    var version4: String {
        let day = padded(month, 2) + padded(day, 2)
        return year.map { padded($0, 4) + day } ?? "--\(day)"
    }

    /// Version 3.0 always has a year: the leap year 1604 where it is not known, as in Apple's programs.
    var version3: String { year == nil ? "1604-\(padded(month, 2))-\(padded(day, 2))" : text }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
