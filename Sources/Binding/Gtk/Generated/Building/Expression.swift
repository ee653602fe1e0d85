// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkExpression`. <https://docs.gtk.org/gtk4/class.Expression.html>
open class Expression: Boxed {
    public override class var gtype: UInt { gtk_expression_get_type() }
    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        C.present(C.raw(gtk_expression_ref(C.opaque(raw))), "gtk_expression_ref")
    }
    public override class func _free(_ raw: UnsafeMutableRawPointer) { gtk_expression_unref(C.opaque(raw)) }
    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        expressionClass(of: raw)
    }
}

/// The class for an instance of `GtkExpression`, by its run-time type.
private func expressionClass(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
    switch rx_instance_type(raw) {
    case gtk_cclosure_expression_get_type(): CClosureExpression.self
    case gtk_closure_expression_get_type(): ClosureExpression.self
    case gtk_constant_expression_get_type(): ConstantExpression.self
    case gtk_object_expression_get_type(): ObjectExpression.self
    case gtk_property_expression_get_type(): PropertyExpression.self
    default: Expression.self
    }
}

extension Expression {
    /// `gtk_expression_bind()`.
    @discardableResult
    public func bind(_ target: Object, property: String, this: Object? = nil) -> ExpressionWatch {
        C.present(C.copy(C.raw(gtk_expression_bind(C.opaque(C.give(self)), target._address, property, this?._address))), "gtk_expression_bind")
    }

    /// `gtk_expression_get_value_type()`.
    public var valueType: TypeID { TypeID(_raw: gtk_expression_get_value_type(C.opaque(_raw))) }

    /// `gtk_expression_is_static()`.
    public var isStatic: Bool { gtk_expression_is_static(C.opaque(_raw)) != 0 }

    /// `gtk_expression_watch()`.
    @discardableResult
    public func watch(_ this: Object? = nil, notify: @escaping ExpressionNotify) -> ExpressionWatch {
        C.present(C.copy(C.raw(gtk_expression_watch(C.opaque(_raw), this?._address, ExpressionNotifyThunk.call, ExpressionNotifyThunk.retained(notify), releaseCallback))), "gtk_expression_watch")
    }
}
