// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// The root of every class of GTK and its libraries: reference counting, properties and signals.
///
/// There is one Swift object per C object: however often GTK hands an object out, `===` holds and a Swift
/// subclass keeps its stored properties, for as long as Swift or GTK needs the object.
///
///     let button = Gtk.Button(label: "Save")
///     let connection = button.onClicked { print("saved") }
///     connection.disconnect()
///
/// A subclass is an ordinary Swift subclass. It calls `super.init()`.
///
/// Lifetime: Swift keeps the C object alive through this object; GTK keeps this object alive while it needs
/// the C object. A handler that captures its own widget strongly keeps both for ever: capture it `[weak self]`, or
/// `[unowned self]` for signals that only a person causes, since others are emitted while a widget goes, too. Threading: the main thread; letting go of the last reference elsewhere is safe.
@MainActor
open class Object {
    /// The address of the C object, wherever one asks: for counting references, comparing and what C lets any thread do.
    // Guard: written once, in init. C counts references to what it points at atomically.
    nonisolated(unsafe) package let _address: UnsafeMutableRawPointer

    /// The address of the C object. For bindings to other C libraries only. Every call of C asks for it, so that one from
    /// another thread, which only code in Swift 5 mode can make, ends the program here and not in the middle of GTK.
    public final nonisolated var _raw: UnsafeMutableRawPointer {
        if rx_is_main_thread() == 0 { requireMainThread("A call of \(Self.self)") }
        return _address
    }

    /// The run-time type of the C class that this Swift class stands for.
    open nonisolated class var gtype: UInt { rx_type_object() }

    /// A new object of this class, with its default properties.
    public init() {
        let type = Self.instanceType
        _address = Self.make(type, [:])
        Identity.attach(self, .made)
        if type != Self.gtype { constructed() }
    }

    /// A new object of this class with properties by their C names, those too that can only be given now.
    ///
    ///     let dialog = Gtk.Dialog(properties: ["use-header-bar": 1])
    public init(properties: KeyValuePairs<String, any ValueConvertible>) {
        let type = Self.instanceType
        _address = Self.make(type, properties)
        Identity.attach(self, .made)
        guard type != Self.gtype else { return }
        constructed()
        // Its own properties are Swift's: there was nobody to set them on before.
        for (name, value) in properties where Self.isCustom(name, of: type) { setProperty(name, value) }
    }

    /// Wraps an object that a C constructor returned, floating or not.
    public init(_constructed raw: UnsafeMutableRawPointer) {
        _address = raw
        if rx_is_a(raw, Self.instanceType) == 0 {
            fatalError(
                "\(Self.self) was made by an initializer of a superclass, which can only make a "
                    + "\(C.string(rx_instance_type_name(raw))). Make it with \(Self.self)() and set its properties, or with "
                    + "init(properties:).")
        }
        Identity.attach(self, .owned)
    }

    /// Wraps an object that belongs to C.
    public init(_borrowed raw: UnsafeMutableRawPointer) {
        _address = raw
        Identity.attach(self, .borrowed)
    }

    /// Wraps an object a second time, for an interface that its first wrapper does not name.
    nonisolated init(_alias raw: UnsafeMutableRawPointer) {
        _address = raw
        Identity.attach(self, .alias)
    }

    /// Makes the wrapper of an object that belongs to C. Generated classes override it.
    open class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Object(_borrowed: raw) }

    deinit { Identity.detach(_address) }
}

extension Object: Hashable {
    public nonisolated static func == (left: Object, right: Object) -> Bool {
        left._address == right._address
    }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(_address) }
}

extension Object: CustomStringConvertible {
    public nonisolated var description: String {
        "\(type(of: self))(\(C.string(rx_instance_type_name(_address))) \(_address))"
    }
}

extension Object {
    /// The type of the C object, which may be a class that Swift has none for.
    public var typeID: TypeID { TypeID(_raw: rx_instance_type(_raw)) }

    /// The name of the C class, such as `GtkButton`.
    public var typeName: String { C.string(rx_instance_type_name(_raw)) }

    /// A reference for C to keep.
    package nonisolated func _retained() -> UnsafeMutableRawPointer {
        C.raw(constant: g_object_ref(_address)).unsafelyUnwrapped
    }
}
