// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTask`. <https://docs.gtk.org/gio/class.Task.html>
open class TaskObject: Object, AsyncResult {
    open override nonisolated class var gtype: UInt { g_task_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TaskObject(_borrowed: raw) }

    /// `g_task_new()`.
    public convenience init(
        sourceObject: Object? = nil, cancellable: Cancellable? = nil, callback: AsyncReadyCallback? = nil
    ) {
        self.init(_constructed: C.present(C.raw(g_task_new(sourceObject?._raw, C.cast(cancellable?._raw), callback == nil ? nil : AsyncReadyCallbackThunk.once, AsyncReadyCallbackThunk.retained(callback))), "g_task_new"))
    }
}

extension TaskObject {
    /// `completed`, `g_task_get_completed()`.
    public var completed: Bool { g_task_get_completed(C.opaque(_raw)) != 0 }

    /// `g_task_is_valid()`.
    public static func isValid(_ result: any AsyncResult, sourceObject: Object? = nil) -> Bool {
        g_task_is_valid(result._raw, sourceObject?._raw) != 0
    }

    /// `g_task_get_cancellable()`.
    public var cancellable: Cancellable? { C.borrow(g_task_get_cancellable(C.opaque(_raw))) }

    /// `g_task_get_check_cancellable()`.
    public var checkCancellable: Bool {
        get { g_task_get_check_cancellable(C.opaque(_raw)) != 0 }
        set { g_task_set_check_cancellable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.checkCancellable; defer { self.checkCancellable = value }; yield &value }
    }

    /// `g_task_get_name()`.
    public var name: String? {
        get { C.optionalString(g_task_get_name(C.opaque(_raw))) }
        set { g_task_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `g_task_get_priority()`.
    public var priority: Int {
        get { C.int(g_task_get_priority(C.opaque(_raw))) }
        set { g_task_set_priority(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.priority; defer { self.priority = value }; yield &value }
    }

    /// `g_task_get_return_on_cancel()`.
    public var returnOnCancel: Bool { g_task_get_return_on_cancel(C.opaque(_raw)) != 0 }

    /// `g_task_get_source_object()`.
    public var sourceObject: Object? { C.borrow(g_task_get_source_object(C.opaque(_raw))) }

    /// `g_task_had_error()`.
    @discardableResult
    public func hadError() -> Bool {
        g_task_had_error(C.opaque(_raw)) != 0
    }

    /// `g_task_propagate_boolean()`.
    public func propagateBoolean() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_task_propagate_boolean(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_task_propagate_int()`.
    @discardableResult
    public func propagateInt() throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_task_propagate_int(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_task_propagate_value()`.
    @discardableResult
    public func propagateValue() throws(GLibError) -> Value {
        var value = GValue()
        var error: UnsafeMutablePointer<GError>?
        _ = g_task_propagate_value(C.opaque(_raw), &value, &error)
        if let error { throw GLibError(taking: error) }
        return Value(moving: value)
    }

    /// `g_task_return_boolean()`.
    public func returnBoolean(_ result: Bool) {
        g_task_return_boolean(C.opaque(_raw), result ? 1 : 0)
    }

    /// `g_task_return_error()`.
    public func returnError(_ error: GLibError) {
        g_task_return_error(C.opaque(_raw), error.copy)
    }

    /// `g_task_return_error_if_cancelled()`.
    @discardableResult
    public func returnErrorIfCancelled() -> Bool {
        g_task_return_error_if_cancelled(C.opaque(_raw)) != 0
    }

    /// `g_task_return_int()`.
    public func returnInt(_ result: Int) {
        g_task_return_int(C.opaque(_raw), C.gssize(result))
    }

    /// `g_task_return_value()`.
    public func returnValue(_ result: Value? = nil) {
        g_task_return_value(C.opaque(_raw), C.cast(result?._raw))
    }

    /// `g_task_set_return_on_cancel()`.
    @discardableResult
    public func setReturnOnCancel(_ returnOnCancel: Bool) -> Bool {
        g_task_set_return_on_cancel(C.opaque(_raw), returnOnCancel ? 1 : 0) != 0
    }

#if GTK_4_10
    /// `g_task_set_static_name()`.
    public func setStaticName(_ name: String? = nil) {
        g_task_set_static_name(C.opaque(_raw), name)
    }
#endif

#if GTK_4_14
    /// `g_task_return_new_error_literal()`.
    public func returnNewErrorLiteral(domain: Int, code: Int, message: String) {
        g_task_return_new_error_literal(C.opaque(_raw), C.guint32(domain), C.gint(code), message)
    }
#endif
}

extension Members where Owner: TaskObject {
    public var completed: PropertyKey<Owner, Bool> { PropertyKey("completed") }
}
