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

/// `GtkBuilder`. <https://docs.gtk.org/gtk4/class.Builder.html>
open class Builder: Object {
    open override nonisolated class var gtype: UInt { gtk_builder_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Builder(_borrowed: raw) }

    /// `gtk_builder_new_from_file()`.
    public convenience init(filename: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(C.raw(gtk_builder_new_from_file(C.bytes(filename))), "gtk_builder_new_from_file"))
    }

    /// `gtk_builder_new_from_resource()`.
    public convenience init(resourcePath: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(C.raw(gtk_builder_new_from_resource(resourcePath)), "gtk_builder_new_from_resource"))
    }

    /// `gtk_builder_new_from_string()`.
    public convenience init(string: String, length: Int = -1) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(C.raw(gtk_builder_new_from_string(string, C.gssize(length))), "gtk_builder_new_from_string"))
    }
}

extension Builder {
    /// `current-object`, `gtk_builder_get_current_object()`.
    public var currentObject: Object? {
        get { C.borrow(gtk_builder_get_current_object(C.opaque(_raw))) }
        set { gtk_builder_set_current_object(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.currentObject; defer { self.currentObject = value }; yield &value }
    }

    /// `scope`, `gtk_builder_get_scope()`.
    public var scope: (any BuilderScope)! {
        get { C.present(C.borrow(C.raw(gtk_builder_get_scope(C.opaque(_raw))), AnyBuilderScope.self), "gtk_builder_get_scope") }
        set { gtk_builder_set_scope(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.scope; defer { self.scope = value }; yield &value }
    }

    /// `translation-domain`, `gtk_builder_get_translation_domain()`.
    public var translationDomain: String? {
        get { C.optionalString(gtk_builder_get_translation_domain(C.opaque(_raw))) }
        set { gtk_builder_set_translation_domain(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.translationDomain; defer { self.translationDomain = value }; yield &value }
    }

    /// `gtk_builder_add_from_file()`.
    public func add(fromFile filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_from_file(C.opaque(_raw), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_add_from_resource()`.
    public func add(fromResource resourcePath: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_from_resource(C.opaque(_raw), resourcePath, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_add_from_string()`.
    public func add(fromString buffer: String, length: Int = -1) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_from_string(C.opaque(_raw), buffer, C.gssize(length), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_add_objects_from_file()`.
    public func addObjects(fromFile filename: String, objectIds: [String]) throws(GLibError) {
        let cObjectIds = StringVector(objectIds)
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_objects_from_file(C.opaque(_raw), C.bytes(filename), cObjectIds.constant, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_add_objects_from_resource()`.
    public func addObjects(fromResource resourcePath: String, objectIds: [String]) throws(GLibError) {
        let cObjectIds = StringVector(objectIds)
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_objects_from_resource(C.opaque(_raw), resourcePath, cObjectIds.constant, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_add_objects_from_string()`.
    public func addObjects(
        fromString buffer: String, length: Int = -1, objectIds: [String]
    ) throws(GLibError) {
        let cObjectIds = StringVector(objectIds)
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_add_objects_from_string(C.opaque(_raw), buffer, C.gssize(length), cObjectIds.constant, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_expose_object()`.
    public func exposeObject(_ name: String, object: Object) {
        gtk_builder_expose_object(C.opaque(_raw), name, C.cast(object._raw))
    }

    /// `gtk_builder_extend_with_template()`.
    public func extendWithTemplate(
        _ object: Object, templateType: any ValueConvertible.Type, buffer: String, length: Int = -1
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_extend_with_template(C.opaque(_raw), C.cast(object._raw), templateType._valueType, buffer, C.gssize(length), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_builder_get_object()`.
    public func object(_ name: String) -> Object? {
        C.borrow(gtk_builder_get_object(C.opaque(_raw), name))
    }

    /// `gtk_builder_get_objects()`.
    public var objects: [Object] { C.array(slist: gtk_builder_get_objects(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gtk_builder_get_objects") } }

    /// `gtk_builder_get_type_from_name()`.
    public func typeFromName(_ typeName: String) -> TypeID? {
        TypeID(valid: gtk_builder_get_type_from_name(C.opaque(_raw), typeName))
    }

    /// `gtk_builder_value_from_string()`.
    @discardableResult
    public func value(of pspec: ParamSpec, fromString string: String) throws(GLibError) -> Value {
        var value = GValue()
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_value_from_string(C.opaque(_raw), C.cast(pspec._raw), string, &value, &error)
        if let error { throw GLibError(taking: error) }
        return Value(moving: value)
    }

    /// `gtk_builder_value_from_string_type()`.
    @discardableResult
    public func value(
        ofType type: any ValueConvertible.Type, fromString string: String
    ) throws(GLibError) -> Value {
        var value = GValue()
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_builder_value_from_string_type(C.opaque(_raw), type._valueType, string, &value, &error)
        if let error { throw GLibError(taking: error) }
        return Value(moving: value)
    }
}

extension Members where Owner: Builder {
    public var currentObject: PropertyKey<Owner, Object?> { PropertyKey("current-object") }
    public var scope: PropertyKey<Owner, (any BuilderScope)?> { PropertyKey("scope", optional: AnyBuilderScope.self) }
    public var translationDomain: PropertyKey<Owner, String?> { PropertyKey("translation-domain") }
}
