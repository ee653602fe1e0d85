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
    /// The part that was read and filtered, from 0 to 1; nil if everything was.
    package var progress: Double?
    /// The error message if the file cannot be read, otherwise nil.
    package var errorMessage: String?
    /// The number of times that the file was truncated or replaced.
    package var restartCount = 0
    /// The number of times that the filter was changed.
    package var filterCount = 0

    package init() {}
}

/// A log file. Its lines can be read by their row while it grows.
///
/// The file is read and filtered on a queue of its own. It is checked for changes while ``status`` has a subscription. Any thread may use it.
package final class LogDocument: Sendable {
    package let path: String

    private let table: Mutex<LineTable>
    private let filterCount = Mutex(0)
    /// The queue on which the file is read and filtered, in steps.
    private let queue = DispatchQueue(label: "Logs.LogDocument", qos: .userInitiated)
    private let reading = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    private let sent = PublishRelay<LogStatus>()
    private let interval: Int

    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - interval: The time between two checks of the file, in milliseconds.
    ///   - now: Returns the current time in seconds since 1970.
    package init(
        _ path: String, interval: Int = 500,
        now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
    ) {
        self.path = path
        self.interval = interval
        table = Mutex(LineTable(path, now: now))
    }

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

    /// Does one step of the work, and queues the next one, so that other requests are handled between the steps.
    private func work() {
        let hasMore = table.withLock { table -> Bool in
            if table.hasWork { table.step() }
            return table.hasWork
        }
        send()
        if hasMore { queue.async { [weak self] in self?.work() } }
    }

    private func send() {
        let filters = filterCount.withLock(\.self)
        sent.accept(
            table.withLock { table in
                var status = LogStatus()
                status.count = table.count
                status.lineCount = table.lineCount
                status.size = table.size
                status.progress = table.progress
                status.errorMessage = table.errorMessage
                status.restartCount = table.restartCount
                status.filterCount = filters
                return status
            })
    }

    /// Sets the filter. Throws an error, and changes nothing, if the regular expression is not valid.
    package func setFilter(_ filter: LogFilter) throws(LogPatternError) {
        let result: Result<Void, LogPatternError> = table.withLock { table in
            do throws(LogPatternError) { return .success(try table.setFilter(filter)) } catch {
                return .failure(error)
            }
        }
        try result.get()
        filterCount.withLock { $0 += 1 }
        queue.async { [weak self] in self?.work() }
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

    /// Returns the texts of rows, one on each line; at most 100,000 rows.
    package func text(of rows: [Int]) -> Single<String> {
        inBackground { document in
            document.table.withLock { table in
                rows.prefix(100_000).compactMap { table.line(atRow: $0)?.text }.joined(separator: "\n")
            }
        }
    }

    /// Searches forwards or backwards from `row` for a row that matches a regular expression. The result is nil if there is none. Disposal ends the search.
    package func find(_ pattern: String, from row: Int, forward: Bool) -> Single<Int?> {
        Single.deferred { [self] in
            let flag = CancelFlag()
            return inBackground { document throws -> Int? in
                var next: Int? = row
                // The table is searched in parts, so that other threads can read between them.
                while let start = next, !flag.isSet {
                    let result = try document.table.withLock {
                        try $0.find(pattern, from: start, forward: forward)
                    }
                    if let found = result.found { return found }
                    next = result.next
                }
                return nil
            }
            .do(onDispose: { @Sendable in flag.set() })
        }
    }

    private func inBackground<T: Sendable>(_ body: @escaping @Sendable (LogDocument) throws -> T) -> Single<T>
    {
        Single.just(self).observe(on: reading).map { @Sendable in try body($0) }.observe(
            on: MainScheduler.instance)
    }
}

/// A flag that cancels work on another thread.
private final class CancelFlag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}
