// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import StateKit
import Synchronization

/// What a log has at the moment.
package struct LogStatus: Equatable, Sendable {
    /// The number of lines that the filter selects.
    package var count = 0
    /// The number of all lines.
    package var lineCount = 0
    /// The size of the file in bytes.
    package var size = 0
    /// The part that was read and filtered; nil if all was.
    package var progress: Double?
    /// Why the file cannot be read; nil if it can.
    package var problem: String?
    /// How often the file was truncated or replaced by another one.
    package var restartCount = 0
    /// How often the filter was changed.
    package var filterCount = 0

    package init() {}
}

/// A log file, whose lines are read by their numbers while it grows.
///
/// All work is done on a queue of its own. The file is looked at while something has subscribed to ``status``.
package final class LogDocument: Sendable {
    package let path: String

    private let table: Mutex<LineTable>
    private let filterCount = Mutex(0)
    /// Reads and filters, step by step.
    private let queue = DispatchQueue(label: "Logs.LogDocument", qos: .userInitiated)
    private let reading = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    private let sent = PublishRelay<LogStatus>()
    private let interval: Int

    /// - Parameters:
    ///   - path: the absolute path of the file.
    ///   - interval: how often the file is looked at, in milliseconds.
    ///   - now: returns the present time in seconds since 1970.
    package init(
        _ path: String, interval: Int = 500,
        now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
    ) {
        self.path = path
        self.interval = interval
        table = Mutex(LineTable(path, now: now))
    }

    /// What the log has: now, and whenever that changes, on the main thread.
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

    /// Looks at the file, and begins to read what is new. Called on the queue.
    private func look() {
        table.withLock { $0.check() }
        send()
        work()
    }

    /// Does a part of the work, and puts the rest behind what others ask for.
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
                status.problem = table.problem
                status.restartCount = table.restartCount
                status.filterCount = filters
                return status
            })
    }

    /// Shows only some lines from now on. A wrong regular expression changes nothing.
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

    /// The lines in a range of rows, and how many rows there are.
    package func page(_ rows: Range<Int>) -> Single<Paged<[LogLine]>> {
        inBackground { document in
            document.table.withLock { table in
                Paged(
                    data: rows.clamped(to: 0..<table.count).compactMap { table.line(atRow: $0) },
                    itemsCount: table.count)
            }
        }
    }

    /// The texts of rows, one line for each; at most 100,000 of them.
    package func text(of rows: [Int]) -> Single<String> {
        inBackground { document in
            document.table.withLock { table in
                rows.prefix(100_000).compactMap { table.line(atRow: $0)?.text }.joined(separator: "\n")
            }
        }
    }

    /// The next row that matches a regular expression, from `row` on or before it; nil if there is none. It ends when it is disposed of.
    package func find(_ pattern: String, from row: Int, forward: Bool) -> Single<Int?> {
        Single.deferred { [self] in
            let flag = CancelFlag()
            return inBackground { document throws -> Int? in
                var next: Int? = row
                // In parts, between which others may read.
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

/// Whether work on another thread is wanted no more.
private final class CancelFlag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
}
