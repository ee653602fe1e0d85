// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// The notifications of an application. The desktop triggers one action of the application, with the ids of
/// the notification and of the button.
@MainActor final class DesktopNotifications {
    static let action = "rxshell-notification"
    /// The name of the server, and of its interface.
    static let server = "org.freedesktop.Notifications"

    private let application: Gtk.Application
    private var answers: [String: @MainActor (String) -> Void] = [:]
    /// The notifications that are sent when it is known whether the server takes their bodies for markup.
    private var unsent: [String: Task<Void, Never>] = [:]
    /// What the server has sent with the click of the user, for the window that the application presents.
    private var token: String?
    private var tokens: Registration?

    /// Passes a notification on to the desktop.
    private let send: @MainActor (Gio.Notification, _ id: String) -> Void

    convenience init(_ application: Gtk.Application) {
        self.init(application) { [unowned application] in application.sendNotification($1, notification: $0) }
    }

    init(_ application: Gtk.Application, send: @escaping @MainActor (Gio.Notification, _ id: String) -> Void)
    {
        self.application = application
        self.send = send
        application.addAction(Self.action, target: [String].self) { [weak self] in self?.receive($0) }
    }

    isolated deinit { tokens?.cancel() }

    /// GLib 2.74 ignores the signal, which comes before that of the action.
    private func followTokens() {
        guard tokens == nil, let bus = application.dbusConnection else { return }
        tokens = bus.signalSubscribe(Self.server, interfaceName: Self.server, member: "ActivationToken") {
            [weak self] _, _, _, _, _, arguments in
            self?.token = arguments.count > 1 ? arguments[1].get(String.self) : nil
        }
    }

    func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        followTokens()
        answers[notification.id] = answer
        unsent.removeValue(forKey: notification.id)?.cancel()
        guard notification.body.contains(where: { "&<>".contains($0) }) else { return send(notification) }
        unsent[notification.id] = Task { [weak self] in
            let isMarkup = await self?.takesMarkup() == true
            guard let self, !Task.isCancelled else { return }
            unsent[notification.id] = nil
            var notification = notification
            if isMarkup { notification.body = Markup.escape(notification.body) }
            send(notification)
        }
    }

    private func send(_ notification: DesktopNotification) {
        let shown = Gio.Notification(title: notification.title)
        if !notification.body.isEmpty { shown.setBody(notification.body) }
        if let icon = notification.icon { shown.setIcon(Gio.ThemedIcon(name: icon)) }
        shown.setPriority(notification.priority.gio)
        let action = "app.\(Self.action)"
        shown.setDefaultActionAndTarget(
            action, target: Variant([notification.id, DesktopNotification.defaultAction]))
        for button in notification.actions {
            shown.addButton(button.title, action: action, withTarget: Variant([notification.id, button.id]))
        }
        send(shown, notification.id)
    }

    func withdraw(_ id: String) {
        answers[id] = nil
        unsent.removeValue(forKey: id)?.cancel()
        application.withdrawNotification(id)
    }

    /// Whether the server takes a body for markup. GLib passes the text on as it is. It prefers the interface of GNOME Shell, whose bodies are
    /// plain text.
    private func takesMarkup() async -> Bool {
        guard let bus = application.dbusConnection else { return false }
        let gnome = try? await bus.call(
            "NameHasOwner", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
            on: "org.freedesktop.DBus",
            Variant("org.gtk.Notifications"))
        guard gnome?[0].get(Bool.self) != true else { return false }
        let capabilities = try? await bus.call(
            "GetCapabilities", of: Self.server, at: "/org/freedesktop/Notifications", on: Self.server)
        return capabilities?[0].get([String].self)?.contains("body-markup") == true
    }

    /// The target comes from the desktop. A notification of an earlier run brings the application to the front.
    private func receive(_ target: [String]) {
        guard target.count == 2 else { return }
        if let token = token.take() { GtkWindowView.activationToken = token }
        guard let answer = answers.removeValue(forKey: target[0]) else { return application.activate() }
        application.withdrawNotification(target[0])
        answer(target[1])
    }
}

extension DesktopNotification.Priority {
    fileprivate var gio: Gio.NotificationPriority {
        switch self {
        case .low: .low
        case .normal: .normal
        case .high: .high
        case .urgent: .urgent
        }
    }
}
