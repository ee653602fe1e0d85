// SPDX-License-Identifier: MIT

/// A time of a day, in hours and minutes, without a date and a time zone.
///
/// ```swift
/// TimeOfDay(hour: 8, minute: 30)
/// TimeOfDay("08:30")
/// ```
public struct TimeOfDay: Sendable, Hashable {
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int

    /// Creates a time; nil if there is no such time.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.hour = hour
        self.minute = minute
    }

    /// Reads a time in the format of ISO 8601, such as `08:30`; nil if the text is not one.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2],
            text.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || (0x30...0x39).contains($0) }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The beginning of the day: 00:00.
    public static let midnight = TimeOfDay()

    private init() {
        hour = 0
        minute = 0
    }
}

extension TimeOfDay: Comparable {
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        (left.hour, left.minute) < (right.hour, right.minute)
    }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time in the format of ISO 8601.
    public var description: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
}

extension TimeOfDay: Codable {
    private enum CodingKeys: CodingKey {
        case hour, minute
    }

    /// Decodes a time; throws `DecodingError.dataCorrupted` if there is no such time.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let hour = try container.decode(Int.self, forKey: .hour)
        let minute = try container.decode(Int.self, forKey: .minute)
        guard let time = TimeOfDay(hour: hour, minute: minute) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "There is no time with hour \(hour), minute \(minute)."))
        }
        self = time
    }
}
