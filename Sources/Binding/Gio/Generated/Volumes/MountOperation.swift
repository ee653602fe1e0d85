// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMountOperation`. <https://docs.gtk.org/gio/class.MountOperation.html>
open class MountOperation: Object {
    open override nonisolated class var gtype: UInt { g_mount_operation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MountOperation(_borrowed: raw) }
}

extension MountOperation {
    /// `anonymous`, `g_mount_operation_get_anonymous()`.
    public var anonymous: Bool {
        get { g_mount_operation_get_anonymous(C.cast(_raw)) != 0 }
        set { g_mount_operation_set_anonymous(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.anonymous; defer { self.anonymous = value }; yield &value }
    }

    /// `choice`, `g_mount_operation_get_choice()`.
    public var choice: Int {
        get { C.int(g_mount_operation_get_choice(C.cast(_raw))) }
        set { g_mount_operation_set_choice(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.choice; defer { self.choice = value }; yield &value }
    }

    /// `domain`, `g_mount_operation_get_domain()`.
    public var domain: String? {
        get { C.optionalString(g_mount_operation_get_domain(C.cast(_raw))) }
        set { g_mount_operation_set_domain(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.domain; defer { self.domain = value }; yield &value }
    }

    /// `is-tcrypt-hidden-volume`, `g_mount_operation_get_is_tcrypt_hidden_volume()`.
    public var isTcryptHiddenVolume: Bool {
        get { g_mount_operation_get_is_tcrypt_hidden_volume(C.cast(_raw)) != 0 }
        set { g_mount_operation_set_is_tcrypt_hidden_volume(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isTcryptHiddenVolume; defer { self.isTcryptHiddenVolume = value }; yield &value }
    }

    /// `is-tcrypt-system-volume`, `g_mount_operation_get_is_tcrypt_system_volume()`.
    public var isTcryptSystemVolume: Bool {
        get { g_mount_operation_get_is_tcrypt_system_volume(C.cast(_raw)) != 0 }
        set { g_mount_operation_set_is_tcrypt_system_volume(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isTcryptSystemVolume; defer { self.isTcryptSystemVolume = value }; yield &value }
    }

    /// `password`, `g_mount_operation_get_password()`.
    public var password: String? {
        get { C.optionalString(g_mount_operation_get_password(C.cast(_raw))) }
        set { g_mount_operation_set_password(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.password; defer { self.password = value }; yield &value }
    }

    /// `password-save`, `g_mount_operation_get_password_save()`.
    public var passwordSave: PasswordSave {
        get { C.enumeration(g_mount_operation_get_password_save(C.cast(_raw)).rawValue) }
        set { g_mount_operation_set_password_save(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.passwordSave; defer { self.passwordSave = value }; yield &value }
    }

    /// `pim`, `g_mount_operation_get_pim()`.
    public var pim: Int {
        get { C.int(g_mount_operation_get_pim(C.cast(_raw))) }
        set { g_mount_operation_set_pim(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.pim; defer { self.pim = value }; yield &value }
    }

    /// `username`, `g_mount_operation_get_username()`.
    public var username: String? {
        get { C.optionalString(g_mount_operation_get_username(C.cast(_raw))) }
        set { g_mount_operation_set_username(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.username; defer { self.username = value }; yield &value }
    }

    /// `aborted`.
    @discardableResult
    public func onAborted(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("aborted", after: after, plain: handler)
    }

    /// `ask-password`.
    @discardableResult
    public func onAskPassword(
        after: Bool = false, _ handler: @escaping @MainActor (_ message: String, _ defaultUser: String, _ defaultDomain: String, _ flags: AskPasswordFlags) -> Void
    ) -> SignalConnection {
        connect("ask-password", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `ask-question`.
    @discardableResult
    public func onAskQuestion(
        after: Bool = false, _ handler: @escaping @MainActor (_ message: String, _ choices: [String]) -> Void
    ) -> SignalConnection {
        connect("ask-question", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `reply`.
    @discardableResult
    public func onReply(
        after: Bool = false, _ handler: @escaping @MainActor (_ result: MountOperationResult) -> Void
    ) -> SignalConnection {
        connect("reply", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `show-unmount-progress`.
    @discardableResult
    public func onShowUnmountProgress(
        after: Bool = false, _ handler: @escaping @MainActor (_ message: String, _ timeLeft: Int, _ bytesLeft: Int) -> Void
    ) -> SignalConnection {
        connect("show-unmount-progress", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `g_mount_operation_reply()`.
    public func reply(_ result: MountOperationResult) {
        g_mount_operation_reply(C.cast(_raw), .init(rawValue: C.number(result)))
    }
}

extension Members where Owner: MountOperation {
    public var anonymous: PropertyKey<Owner, Bool> { PropertyKey("anonymous") }
    public var choice: PropertyKey<Owner, Int> { PropertyKey("choice") }
    public var domain: PropertyKey<Owner, String?> { PropertyKey("domain") }
    public var isTcryptHiddenVolume: PropertyKey<Owner, Bool> { PropertyKey("is-tcrypt-hidden-volume") }
    public var isTcryptSystemVolume: PropertyKey<Owner, Bool> { PropertyKey("is-tcrypt-system-volume") }
    public var password: PropertyKey<Owner, String?> { PropertyKey("password") }
    public var passwordSave: PropertyKey<Owner, PasswordSave> { PropertyKey("password-save") }
    public var pim: PropertyKey<Owner, Int> { PropertyKey("pim") }
    public var username: PropertyKey<Owner, String?> { PropertyKey("username") }
    public var aborted: SignalKey<Owner, Void> { SignalKey("aborted") }
    public var askPassword: SignalKey<Owner, (message: String, defaultUser: String, defaultDomain: String, flags: AskPasswordFlags)> { SignalKey("ask-password") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var askQuestion: SignalKey<Owner, (message: String, choices: [String])> { SignalKey("ask-question") { ($0.get(1), $0.get(2)) } }
    public var reply: SignalKey<Owner, MountOperationResult> { SignalKey(one: "reply") }
    public var showUnmountProgress: SignalKey<Owner, (message: String, timeLeft: Int, bytesLeft: Int)> { SignalKey("show-unmount-progress") { ($0.get(1), $0.get(2), $0.get(3)) } }
}
