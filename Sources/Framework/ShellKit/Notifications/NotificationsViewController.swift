// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginRuntime
import RxKernel
import ViewKit

/// The view model of the window with the history of notifications.
final class NotificationsViewModel: RxViewModel {
    let notifications: ShellNotifications
    private let preferences: ShellPreferences

    init(shell: Shell) {
        notifications = shell.notifications
        preferences = shell.preferences
        super.init()
    }

    var items: Observable<[ShellNotifications.Item]> { notifications.items.asObservable() }

    /// Whether the user has turned on "Do not disturb".
    var isUndisturbed: Observable<Bool> {
        preferences.settings.observe(ShellPreferences.doNotDisturb).map { $0 == .bool(true) }
    }

    /// Turns "Do not disturb" on or off. Returns the error message if the setting is not stored, otherwise nil.
    func setUndisturbed(_ isOn: Bool) -> String? {
        do throws(PluginSettingsError) {
            try preferences.settings.set(ShellPreferences.doNotDisturb, to: .bool(isOn))
        } catch { return "\(error)" }
        return nil
    }
}

/// The window with the history of notifications, and the work that is running.
final class NotificationsViewController: RxViewController<NotificationsViewModel> {
    private lazy var list = ListView<ShellNotifications.Item>(
        selectionMode: .none, cell: { [unowned viewModel] in NotificationCell(viewModel.notifications) }
    ).with { $0.accessibilityLabel = localized("Notifications") }
    private lazy var scrollView = ScrollView(list).with { $0.expandsVertically = true }
    private lazy var nothing = StatusView(
        icon: "preferences-system-notifications-symbolic", title: localized("No Notifications"))
    private let toggle = Switch()
    private lazy var clear = Button(localized("Clear"), style: .flat)
    private let errorMessage = Label(style: .error, wraps: true)

    override init(viewModel: NotificationsViewModel) {
        super.init(viewModel: viewModel)
        title = localized("Notifications")
        actions = [
            Action("notifications.close", title: localized("Close"), shortcuts: ["<Primary>w"]) {
                [unowned self] in
                window?.requestClose()
            }
        ]
    }

    override func subviews() -> [any View] {
        let label = Label(localized("Do not disturb"))
        label.expandsHorizontally = true
        toggle.accessibilityLabel = localized("Do not disturb")
        toggle.verticalAlignment = .center
        errorMessage.isHidden = true
        let bar = Box(.horizontal, spacing: 12, [label, toggle, clear])
        bar.margins = Insets(horizontal: 12, vertical: 8)
        return [bar, errorMessage, WorkBar(viewModel.notifications, limit: 100), scrollView, nothing]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.items.subscribe(onNext: { [unowned self] items in
                list.items = items
                scrollView.isHidden = items.isEmpty
                nothing.isHidden = !items.isEmpty
                clear.isEnabled = !items.isEmpty
            }),
            viewModel.isUndisturbed.subscribe(onNext: { [unowned self] in toggle.isOn = $0 }),
            toggle.rx.isOn.skip(1).subscribe(onNext: { [unowned self] isOn in
                errorMessage.text = viewModel.setUndisturbed(isOn) ?? ""
                errorMessage.isHidden = errorMessage.text.isEmpty
            }),
            clear.rx.tap.subscribe(onNext: { [unowned self] in viewModel.notifications.clear() }),
        ]
    }
}

/// The row of a notification: its plugin, its time, its texts, and its button.
private final class NotificationCell: Box, Configurable {
    private let owner = Label(style: .caption)
    private let time = Label(style: .caption)
    private let title = Label(style: .heading, wraps: true)
    private let text = Label(wraps: true)
    private let button = Button()
    private weak var notifications: ShellNotifications?
    private let disposeBag = DisposeBag()
    private var id: Int?

    init(_ notifications: ShellNotifications) {
        self.notifications = notifications
        owner.expandsHorizontally = true
        button.horizontalAlignment = .start
        super.init(
            .vertical, spacing: 4, [Box(.horizontal, spacing: 12, [owner, time]), title, text, button])
        margins = Insets(horizontal: 12, vertical: 8)
        button.rx.tap.subscribe(onNext: { [unowned self] in
            if let id { self.notifications?.perform(id) }
            button.isHidden = true
        }).disposed(by: disposeBag)
    }

    func configure(_ item: ShellNotifications.Item) {
        id = item.id
        owner.text = item.owner
        time.text = item.time(now: Glibc.time(nil))
        title.text = item.notification.title
        text.text = item.notification.body
        text.isHidden = item.notification.body.isEmpty
        button.title = item.notification.action
        button.isHidden = notifications?.canPerform(item) != true
    }
}

extension ShellNotifications.Item {
    /// The time at which it was posted, in the form that is usual for the user's language: "14:03", or
    /// "11/22/26 14:03" if that was another day.
    func time(now: Int) -> String {
        var (posted, now) = (posted, now)
        var (date, today) = (tm(), tm())
        localtime_r(&posted, &date)
        localtime_r(&now, &today)
        let isToday = (date.tm_year, date.tm_yday) == (today.tm_year, today.tm_yday)
        var text = [CChar](repeating: 0, count: 64)
        strftime(&text, text.count, isToday ? "%H:%M" : "%x %H:%M", &date)
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension ShellFlow {
    /// Opens the window with the notifications, or brings it to the front.
    func showNotifications() -> FlowContributors {
        if let window = shell.windows.notifications?.window {
            window.present()
            return .none
        }
        let viewModel = NotificationsViewModel(shell: shell)
        let controller = NotificationsViewController(viewModel: viewModel)
        shell.windows.notifications = controller
        return openWindow(
            controller, with: viewModel, size: Size(width: 420, height: 560), role: "notifications")
    }
}
