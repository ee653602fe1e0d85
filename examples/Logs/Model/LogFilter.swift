// SPDX-License-Identifier: MIT

/// The filter that selects the lines of a log.
package struct LogFilter: Equatable, Sendable {
    /// A regular expression; empty for all lines.
    package var pattern = ""
    /// The lowest level that is shown; nil for all. A line without a level has the level of the previous line.
    package var level: LogLevel?
    /// The first time that is shown, in seconds since 1970; nil for all. A line without a time has the time of the previous line.
    package var since: Int?
    /// The last time that is shown, in seconds since 1970; nil for all.
    package var until: Int?

    package init() {}

    package var isEmpty: Bool { self == LogFilter() }
}

/// The reason why a filter or a search cannot be used.
package struct LogPatternError: Error, Equatable, Sendable, CustomStringConvertible {
    package let description: String
}

/// A regular expression that is matched with lines. Case is ignored.
final class LogPattern {
    private let regex: Regex<AnyRegexOutput>
    /// The pattern in lower case, if it has no special characters of a regular expression. Searching its bytes is faster.
    private let literal: [UInt8]?

    /// The number of bytes of a line that are matched. The time of some expressions grows with the square of the length.
    static let lengthLimit = 4096

    init(_ pattern: String) throws(LogPatternError) {
        do {
            regex = try Regex(pattern).ignoresCase()
        } catch {
            throw LogPatternError(description: "“\(pattern)” is no regular expression: \(Self.reason(error))")
        }
        let isPlain = pattern.utf8.allSatisfy { $0 < 128 && !"\\^$.|?*+()[]{}".utf8.contains($0) }
        literal = isPlain ? pattern.utf8.map { Self.lower($0) } : nil
    }

    private static func reason(_ error: any Error) -> String {
        // The first line of the parser's error message is enough for the user.
        let text = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
        return text.hasSuffix(".") ? text : "\(text)."
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    func matches(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let literal else {
            let part = UnsafeRawBufferPointer(rebasing: line[..<min(line.count, Self.lengthLimit)])
            return LogText.text(of: part).firstMatch(of: regex) != nil
        }
        guard let first = literal.first else { return true }
        guard line.count >= literal.count else { return false }
        for start in 0...(line.count - literal.count) where Self.lower(line[start]) == first {
            var index = 1
            while index < literal.count, Self.lower(line[start + index]) == literal[index] { index += 1 }
            if index == literal.count { return true }
        }
        return false
    }
}
