// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import StateKit
import Synchronization

/// The current state of a log.
package struct LogStatus: Equatable, Sendable {
    /// The number of lines that the filter selects.
    package var count = 0
    /// The number of all lines.
    package var lineCount = 0
    /// The size of the file in bytes.
    package var size = 0
    /// The number of bytes of the last line that the filter selects: it grows until its line feed is written.
    package var lastLineSize = 0
    /// The part that was read and filtered, from 0 to 1; nil if everything was.
    package var progress: Double?
    /// The error message if the file cannot be read, otherwise nil.
    package var errorMessage: String?
    /// The number of times that the file was truncated or replaced.
    package var restartCount = 0
    /// The number of times that the filter was changed.
    package var filterCount = 0
    /// The number of lines that took too long to compare with the filter. They are not selected.
    package var unknownCount = 0

    package init() {}
}

/// The result of a search.
package struct LogSearch: Equatable, Sendable {
    /// The row that matches; nil if there is none.
    package var row: Int?
    /// The number of rows before it that took too long to compare.
    package var unknownCount = 0

    package init(row: Int? = nil, unknownCount: Int = 0) {
        (self.row, self.unknownCount) = (row, unknownCount)
    }
}

/// A log file. Its lines can be read by their row while it grows.
///
/// The file is read on a queue of its own, and compared with the filter on another one. No lock is held while a line is compared, so that a
/// slow expression delays nothing else, and a new filter replaces it at once. The file is checked for changes while ``status`` has a
/// subscription. Any thread may use it.
package final class LogDocument: Sendable {
    package let path: String

    private let table: Mutex<LineTable>
    /// The work with the current filter, which is cancelled when another filter is set.
    private let filtering = Mutex(Filtering())
    private let makeTest: @Sendable (String) throws(LogPatternError) -> LineTest
    /// The queue on which the file is read, in steps.
    private let queue = DispatchQueue(label: "Logs.LogDocument", qos: .userInitiated)
    private let reading = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    private let sent = PublishRelay<LogStatus>()
    private let interval: Int

    private struct Filtering {
        var flag = CancelFlag()
        /// The number of filters that were set.
        var count = 0
        /// Whether lines are being compared.
        var isRunning = false
    }

    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - interval: The time between two checks of the file, in milliseconds.
    ///   - now: Returns the current time in seconds since 1970.
    ///   - makeTest: Returns the test of lines with an expression.
    package init(
        _ path: String, interval: Int = 500,
        now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) },
        makeTest: @escaping @Sendable (String) throws(LogPatternError) -> LineTest = {
            pattern throws(LogPatternError) in
            try LogPattern.test(pattern)
        }
    ) {
        self.path = path
        self.interval = interval
        self.makeTest = makeTest
        table = Mutex(LineTable(path, now: now))
    }

    deinit { filtering.withLock { $0.flag.set() } }

    /// The state of the log: the current one on subscription, then after each change, on the main thread.
    package var status: Observable<LogStatus> {
        Observable.create { [weak self] observer in
            guard let self else { return Disposables.create() }
            let subscription = sent.subscribe(observer)
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.setEventHandler { [weak self] in self?.look() }
            timer.schedule(deadline: .now(), repeating: .milliseconds(interval))
            timer.resume()
            return Disposables.create {
                timer.cancel()
                subscription.dispose()
            }
        }
        .observe(on: MainScheduler.instance)
        .distinctUntilChanged()
    }

    /// Checks the file, and begins to read its new part. Called on the queue.
    private func look() {
        table.withLock { $0.check() }
        send()
        work()
    }

    /// Reads one part of the file, and queues the next one, so that other requests are handled between the parts.
    private func work() {
        let hasMore = table.withLock { table -> Bool in
            if table.canRead { table.read() }
            return table.canRead
        }
        send()
        if hasMore { queue.async { [weak self] in self?.work() } } else { filterOn() }
    }

    private func send() {
        sent.accept(
            table.withLock { table in
                var status = LogStatus()
                status.count = table.count
                status.lineCount = table.lineCount
                status.size = table.size
                status.lastLineSize = table.lastLineSize
                status.progress = table.progress
                status.errorMessage = table.errorMessage
                status.restartCount = table.restartCount
                status.filterCount = table.filterCount
                status.unknownCount = table.unknownCount
                return status
            })
    }

    /// Replaces the filter, and returns at once. Throws an error, and changes nothing, if the regular expression is not valid.
    package func setFilter(_ filter: LogFilter) throws(LogPatternError) {
        let test: LineTest? = filter.pattern.isEmpty ? nil : try makeTest(filter.pattern)
        let (flag, count) = filtering.withLock { filtering in
            filtering.flag.set()
            filtering.flag = CancelFlag()
            filtering.count += 1
            filtering.isRunning = true
            return (filtering.flag, filtering.count)
        }
        // The table may be in use: the caller, which is the main thread, does not wait for it.
        Self.inBackground { [weak self] in
            guard let self else { return }
            table.withLock { if !flag.isSet { $0.setFilter(filter, test, count: count) } }
            send()
            compare(flag)
        }
    }

    /// Compares the lines that were read meanwhile, unless lines are being compared already.
    private func filterOn() {
        let flag = filtering.withLock { filtering -> CancelFlag? in
            guard !filtering.isRunning else { return nil }
            filtering.isRunning = true
            return filtering.flag
        }
        if let flag { Self.inBackground { [weak self] in self?.compare(flag) } }
    }

    /// Compares some lines, and then the next ones, until none is left or the filter is replaced.
    private func compare(_ flag: CancelFlag) {
        let run = table.withLock { table in
            filtering.withLock { filtering -> FilterRun? in
                guard !flag.isSet else { return nil }
                let run = table.nextRun()
                filtering.isRunning = run != nil
                return run
            }
        }
        guard let run else { return }
        // The document may be released while lines are compared.
        Self.inBackground { [weak self] in
            var run = run
            guard run.run(isCancelled: { flag.isSet }), let self else { return }
            table.withLock { $0.finish(run) }
            send()
            compare(flag)
        }
    }

    private static func inBackground(_ body: @escaping @Sendable () -> Void) {
        DispatchQueue.global(qos: .userInitiated).async(execute: body)
    }

    /// Returns the lines in a range of rows, and the number of all rows.
    package func page(_ rows: Range<Int>) -> Single<Paged<[LogLine]>> {
        inBackground { document in
            document.table.withLock { table in
                Paged(
                    data: rows.clamped(to: 0..<table.count).compactMap { table.line(atRow: $0) },
                    itemsCount: table.count)
            }
        }
    }

    /// Returns the texts of rows, one on each line: at most 100,000 rows, 1 MB of each line and 64 MB together.
    package func text(of rows: [Int]) -> Single<String> {
        inBackground { document in
            var text = ""
            for row in rows.prefix(100_000) where text.utf8.count < 64 << 20 {
                guard let line = document.table.withLock({ $0.line(atRow: row, limit: 1 << 20) }) else {
                    continue
                }
                if !text.isEmpty { text += "\n" }
                text += line.text
            }
            return text
        }
    }

    /// Searches forwards or backwards from `row` for a row that matches a regular expression. Disposal ends the search.
    package func find(_ pattern: String, from row: Int, forward: Bool) -> Single<LogSearch> {
        Single.deferred { [self] in
            let flag = CancelFlag()
            return inBackground { document throws -> LogSearch in
                let test = try document.makeTest(pattern)
                var (row, result) = (row, LogSearch())
                while !flag.isSet {
                    let lines = document.table.withLock { $0.copies(from: row, forward: forward) }
                    if lines.isEmpty { break }
                    for line in lines {
                        switch line.withUnsafeBytes({ test($0) { flag.isSet } }) {
                        case .matches:
                            result.row = row
                            return result
                        case .differs: break
                        case .unknown: result.unknownCount += 1
                        }
                        row += forward ? 1 : -1
                    }
                }
                return result
            }
            .do(isolation: nil, onDispose: { @Sendable in flag.set() })
        }
    }

    private func inBackground<T: Sendable>(_ body: @escaping @Sendable (LogDocument) throws -> T) -> Single<T>
    {
        Single.just(self).observe(on: reading).map(isolation: nil) { @Sendable in try body($0) }.observe(
            on: MainScheduler.instance)
    }
}

/// A flag that cancels work on another thread.
private final class CancelFlag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}
