// SPDX-License-Identifier: MIT

/// Some lines of a table, which are compared with a filter without the table: other threads can use it meanwhile.
struct FilterRun: Sendable {
    /// What the lines without a level or a time have: that of the line before them.
    struct Entry: Sendable {
        var level: LogLevel?
        var time: Int?
    }

    /// The filter; the table ignores the result if it has another one meanwhile.
    let generation: Int
    let filter: LogFilter
    let test: LineTest?
    /// The number of the first line.
    let first: Int
    /// The end of each line in `bytes`.
    let ends: [Int]
    let bytes: [UInt8]
    let now: Int
    private(set) var entry: Entry
    /// The numbers of the lines that the filter selects.
    private(set) var matches: [Int] = []
    /// The number of lines that took too long.
    private(set) var unknownCount = 0

    init(
        generation: Int, _ filter: LogFilter, _ test: LineTest?, first: Int, ends: [Int], bytes: [UInt8],
        entry: Entry,
        now: Int
    ) {
        (self.generation, self.filter, self.test) = (generation, filter, test)
        (self.first, self.ends, self.bytes, self.entry, self.now) = (first, ends, bytes, entry, now)
    }

    /// Compares the lines. Returns false if it was cancelled.
    mutating func run(isCancelled: () -> Bool) -> Bool {
        var start = 0
        for (index, end) in ends.enumerated() {
            if isCancelled() { return false }
            let line = start..<end
            start = end
            let result = bytes.withUnsafeBytes { bytes in
                compare(UnsafeRawBufferPointer(rebasing: bytes[line]), isCancelled)
            }
            switch result {
            case .matches: matches.append(first + index)
            case .differs: break
            case .unknown: unknownCount += 1
            }
        }
        return !isCancelled()
    }

    private mutating func compare(_ line: UnsafeRawBufferPointer, _ isCancelled: () -> Bool) -> LineMatch {
        if filter.level != nil || filter.since != nil || filter.until != nil {
            LogText.withVisible(UnsafeRawBufferPointer(rebasing: line.prefix(8192))) { readEntry($0) }
        }
        if let least = filter.level {
            guard let level = entry.level, level >= least else { return .differs }
        }
        if filter.since != nil || filter.until != nil {
            guard let time = entry.time, time >= filter.since ?? .min, time <= filter.until ?? .max else {
                return .differs
            }
        }
        return test?(line, isCancelled) ?? .matches
    }

    private mutating func readEntry(_ line: UnsafeRawBufferPointer) {
        let (level, time) = (LogLevel(visible: line), LogTime.seconds(visible: line, now: now))
        // A line with a time is an entry of its own, and so is one of the system's start.
        if level != nil || time != nil || LogLevel.isStatus(line) { entry.level = level }
        if let time { entry.time = time }
    }
}
