// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The base class of all classes of GTK and its libraries: reference counting, properties and signals.
///
/// There is one Swift object for each C object: whenever GTK returns an object, `===` is true for it, and a Swift
/// subclass keeps its stored properties as long as Swift or GTK needs the object.
///
///     let button = Gtk.Button(label: "Save")
///     let connection = button.onClicked { print("saved") }
///     connection.disconnect()
///
/// A subclass is an ordinary Swift subclass. It calls `super.init()`.
///
/// Lifetime: this object retains the C object; GTK retains this object as long as it needs the C object. If a handler
/// captures its own widget strongly, neither is ever released: capture it with `[weak self]`, or with
/// `[unowned self]` for signals that only the user causes, since others are also emitted while a widget is destroyed. Threading: the main
/// thread; releasing the last reference on another thread is safe.
@MainActor
open class Object {
    /// The address of the C object, on any thread: to count references, to compare, and for C functions that any thread may call.
    // Guard: written once, in init. GObject counts the references of the object atomically.
    @_spi(Binding) nonisolated(unsafe) public let _address: UnsafeMutableRawPointer

    /// The address of the C object. Use it only in bindings to other C libraries. Every call of C reads it, so that a call on
    /// another thread, which is only possible in code in Swift 5 mode, ends the program here and not inside of GTK.
    public final nonisolated var _raw: UnsafeMutableRawPointer {
        if rx_is_main_thread() == 0 { requireMainThread("A call of \(Self.self)") }
        return _address
    }

    /// The run-time type of the C class for this Swift class.
    open nonisolated class var gtype: UInt { rx_type_object() }

    /// Creates an object of this class with its default properties.
    public init() {
        Requirement.check()
        let type = Self.instanceType
        _address = Self.make(type, [:])
        Identity.attach(self, .made)
        if type != Self.gtype { constructed() }
    }

    /// Creates an object of this class with properties by their C names, including those that can only be set now.
    ///
    ///     let dialog = Gtk.Dialog(properties: ["use-header-bar": 1])
    public init(properties: KeyValuePairs<String, any ValueConvertible>) {
        Requirement.check()
        let type = Self.instanceType
        _address = Self.make(type, properties)
        Identity.attach(self, .made)
        guard type != Self.gtype else { return }
        constructed()
        // Properties that a Swift class declares are set now, when the Swift object exists.
        for (name, value) in properties where Self.isCustom(name, of: type) { setProperty(name, value) }
    }

    /// Wraps an object that a C constructor returned, floating or not.
    public init(_constructed raw: UnsafeMutableRawPointer) {
        Requirement.check()
        _address = raw
        if rx_is_a(raw, Self.instanceType) == 0 {
            fatalError(
                "\(Self.self) was created by an initializer of a superclass, which can only create a "
                    + "\(C.string(rx_instance_type_name(raw))). Create it with \(Self.self)() and set its properties, or with "
                    + "init(properties:).")
        }
        Identity.attach(self, .owned)
    }

    /// Wraps an object that the C library owns.
    public init(_borrowed raw: UnsafeMutableRawPointer) {
        _address = raw
        Identity.attach(self, .borrowed)
    }

    /// Wraps an object a second time, for an interface to which its first wrapper does not conform.
    nonisolated init(_alias raw: UnsafeMutableRawPointer) {
        _address = raw
        Identity.attach(self, .alias)
    }

    /// Creates the wrapper of an object that the C library owns. Generated classes override it.
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
    /// Returns the object as another class that it has in C; nil if it does not. `as?` fails if the Swift
    /// object was created before the module of the class was registered, as that of the display is.
    ///
    ///     if let surface = window.surface?.as(GdkX11.Surface.self) { print(surface.xid) }
    public func `as`<Other: Object>(_ type: Other.Type) -> Other? { C.borrow(_raw) }

    /// The type of the C object, which may be a class without a Swift class.
    public var typeID: TypeID { TypeID(_raw: rx_instance_type(_raw)) }

    /// The name of the C class, such as `GtkButton`.
    public var typeName: String { C.string(rx_instance_type_name(_raw)) }

    /// Returns a reference that the C library owns.
    @_spi(Binding) public nonisolated func _retained() -> UnsafeMutableRawPointer {
        C.raw(constant: g_object_ref(_address)).unsafelyUnwrapped
    }
}
