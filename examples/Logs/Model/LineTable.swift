// SPDX-License-Identifier: MIT

import Foundation

/// The positions of the lines of a file, and the numbers of the lines that the filter selects. The text of the lines is not kept in memory.
///
/// It reads and filters in steps, so that lines can be read between the steps.
struct LineTable {
    private let bytes: LogBytes
    /// The position of each line.
    private(set) var starts: [Int] = []
    /// The position up to which the file was read.
    private var end = 0
    /// Whether the last line is complete.
    private var isComplete = true
    private var filter = LogFilter()
    private var pattern: LogPattern?
    /// The numbers of the lines that the filter selects; nil without a filter.
    private var matches: [Int]?
    /// The number of lines that were compared with the filter.
    private var filtered = 0
    /// The last search.
    private var search: (text: String, pattern: LogPattern)?
    private var lastLevel: LogLevel?
    private var lastTime: Int?
    private(set) var errorMessage: String?
    /// The number of times that the file was truncated or replaced.
    private(set) var restartCount = 0
    let now: @Sendable () -> Int

    private static let readSize = 1 << 20
    /// The largest number of bytes of a line that are shown.
    private static let lineLimit = 16_384

    init(_ path: String, now: @escaping @Sendable () -> Int) {
        bytes = LogBytes(path)
        self.now = now
    }

    /// The number of lines that are shown.
    var count: Int { matches?.count ?? starts.count }
    var lineCount: Int { starts.count }
    var size: Int { bytes.size }
    /// The part of the work that is done, from 0 to 1; nil if there is no work.
    var progress: Double? {
        guard hasWork else { return nil }
        let read = bytes.size == 0 ? 1 : Double(end) / Double(bytes.size)
        guard matches != nil else { return read }
        return read * 0.2 + (starts.isEmpty ? 0 : Double(filtered) / Double(starts.count) * 0.8)
    }

    var hasWork: Bool { end < bytes.size || matches != nil && filtered < completeCount }

    private var completeCount: Int { starts.count - (isComplete || starts.isEmpty ? 0 : 1) }

    /// Checks whether the file has changed.
    mutating func check() {
        switch bytes.check() {
        case .none, .grown: errorMessage = nil
        case .restarted:
            errorMessage = nil
            restartCount += 1
            starts = []
            (end, isComplete) = (0, true)
            restartFilter()
        case .gone(let reason):
            errorMessage = "\(bytes.path) cannot be read: \(reason)."
        }
    }

    mutating func setFilter(_ new: LogFilter) throws(LogPatternError) {
        pattern = new.pattern.isEmpty ? nil : try LogPattern(new.pattern)
        filter = new
        restartFilter()
    }

    private mutating func restartFilter() {
        matches = filter.isEmpty ? nil : []
        (filtered, lastLevel, lastTime) = (0, nil, nil)
    }

    /// Does one step of the work. It takes some milliseconds.
    mutating func step() {
        if end < bytes.size { readOn() } else if matches != nil { filterOn() }
    }

    private mutating func readOn() {
        let (start, limit) = (end, min(bytes.size, end + Self.readSize))
        let (found, length, ends) = bytes.withBytes(start..<limit) { part -> ([Int], Int, Bool) in
            guard let base = part.baseAddress, !part.isEmpty else { return ([], 0, isComplete) }
            var found: [Int] = isComplete ? [start] : []
            var position = 0
            while let newline = memchr(base + position, Int32(UInt8(ascii: "\n")), part.count - position) {
                position = UnsafeRawPointer(newline) - base + 1
                guard position < part.count else { return (found, part.count, true) }
                found.append(start + position)
            }
            return (found, part.count, false)
        }
        starts += found
        isComplete = ends
        // If nothing can be read, the file is shorter than its size was; the next check will notice it.
        end = length == 0 ? bytes.size : start + length
    }

    private mutating func filterOn() {
        let first = filtered
        var last = first
        let limit = completeCount
        while last < limit, last - first < 2000,
            position(last + 1) - starts[first] < Self.readSize || last == first
        {
            last += 1
        }
        guard first < last else { return }
        let start = starts[first]
        // The number of bytes is limited, because a single line may be longer than the memory.
        let stop = min(position(last), start + 2 * Self.readSize)
        let time = now()
        var found: [Int] = []
        bytes.withBytes(start..<stop) { part in
            for number in first..<last {
                let lower = starts[number] - start
                let upper = min(position(number + 1) - start, part.count)
                guard lower < upper else { continue }
                if selects(UnsafeRawBufferPointer(rebasing: part[lower..<upper]), time) {
                    found.append(number)
                }
            }
        }
        matches? += found
        filtered = last
    }

    /// Returns the start of line `number`, or the end of the file if there is no such line.
    private func position(_ number: Int) -> Int { number < starts.count ? starts[number] : end }

    private mutating func selects(_ line: UnsafeRawBufferPointer, _ now: Int) -> Bool {
        if let least = filter.level {
            lastLevel = LogLevel(of: line) ?? lastLevel
            guard let level = lastLevel, level >= least else { return false }
        }
        if filter.since != nil || filter.until != nil {
            lastTime = LogTime.seconds(of: line, now: now) ?? lastTime
            guard let time = lastTime, time >= filter.since ?? .min, time <= filter.until ?? .max else {
                return false
            }
        }
        return pattern?.matches(line) ?? true
    }

    // MARK: Lines

    /// Returns the number of the line in a row, or nil if the row does not exist.
    func number(ofRow row: Int) -> Int? {
        guard row >= 0, row < count else { return nil }
        return matches?[row] ?? row
    }

    func line(atRow row: Int) -> LogLine? {
        guard let number = number(ofRow: row) else { return nil }
        return withLine(number) { LogLine(number, $0, isCut: $1) }
    }

    /// Calls `body` with the bytes of a line, up to `lineLimit`.
    private func withLine<T>(_ number: Int, _ body: (UnsafeRawBufferPointer, _ isCut: Bool) -> T) -> T {
        let start = starts[number]
        let stop = position(number + 1)
        let isCut = stop - start > Self.lineLimit
        return bytes.withBytes(start..<(isCut ? start + Self.lineLimit : stop)) { body($0, isCut) }
    }

    /// Searches up to `limit` rows, forwards or backwards from `row`, for a line that matches. `found` is the row, or nil. `next` is the row with which to continue the search, or
    /// nil if there are no more rows.
    mutating func find(
        _ text: String, from row: Int, forward: Bool, limit: Int = 1000
    ) throws(LogPatternError) -> (found: Int?, next: Int?) {
        if search?.text != text { search = (text, try LogPattern(text)) }
        guard let pattern = search?.pattern else { return (nil, nil) }
        var row = row
        for _ in 0..<limit {
            guard let number = number(ofRow: row) else { return (nil, nil) }
            if withLine(number, { line, _ in pattern.matches(line) }) { return (row, nil) }
            row += forward ? 1 : -1
        }
        return (nil, row)
    }
}
