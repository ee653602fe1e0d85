// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import StateKit
import ViewKit

/// A row with the progress of work, the remaining time, and a button that cancels it.
final class WorkRow: Box {
    let id: ShellNotifications.Work.ID
    private let title = Label(style: .caption)
    private let detail = Label(style: .caption)
    private let bar = ProgressBar()
    private let button = Button(icon: "window-close-symbolic", style: .flat)
    private let disposeBag = DisposeBag()

    init(_ work: ShellNotifications.Work, in notifications: ShellNotifications) {
        id = work.id
        title.expandsHorizontally = true
        button.verticalAlignment = .center
        let texts = Box(.vertical, spacing: 4, [Box(.horizontal, spacing: 12, [title, detail]), bar])
        texts.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [texts, button])
        margins = Insets(horizontal: 12, vertical: 4)
        button.rx.tap.subscribe(onNext: { [weak notifications, id] in notifications?.cancel(id) })
            .disposed(by: disposeBag)
        show(work)
    }

    func show(_ work: ShellNotifications.Work) {
        title.text = "\(work.owner): \(work.report.title)"
        bar.accessibilityLabel = title.text
        let isRunning: Bool
        switch work.report.state {
        case .running(let fraction, let text, let secondsLeft):
            isRunning = true
            let progress = WorkProgress(fraction: fraction, text: text, secondsLeft: secondsLeft)
            bar.fraction = progress.fraction
            detail.text = [text, progress.summary].filter { !$0.isEmpty }.joined(separator: " – ")
        case .failed(let reason):
            isRunning = false
            detail.text = reason
        case .finished, .cancelled:
            isRunning = false
            detail.text = ""
        }
        bar.isHidden = !isRunning
        detail.style = isRunning ? .caption : .error
        let name = isRunning ? localized("Cancel %1", work.report.title) : localized("Close")
        button.accessibilityLabel = name
        button.tooltip = name
    }
}

/// The rows for the work of plugins, at the bottom of the window. It is hidden while there is no work.
final class WorkBar: Box {
    /// The largest number of rows.
    private let limit: Int
    private var rows: [WorkRow] = []
    private weak var notifications: ShellNotifications?
    private let disposeBag = DisposeBag()

    init(_ notifications: ShellNotifications, limit: Int = 3) {
        self.notifications = notifications
        self.limit = limit
        super.init(.vertical, [])
        notifications.works.subscribe(onNext: { [unowned self] in show($0) }).disposed(by: disposeBag)
    }

    private func show(_ works: [ShellNotifications.Work]) {
        let works = works.prefix(limit)
        isHidden = works.isEmpty
        if rows.map(\.id) != works.map(\.id), let notifications {
            rows = works.map { work in rows.first { $0.id == work.id } ?? WorkRow(work, in: notifications) }
            views = rows
        }
        for (row, work) in zip(rows, works) { row.show(work) }
    }
}
