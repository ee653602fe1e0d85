// SPDX-License-Identifier: MIT

import Foundation

/// The positions of the lines of a file, and the numbers of the lines that the filter selects. The text of the lines is not kept in memory.
///
/// It reads in steps, so that lines can be read between the steps. Lines are compared with the filter outside of the table: ``nextRun()``
/// copies some of them, and ``finish(_:)`` takes the result. A line ends at a line feed only.
struct LineTable {
    private let bytes: LogBytes
    /// The position of each line.
    private(set) var starts: [Int] = []
    /// The position up to which the file was read.
    private var end = 0
    /// Whether the last line ends with a line feed.
    private var isComplete = true
    /// Whether the last line has no line feed, and the file has not changed since it was read: it is compared with the filter.
    private var isSettled = false
    /// What has to be restored if the last line was compared and then grows.
    private var beforeLast: (unknownCount: Int, entry: FilterRun.Entry)?
    private var filter = LogFilter()
    private var test: LineTest?
    /// The numbers of the lines that the filter selects; nil without a filter.
    private var matches: [Int]?
    /// The number of lines that were compared with the filter.
    private var filtered = 0
    /// The number of lines that took too long to compare.
    private(set) var unknownCount = 0
    /// What the next line has, if it has no level or no time.
    private var entry = FilterRun.Entry()
    /// Changes with the filter, and when all lines are compared again.
    private var generation = 0
    /// The number of the filter, from 1; 0 before the first one.
    private(set) var filterCount = 0
    private(set) var errorMessage: String?
    /// The number of times that the file was truncated or replaced.
    private(set) var restartCount = 0
    let now: @Sendable () -> Int

    private static let readSize = 1 << 20
    /// The largest number of bytes of a line that are shown.
    static let lineLimit = 16_384

    init(
        _ path: String, archiveLimit: Int = LogArchive.limit, now: @escaping @Sendable () -> Int
    ) {
        bytes = LogBytes(path, archiveLimit: archiveLimit)
        self.now = now
    }

    /// The number of lines that are shown.
    var count: Int { matches?.count ?? starts.count }
    var lineCount: Int { starts.count }
    var size: Int { bytes.size }
    /// The number of bytes of the last line that is shown; 0 without lines.
    var lastLineSize: Int {
        number(ofRow: count - 1).map { position($0 + 1) - starts[$0] } ?? 0
    }
    /// The part of the work that is done, from 0 to 1; nil if there is no work.
    var progress: Double? {
        guard canRead || canFilter else { return nil }
        let read = bytes.progress(at: end)
        guard matches != nil else { return read }
        return read * 0.2 + (starts.isEmpty ? 0 : Double(filtered) / Double(starts.count) * 0.8)
    }

    /// Whether a part of the file was not read yet.
    var canRead: Bool { end < bytes.size || bytes.hasMore }
    /// Whether there are lines that were not compared with the filter yet.
    var canFilter: Bool { matches != nil && filtered < completeCount }

    /// The number of lines that are compared with the filter.
    private var completeCount: Int { isSettled ? starts.count : endedCount }
    /// The number of lines with a line feed.
    private var endedCount: Int { starts.count - (isComplete || starts.isEmpty ? 0 : 1) }

    /// Checks whether the file has changed.
    mutating func check() {
        switch bytes.check() {
        case .none:
            errorMessage = problem
            isSettled = !isComplete && !canRead
        case .grown:
            errorMessage = problem
            forgetLast()
        case .restarted:
            errorMessage = nil
            restartCount += 1
            starts = []
            (end, isComplete, isSettled) = (0, true, false)
            restartFilter()
        case .gone(let reason):
            errorMessage = "\(bytes.path) cannot be read: \(reason)."
        }
    }

    /// - Parameters:
    ///   - test: The test of the filter's expression; nil if the filter has none.
    ///   - count: The number of the filter, from 1.
    mutating func setFilter(_ new: LogFilter, _ test: LineTest?, count: Int) {
        (filter, self.test, filterCount) = (new, test, count)
        restartFilter()
    }

    private mutating func restartFilter() {
        generation += 1
        matches = filter.isEmpty ? nil : []
        (filtered, unknownCount, entry) = (0, 0, FilterRun.Entry())
        beforeLast = nil
    }

    /// Makes the last line be compared again, since it may grow.
    private mutating func forgetLast() {
        guard isSettled else { return }
        isSettled = false
        // It may be in a run that is being compared.
        generation += 1
        guard let before = beforeLast else { return }
        filtered -= 1
        if matches?.last == filtered { matches?.removeLast() }
        (unknownCount, entry) = before
        beforeLast = nil
    }

    private var problem: String? {
        bytes.problem.map { "Not all lines of \(bytes.path) can be shown: \($0)." }
    }

    /// Reads the next part of the file. It takes some milliseconds.
    mutating func read() {
        if end == bytes.size {
            bytes.decompress()
            errorMessage = problem
        }
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

    // MARK: Filter

    /// The next lines that have to be compared with the filter; nil if there are none.
    func nextRun() -> FilterRun? {
        guard canFilter else { return nil }
        // A last line without a line feed has a run of its own.
        let (first, limit) = (filtered, filtered < endedCount ? endedCount : completeCount)
        var last = first + 1
        while last < limit, last - first < 2000, position(last + 1) - starts[first] < Self.readSize {
            last += 1
        }
        // The number of bytes is limited, because a single line may be longer than the memory.
        let (ends, copy) = self.copy(first..<last, limit: 2 * Self.readSize)
        return FilterRun(
            generation: generation, filter, test, first: first, ends: ends, bytes: copy, entry: entry,
            now: now())
    }

    /// Takes the result for the lines of ``nextRun()``, unless the filter or the file was replaced meanwhile.
    mutating func finish(_ run: FilterRun) {
        guard run.generation == generation, run.first == filtered else { return }
        if run.first == endedCount { beforeLast = (unknownCount, entry) }
        matches? += run.matches
        unknownCount += run.unknownCount
        filtered += run.ends.count
        entry = run.entry
    }

    /// The bytes of lines that follow each other, and the end of each of them.
    private func copy(_ lines: Range<Int>, limit: Int) -> (ends: [Int], bytes: [UInt8]) {
        let start = starts[lines.lowerBound]
        let stop = min(position(lines.upperBound), start + limit)
        let copy = bytes.withBytes(start..<stop) { [UInt8]($0) }
        return (lines.map { min(position($0 + 1) - start, copy.count) }, copy)
    }

    // MARK: Lines

    /// Returns the start of line `number`, or the end of the file if there is no such line.
    private func position(_ number: Int) -> Int { number < starts.count ? starts[number] : end }

    /// Returns the number of the line in a row, or nil if the row does not exist.
    func number(ofRow row: Int) -> Int? {
        guard row >= 0, row < count else { return nil }
        return matches?[row] ?? row
    }

    /// Returns the line in a row, or nil if the row does not exist.
    func line(atRow row: Int, limit: Int = lineLimit) -> LogLine? {
        guard let number = number(ofRow: row) else { return nil }
        let (start, stop) = (starts[number], position(number + 1))
        return bytes.withBytes(start..<min(stop, start + limit)) {
            LogLine(number, $0, moreBytes: max(stop - start - limit, 0))
        }
    }

    /// Returns the bytes of rows, of which the search needs copies: at most `limit` rows from `row` on, forwards or backwards, and about 1
    /// MB.
    func copies(from row: Int, forward: Bool, limit: Int = 1000) -> [[UInt8]] {
        var (result, size, row): ([[UInt8]], Int, Int) = ([], 0, row)
        while result.count < limit, size < Self.readSize, let number = number(ofRow: row) {
            let line = copy(number..<number + 1, limit: LogPattern.lengthLimit).bytes
            result.append(line)
            size += line.count
            row += forward ? 1 : -1
        }
        return result
    }
}
