// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GNotification`. <https://docs.gtk.org/gio/class.Notification.html>
open class Notification: Object {
    open override nonisolated class var gtype: UInt { g_notification_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Notification(_borrowed: raw) }

    /// `g_notification_new()`.
    public convenience init(title: String) {
        self.init(_constructed: C.present(C.raw(g_notification_new(title)), "g_notification_new"))
    }
}

extension Notification {
    /// `g_notification_add_button()`.
    public func addButton(_ label: String, detailedAction: String) {
        g_notification_add_button(C.opaque(_raw), label, detailedAction)
    }

    /// `g_notification_add_button_with_target_value()`.
    public func addButton(_ label: String, action: String, withTarget target: Variant? = nil) {
        g_notification_add_button_with_target_value(C.opaque(_raw), label, action, C.opaque(target?._raw))
    }

    /// `g_notification_set_body()`.
    public func setBody(_ body: String? = nil) {
        g_notification_set_body(C.opaque(_raw), body)
    }

    /// `g_notification_set_category()`.
    public func setCategory(_ category: String? = nil) {
        g_notification_set_category(C.opaque(_raw), category)
    }

    /// `g_notification_set_default_action()`.
    public func setDefaultAction(_ detailedAction: String) {
        g_notification_set_default_action(C.opaque(_raw), detailedAction)
    }

    /// `g_notification_set_default_action_and_target_value()`.
    public func setDefaultActionAndTarget(_ action: String, target: Variant? = nil) {
        g_notification_set_default_action_and_target_value(C.opaque(_raw), action, C.opaque(target?._raw))
    }

    /// `g_notification_set_icon()`.
    public func setIcon(_ icon: any Icon) {
        g_notification_set_icon(C.opaque(_raw), C.opaque(icon._raw))
    }

    /// `g_notification_set_priority()`.
    public func setPriority(_ priority: NotificationPriority) {
        g_notification_set_priority(C.opaque(_raw), .init(rawValue: C.number(priority)))
    }

    /// `g_notification_set_title()`.
    public func setTitle(_ title: String) {
        g_notification_set_title(C.opaque(_raw), title)
    }
}
