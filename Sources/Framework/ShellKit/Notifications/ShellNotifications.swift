// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginKit
import PluginRuntime
import RxKernel
import StateKit
import ViewKit

/// The history of the notifications of plugins, which is kept in the file `notifications.json` of the state folder, and the long work of
/// plugins. Main thread only.
@MainActor final class ShellNotifications {
    /// A notification in the history.
    struct Item: Identifiable, Equatable, Codable {
        let id: Int
        /// The name of the plugin.
        let owner: String
        let notification: PluginNotification
        /// The time at which it was posted, in seconds since 1970.
        let posted: Int
    }

    /// Work that is running, or that has failed and was not closed.
    struct Work: Identifiable, Equatable {
        let id: Int
        let owner: String
        var report: WorkReport
    }

    /// A window that shows toasts.
    private struct Host {
        weak var window: Window?
        /// The view that shows them. The window retains it.
        weak var toasts: ToastView?
    }

    /// The largest number of notifications in the history. The oldest ones are removed first.
    static let maximumItems = 200
    /// The largest number of notifications of a plugin within ``period``. Further ones are ignored.
    static let maximumRate = 10
    static let period = Duration.seconds(10)

    /// The notifications, the newest first. The file is read when they are first needed.
    private(set) lazy var items = loadItems()
    /// The work that is running or has failed, in the order in which it was started.
    let works = BehaviorRelay<[Work]>(value: [])

    private let settings: ShellSettings
    private let files: ShellFiles
    private let folder: String
    private let now: @MainActor () -> ContinuousClock.Instant
    private var last = 0
    /// Differs in each run, so that a notification on the desktop does not replace one of an earlier run that the user has not seen.
    private let run = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    private var answers: [Int: @MainActor () -> Void] = [:]
    private var cancels: [Int: @MainActor () -> Void] = [:]
    private var owners: [Int: ObjectIdentifier] = [:]
    private var posted: [ObjectIdentifier: [ContinuousClock.Instant]] = [:]
    private var shownOnDesktop: [Int: DialogHandle] = [:]
    /// The windows of the shell, the one that was active last at the end.
    private var hosts: [Host] = []
    /// The window of the shell that is active.
    private weak var activeWindow: Window?
    private let disposeBag = DisposeBag()

    init(
        _ settings: ShellSettings, _ files: ShellFiles, in folder: String,
        now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
    ) {
        (self.settings, self.files, self.folder, self.now) = (settings, files, folder, now)
    }

    private func loadItems() -> BehaviorRelay<[Item]> {
        let file = StateFile<[Item]>(path: "\(folder)/notifications.json")
        var loaded: [Item] = []
        var isKept = false
        // A damaged file was renamed. The history is empty then. Where it could not be renamed, nothing is written.
        do throws(StateFileError) { loaded = try file.load() ?? [] } catch {
            isKept = error.wouldOverwrite
            files.report(.notifications, error)
        }
        // The buttons of these notifications do nothing any more, since their plugins have ended.
        let kept = loaded.prefix(Self.maximumItems).enumerated().map { index, item in
            Item(
                id: -index, owner: String(item.owner.prefix(200)), notification: item.notification.bounded,
                posted: item.posted)
        }
        let items = BehaviorRelay(value: kept)
        let writer = StateWriter(file, onError: { [files] in files.report(.notifications, $0) }) {
            [isKept] in isKept ? nil : items.value
        }
        items.skip(1).subscribe(onNext: { [writer] _ in writer.changed() }).disposed(by: disposeBag)
        return items
    }

    /// Shows toasts and running work in a window, around its content.
    func install(in window: Window) {
        // A file that cannot be read is reported now.
        _ = items
        hosts.removeAll { $0.window == nil }
        guard !hosts.contains(where: { $0.window === window }), let content = window.content else { return }
        window.content = Box()
        let toasts = ToastView(content)
        toasts.expandsVertically = true
        window.content = Box(.vertical, [toasts, WorkBar(self)])
        hosts.append(Host(window: window, toasts: toasts))
        // One that opens without the focus is not active.
        if activeWindow == nil { activeWindow = window }
        // It completes with its window.
        _ = window.events.subscribe(onNext: { [weak self, weak window] event in
            if case .active(let isActive) = event, let window {
                self?.activityDidChange(of: window, isActive)
            }
        })
    }

    private func activityDidChange(of window: Window, _ isActive: Bool) {
        if isActive {
            activeWindow = window
            hosts = hosts.filter { $0.window !== window } + hosts.filter { $0.window === window }
        } else if activeWindow === window {
            activeWindow = nil
        }
    }

    // MARK: Notifications

    /// Adds a notification to the history, and shows it unless the user has turned on "Do not disturb".
    ///
    /// - Returns: Whether the notification was added. It is false if the plugin has posted too many.
    func post(
        _ notification: PluginNotification, of owner: InstalledPlugin,
        perform: @escaping @MainActor () -> Void
    ) -> Bool {
        guard admit(owner) else { return false }
        last += 1
        let id = last
        answers[id] = perform
        owners[id] = ObjectIdentifier(owner)
        let item = Item(
            id: id, owner: owner.record.name, notification: notification.bounded,
            posted: Glibc.time(nil))
        items.accept([item] + items.value.prefix(Self.maximumItems - 1))
        for old in answers.keys where old <= id - Self.maximumItems { forget(old) }
        guard !settings.preferences.isUndisturbed else { return true }
        if let active = hosts.last(where: { $0.window != nil && $0.window === activeWindow }) {
            showToast(item, in: active.toasts)
        } else {
            showOnDesktop(item)
        }
        return true
    }

    /// Returns whether a plugin may post a notification now, and counts it. It is false if the plugin has posted too many.
    func admit(_ owner: InstalledPlugin) -> Bool {
        let now = now()
        var times = (posted[ObjectIdentifier(owner)] ?? []).filter { $0.duration(to: now) < Self.period }
        guard times.count < Self.maximumRate else { return false }
        times.append(now)
        posted[ObjectIdentifier(owner)] = times
        return true
    }

    private func showToast(_ item: Item, in toasts: ToastView?) {
        let text = [item.notification.title, item.notification.body].filter { !$0.isEmpty }.joined(
            separator: "\n")
        guard !text.isEmpty else { return }
        toasts?.show(Toast("\(item.owner): \(text)", action: item.notification.action)) { [weak self] in
            self?.perform(item.id)
        }
    }

    private func showOnDesktop(_ item: Item) {
        let button = item.notification.action
        let notification = DesktopNotification(
            "shell.\(run).\(item.id)", title: "\(item.owner): \(item.notification.title)",
            body: item.notification.body,
            actions: button.isEmpty ? [] : [.init("perform", title: button)])
        shownOnDesktop[item.id] = notification.post { [weak self] _ in
            guard let self else { return }
            shownOnDesktop[item.id] = nil
            hosts.last { $0.window != nil }?.window?.present()
            perform(item.id)
        }
    }

    /// Called when the user presses the button of a notification, or clicks the notification.
    func perform(_ id: Int) { answers.removeValue(forKey: id)?() }

    /// Whether a notification has a button that works.
    func canPerform(_ item: Item) -> Bool { !item.notification.action.isEmpty && answers[item.id] != nil }

    /// Removes all notifications from the history and from the desktop.
    func clear() {
        for item in items.value { forget(item.id) }
        items.accept([])
        for host in hosts { host.toasts?.dismissAll() }
    }

    private func forget(_ id: Int) {
        answers[id] = nil
        owners[id] = nil
        shownOnDesktop.removeValue(forKey: id)?.dismiss()
    }

    // MARK: Work

    /// Shows the state of the work of a plugin, which may have so much at a time as its operation says.
    func show(_ report: WorkReport, of owner: InstalledPlugin, cancel: @escaping @MainActor () -> Void) {
        let own = works.value.filter { owners[$0.id] == ObjectIdentifier(owner) }
        let work = own.first { $0.report.number == report.number }
        guard
            work != nil || report.isOver
                || owner.admits(
                    "Long work", by: PluginOperations.work, beside: own.count,
                    remedy: "Finish some of it first.")
        else { return }
        let id = show(report, named: owner.record.name, id: work?.id, cancel: cancel)
        if let id { owners[id] = ObjectIdentifier(owner) }
    }

    /// Shows the state of work, which has a row with the id if it was shown before. Returns the id of its row; nil if it has none.
    func show(
        _ report: WorkReport, named owner: String, id: Work.ID?, cancel: @escaping @MainActor () -> Void
    ) -> Work.ID? {
        let report = report.bounded
        var all = works.value
        var id = id
        let index = all.firstIndex { $0.id == id }
        switch report.state {
        case .running, .failed:
            if let index {
                all[index].report = report
            } else {
                last += 1
                id = last
                cancels[last] = cancel
                all.append(Work(id: last, owner: owner, report: report))
            }
        case .finished, .cancelled:
            if let index { remove(all.remove(at: index).id) }
            id = nil
        }
        if all != works.value { works.accept(all) }
        return id
    }

    /// Whether work of a plugin is running.
    func isWorking(_ owner: InstalledPlugin) -> Bool {
        works.value.contains { work in
            guard case .running = work.report.state else { return false }
            return owners[work.id] == ObjectIdentifier(owner)
        }
    }

    /// Cancels work that is running, or removes work that has failed.
    func cancel(_ id: Int) {
        guard let work = works.value.first(where: { $0.id == id }) else { return }
        if case .running = work.report.state { cancels[id]?() }
        remove(id)
        works.accept(works.value.filter { $0.id != id })
    }

    private func remove(_ id: Int) {
        cancels[id] = nil
        owners[id] = nil
    }

    /// Called when a plugin has ended. Removes its work, and the buttons of its notifications.
    func end(_ owner: InstalledPlugin) {
        let ids = Set(owners.filter { $0.value == ObjectIdentifier(owner) }.keys)
        guard !ids.isEmpty else { return }
        for id in ids { answers[id] = nil }
        for work in works.value where ids.contains(work.id) { remove(work.id) }
        let left = works.value.filter { !ids.contains($0.id) }
        if left != works.value { works.accept(left) }
        // Updates the rows, whose buttons are hidden now.
        items.accept(items.value)
    }
}
