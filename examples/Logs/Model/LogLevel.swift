// SPDX-License-Identifier: MIT

/// The level of a line.
package enum LogLevel: Int, Comparable, Sendable, CaseIterable {
    case debug
    case info
    case warning
    case error

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }

    package var title: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The level for a priority of syslog and of the journal, from 0 (emergency) to 7 (debug): RFC 5424, section 6.2.1.
    package init(priority: Int) {
        self = priority <= 3 ? .error : priority == 4 ? .warning : priority <= 6 ? .info : .debug
    }

    /// Finds the level of a line, which may have control sequences of a terminal.
    package init?(of line: some Sequence<UInt8>) {
        let found = Array(line.prefix(8192)).withUnsafeBytes { bytes in
            LogText.withVisible(bytes) { LogLevel(visible: $0) }
        }
        guard let found else { return nil }
        self = found
    }

    /// Finds the level of a line as it is shown: of its priority, of its field for the level, or the first word at its beginning that names
    /// a level.
    init?(visible line: UnsafeRawBufferPointer) {
        guard !Self.isStatus(line),
            let level = Self.atTheBeginning(line) ?? LogFields.level(of: line) ?? LevelWords.first(in: line)
        else { return nil }
        self = level
    }

    /// Whether a line begins with `[  OK  ]`, as at the system's start. It has no level, whatever the name of the service is.
    static func isStatus(_ line: UnsafeRawBufferPointer) -> Bool {
        guard line.first == UInt8(ascii: "[") else { return false }
        return line.dropFirst().drop { $0 == 32 }.starts(with: "OK ".utf8)
    }

    /// The level of a line that begins with `<3>` (syslog, the kernel), or `E1127 09:00:00` (glog).
    private static func atTheBeginning(_ line: UnsafeRawBufferPointer) -> LogLevel? {
        guard line.count > 3 else { return nil }
        if line[0] == UInt8(ascii: "<") {
            var (priority, index) = (0, 1)
            while index < min(line.count, 4), line[index] &- 48 < 10 {
                priority = priority * 10 + Int(line[index] - 48)
                index += 1
            }
            // The priority is eight times the facility, and the severity.
            guard index > 1, index < line.count, line[index] == UInt8(ascii: ">"), priority < 192 else {
                return nil
            }
            return LogLevel(priority: priority & 7)
        }
        guard line.count > 8, line[1...4].allSatisfy({ $0 &- 48 < 10 }) else { return nil }
        let isDate =
            line[5] == 32 || line.count > 10 && line[5...8].allSatisfy { $0 &- 48 < 10 } && line[9] == 32
        guard isDate else { return nil }
        switch line[0] {
        case UInt8(ascii: "I"): return .info
        case UInt8(ascii: "W"): return .warning
        case UInt8(ascii: "E"), UInt8(ascii: "F"): return .error
        default: return nil
        }
    }
}
