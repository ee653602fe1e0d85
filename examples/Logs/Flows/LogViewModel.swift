// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import LogsModel

/// The view model of one log: the lines that the filter selects, and the search in them.
package final class LogViewModel: RxViewModel {
    /// The time spans that the user can choose, in seconds before now; nil for all times.
    static let spans: [(title: String, seconds: Int?)] = [
        ("Any time", nil), ("Last 15 minutes", 900), ("Last hour", 3600), ("Last day", 86_400),
        ("Last week", 604_800),
    ]
    static let levels: [(title: String, level: LogLevel?)] = [
        ("All levels", nil), ("Info and worse", .info), ("Warnings and worse", .warning), ("Errors", .error),
    ]

    /// The rows. Only the pages near the visible rows are in memory.
    let rows: PagedRowCache<LogLine>
    let status = BehaviorRelay(value: LogStatus())
    let filter = BehaviorRelay(value: LogFilter())
    /// The error message about the filter; nil if there is none.
    let filterErrorMessage = BehaviorRelay<String?>(value: nil)
    /// The error message about the search; nil if there is none.
    let searchErrorMessage = BehaviorRelay<String?>(value: nil)
    private let journal = BehaviorRelay(value: JournalStatus())
    /// Whether the list scrolls to the last line when lines are added.
    let isFollowing = BehaviorRelay(value: true)
    /// The row that the search has found.
    let found = PublishRelay<Int>()
    /// The text that was copied.
    let copied = PublishRelay<String>()

    /// Whether lines have been added since the rows that are loading were requested.
    private var isStale = false
    /// Whether no rows were requested yet.
    private var isFirst = true
    private let document: LogDocument
    private let spool: JournalSpool?
    private let searching = SerialDisposable()
    private let now: @Sendable () -> Int

    init(
        _ document: LogDocument, spool: JournalSpool?,
        now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
    ) {
        self.document = document
        self.spool = spool
        self.now = now
        rows = PagedRowCache { [document] in document.page($0) }
        super.init()
        searching.disposed(by: disposeBag)
        spool?.status.bind(to: journal).disposed(by: disposeBag)
        Observable.merge(viewDidAppear.map { true }, viewWillDisappear.map { false })
            .distinctUntilChanged()
            .flatMapLatest { [document] in $0 ? document.status : .never() }
            .subscribe(onNext: { [unowned self] in show($0) })
            .disposed(by: disposeBag)
        rows.state.filter { !$0.isLoading }.observe(on: MainScheduler.asyncInstance)
            .subscribe(onNext: { [unowned self] _ in if isStale { refresh() } })
            .disposed(by: disposeBag)
        // A new pattern is applied when the user stops typing. A new level or time span is applied immediately.
        let patterns = filter.map(\.pattern).distinctUntilChanged().skip(1)
            .debounce(.milliseconds(200), scheduler: MainScheduler.instance)
        let choices = filter.map { "\(String(describing: $0.level)) \(String(describing: $0.since))" }
            .distinctUntilChanged().skip(1)
        Observable.merge(patterns, choices).subscribe(onNext: { [unowned self] _ in applyFilter() }).disposed(
            by: disposeBag)
    }

    /// The text below the lines: the number of lines, the size of the file, and the progress.
    var summary: Observable<String> {
        status.map { status in
            var parts = [Self.lines(status.lineCount), LogSize.text(status.size)]
            if status.count != status.lineCount { parts.insert("\(status.count) of", at: 0) }
            var text = parts.prefix(parts.count - 1).joined(separator: " ") + " · " + parts[parts.count - 1]
            if status.unknownCount > 0 {
                text += " · \(Self.lines(status.unknownCount)) took too long to compare, and are not shown"
            }
            if let progress = status.progress { text += " · reading: \(Int(progress * 100)) %" }
            if status.restartCount > 0 { text += " · the file was replaced or truncated" }
            return text
        }
        .distinctUntilChanged()
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

    /// The error messages if lines cannot be read, are missing or will not follow, otherwise nil.
    var errorMessage: Observable<String?> {
        Observable.combineLatest(status, journal) { status, journal in
            let messages = Self.messages(journal, isEmpty: status.lineCount == 0)
            let all = messages + (status.errorMessage.map { [$0] } ?? [])
            return all.isEmpty ? nil : all.joined(separator: "\n")
        }
        .distinctUntilChanged()
    }

    private static func messages(_ journal: JournalStatus, isEmpty: Bool) -> [String] {
        func advice(_ what: String) -> String {
            " Members of the groups adm and systemd-journal may read \(what): ask an administrator."
        }
        let error = journal.error
        if isEmpty, !error.isEmpty {
            return [
                "The journal cannot be read: \(error)" + (error.contains("permission") ? advice("it") : "")
            ]
        }
        var messages = journal.writeError.map { [$0] } ?? []
        if journal.hasEnded {
            let reason = error.isEmpty ? "" : ": \(error)"
            messages.append(
                "No entries follow, because the program that reads the journal has ended\(reason). Open the journal again."
            )
        } else if !error.isEmpty {
            messages.append("The program that reads the journal reports: \(error)")
        }
        if journal.isPartial {
            messages.append("Entries of other users and of the system are not shown." + advice("them"))
        }
        return messages
    }

    private func show(_ new: LogStatus) {
        let old = status.value
        status.accept(new)
        if isFirst || new.restartCount != old.restartCount || new.filterCount != old.filterCount {
            (isFirst, isStale) = (false, false)
            rows.use { [document] in document.page($0) }
        } else if (new.count, new.lastLineSize) != (old.count, old.lastLineSize) {
            refresh()
        }
    }

    /// Reads the rows again: when those that are loading have arrived, because a new filter's first rows are not requested twice.
    private func refresh() {
        isStale = rows.state.value.isLoading
        if !isStale { rows.refreshData() }
    }

    private func applyFilter() {
        do throws(LogPatternError) {
            try document.setFilter(filter.value)
            filterErrorMessage.accept(nil)
            // The message was about the lines of the previous filter.
            searchErrorMessage.accept(nil)
        } catch { filterErrorMessage.accept("\(error)") }
    }

    func filter(by pattern: String) { change { $0.pattern = pattern } }
    func choose(level: LogLevel?) { change { $0.level = level } }
    func choose(span: Int?) { change { $0.since = span.map { now() - $0 } } }

    private func change(_ change: (inout LogFilter) -> Void) {
        var new = filter.value
        change(&new)
        if new != filter.value { filter.accept(new) }
    }

    /// Searches the next line that matches, beginning at a row. After the last line, the search continues with the first one.
    func search(_ pattern: String, from row: Int, forward: Bool) {
        guard !pattern.isEmpty else { return searchErrorMessage.accept(nil) }
        let count = status.value.count
        let first = document.find(pattern, from: row, forward: forward)
        let again = document.find(pattern, from: forward ? 0 : count - 1, forward: forward)
        let both = first.flatMap { first in
            first.row != nil
                ? .just(first)
                : again.map { LogSearch(row: $0.row, unknownCount: max($0.unknownCount, first.unknownCount)) }
        }
        searching.replace {
            both.subscribe(
                onSuccess: { [weak self] result in
                    self?.searchErrorMessage.accept(Self.message(result, pattern))
                    if let row = result.row {
                        self?.isFollowing.accept(false)
                        self?.found.accept(row)
                    }
                },
                onFailure: { [weak self] in self?.searchErrorMessage.accept("\($0)") })
        }
    }

    /// What the user has to know about a search; nil for nothing.
    private static func message(_ result: LogSearch, _ pattern: String) -> String? {
        let unknown =
            result.unknownCount > 0 ? "\(lines(result.unknownCount)) took too long to compare." : nil
        let none = result.row == nil ? "No line matches “\(pattern)”." : nil
        return none.map { unknown == nil ? $0 : "\($0) \(unknown ?? "")" } ?? unknown
    }

    func copy(_ rows: [Int]) {
        guard !rows.isEmpty else { return }
        document.text(of: rows).subscribe(onSuccess: { [weak self] in self?.copied.accept($0) }).disposed(
            by: disposeBag)
    }
}
