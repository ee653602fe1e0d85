// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GApplication`. <https://docs.gtk.org/gio/class.Application.html>
open class Application: Object, ActionGroup, ActionMap {
    open override nonisolated class var gtype: UInt { g_application_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Application(_borrowed: raw) }

    /// `g_application_new()`.
    public convenience init(applicationId: String? = nil, flags: ApplicationFlags = []) {
        if Self.hasOwnType { self.init(properties: ["application-id": applicationId, "flags": flags]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_application_new(applicationId, .init(rawValue: C.number(flags)))), "g_application_new"))
    }
}

extension Application {
    /// `action-group`. It is only written.
    public func setActionGroup(_ newValue: (any ActionGroup)?) {
        g_application_set_action_group(C.cast(_raw), C.opaque(newValue?._raw))
    }

    /// `application-id`, `g_application_get_application_id()`.
    public var applicationId: String? {
        get { C.optionalString(g_application_get_application_id(C.cast(_raw))) }
        set { g_application_set_application_id(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.applicationId; defer { self.applicationId = value }; yield &value }
    }

    /// `flags`, `g_application_get_flags()`.
    public var flags: ApplicationFlags {
        get { C.flags(g_application_get_flags(C.cast(_raw)).rawValue) }
        set { g_application_set_flags(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `inactivity-timeout`, `g_application_get_inactivity_timeout()`.
    public var inactivityTimeout: Int {
        get { C.int(g_application_get_inactivity_timeout(C.cast(_raw))) }
        set { g_application_set_inactivity_timeout(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.inactivityTimeout; defer { self.inactivityTimeout = value }; yield &value }
    }

    /// `is-busy`, `g_application_get_is_busy()`.
    public var isBusy: Bool { g_application_get_is_busy(C.cast(_raw)) != 0 }

    /// `is-registered`, `g_application_get_is_registered()`.
    public var isRegistered: Bool { g_application_get_is_registered(C.cast(_raw)) != 0 }

    /// `is-remote`, `g_application_get_is_remote()`.
    public var isRemote: Bool { g_application_get_is_remote(C.cast(_raw)) != 0 }

    /// `resource-base-path`, `g_application_get_resource_base_path()`.
    public var resourceBasePath: String? {
        get { C.optionalString(g_application_get_resource_base_path(C.cast(_raw))) }
        set { g_application_set_resource_base_path(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.resourceBasePath; defer { self.resourceBasePath = value }; yield &value }
    }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `command-line`.
    @discardableResult
    public func onCommandLine(
        after: Bool = false, _ handler: @escaping @MainActor (_ commandLine: ApplicationCommandLine) -> Int
    ) -> SignalConnection {
        connect("command-line", after: after, returning: Int.self) { arguments in handler(arguments.get(1)) }
    }

    /// `name-lost`.
    @discardableResult
    public func onNameLost(
        after: Bool = false, _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("name-lost", after: after, returning: Bool.self) { _ in handler() }
    }

    /// `shutdown`.
    @discardableResult
    public func onShutdown(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("shutdown", after: after, plain: handler)
    }

    /// `startup`.
    @discardableResult
    public func onStartup(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("startup", after: after, plain: handler)
    }

    /// `g_application_get_default()`.
    public static var `default`: Application? { C.borrow(g_application_get_default()) }

    /// `g_application_id_is_valid()`.
    public static func idIsValid(_ applicationId: String) -> Bool {
        g_application_id_is_valid(applicationId) != 0
    }

    /// `g_application_activate()`.
    public func activate() {
        g_application_activate(C.cast(_raw))
    }

    /// `g_application_bind_busy_property()`.
    public func bindBusyProperty(_ object: Object, property: String) {
        g_application_bind_busy_property(C.cast(_raw), object._raw, property)
    }

    /// `g_application_get_dbus_connection()`.
    public var dbusConnection: DBusConnection? { C.borrow(C.raw(g_application_get_dbus_connection(C.cast(_raw)))) }

    /// `g_application_get_dbus_object_path()`.
    public var dbusObjectPath: String? { C.optionalString(g_application_get_dbus_object_path(C.cast(_raw))) }

    /// `g_application_hold()`.
    public func hold() {
        g_application_hold(C.cast(_raw))
    }

    /// `g_application_mark_busy()`.
    public func markBusy() {
        g_application_mark_busy(C.cast(_raw))
    }

    /// `g_application_open()`.
    public func `open`(_ files: [File], hint: String) {
        var cFiles: [OpaquePointer?] = files.map { C.opaque($0._raw) }
        g_application_open(C.cast(_raw), &cFiles, C.gint(files.count), hint)
    }

    /// `g_application_quit()`.
    public func quit() {
        g_application_quit(C.cast(_raw))
    }

    /// `g_application_register()`.
    public func register(cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_application_register(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_application_release()`.
    public func release() {
        g_application_release(C.cast(_raw))
    }

    /// `g_application_send_notification()`.
    public func sendNotification(_ id: String? = nil, notification: Notification) {
        g_application_send_notification(C.cast(_raw), id, C.opaque(notification._raw))
    }

    /// `g_application_set_default()`.
    public func setDefault() {
        g_application_set_default(C.cast(_raw))
    }

    /// `g_application_set_option_context_description()`.
    public func setOptionContextDescription(_ description: String? = nil) {
        g_application_set_option_context_description(C.cast(_raw), description)
    }

    /// `g_application_set_option_context_parameter_string()`.
    public func setOptionContextParameterString(_ parameterString: String? = nil) {
        g_application_set_option_context_parameter_string(C.cast(_raw), parameterString)
    }

    /// `g_application_set_option_context_summary()`.
    public func setOptionContextSummary(_ summary: String? = nil) {
        g_application_set_option_context_summary(C.cast(_raw), summary)
    }

    /// `g_application_unbind_busy_property()`.
    public func unbindBusyProperty(_ object: Object, property: String) {
        g_application_unbind_busy_property(C.cast(_raw), object._raw, property)
    }

    /// `g_application_unmark_busy()`.
    public func unmarkBusy() {
        g_application_unmark_busy(C.cast(_raw))
    }

    /// `g_application_withdraw_notification()`.
    public func withdrawNotification(_ id: String) {
        g_application_withdraw_notification(C.cast(_raw), id)
    }

#if GTK_4_14
    /// `version`, `g_application_get_version()`.
    public var version: String? {
        get { C.optionalString(g_application_get_version(C.cast(_raw))) }
        set { setProperty("version", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.version; defer { self.version = value }; yield &value }
    }
#endif
}

extension Members where Owner: Application {
    public var applicationId: PropertyKey<Owner, String?> { PropertyKey("application-id") }
    public var flags: PropertyKey<Owner, ApplicationFlags> { PropertyKey("flags") }
    public var inactivityTimeout: PropertyKey<Owner, Int> { PropertyKey("inactivity-timeout") }
    public var isBusy: PropertyKey<Owner, Bool> { PropertyKey("is-busy") }
    public var isRegistered: PropertyKey<Owner, Bool> { PropertyKey("is-registered") }
    public var isRemote: PropertyKey<Owner, Bool> { PropertyKey("is-remote") }
    public var resourceBasePath: PropertyKey<Owner, String?> { PropertyKey("resource-base-path") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var commandLine: AnsweredSignalKey<Owner, ApplicationCommandLine, Int> { AnsweredSignalKey(one: "command-line") }
    public var nameLost: AnsweredSignalKey<Owner, Void, Bool> { AnsweredSignalKey("name-lost") }
    public var shutdown: SignalKey<Owner, Void> { SignalKey("shutdown") }
    public var startup: SignalKey<Owner, Void> { SignalKey("startup") }
#if GTK_4_14
    public var version: PropertyKey<Owner, String?> { PropertyKey("version") }
#endif
}
