// SPDX-License-Identifier: MIT

/// Reads the time at the beginning of a line.
package enum LogTime {
    /// The number of bytes of a line in which a time is looked for, without control sequences.
    private static let limit = 200

    /// Returns the time of a line in seconds since 1970, or nil if the line does not begin with a time. The line may have control sequences
    /// of a terminal.
    ///
    /// A time without an offset is in the time zone of the system. A time without a year is the last one that is not more than a day after
    /// `now`.
    package static func seconds(of line: some Sequence<UInt8>, now: Int) -> Int? {
        Array(line.prefix(8192)).withUnsafeBytes { bytes in
            LogText.withVisible(bytes) { seconds(visible: $0, now: now) }
        }
    }

    /// Returns the time of a line as it is shown.
    static func seconds(visible line: UnsafeRawBufferPointer, now: Int) -> Int? {
        let start = UnsafeRawBufferPointer(rebasing: line.prefix(limit))
        var reader = TimeReader(start, now: now)
        reader.skipPriority()
        if let time = reader.time() { return time }
        // The time of a field, and that of a web server, which comes after the address and the user.
        if let field = LogFields.time(in: line) {
            var reader = TimeReader(UnsafeRawBufferPointer(rebasing: line[field]), now: now)
            return reader.time() ?? reader.epoch()
        }
        for (index, byte) in start.enumerated() where byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") {
            var reader = TimeReader(UnsafeRawBufferPointer(rebasing: start[(index + 1)...]), now: now)
            if byte == UInt8(ascii: "["), let time = reader.timeOfAccess() { return time }
            if start[..<index].suffix(10).elementsEqual(" msg=audit".utf8) { return reader.epoch() }
        }
        return nil
    }
}
