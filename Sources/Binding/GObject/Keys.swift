// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// The name of a signal or a property of `Owner` as a value, for code that works with any of them:
/// `\Members<Button>.clicked`. Generated bindings extend it.
@MainActor
public struct Members<Owner: Object> {
    @_spi(Binding) public init() {}
}

/// A property as a value.
///
///     let key = Members<Gtk.Widget>()[keyPath: \.tooltipText]
///     key.set(button, "Saves the file")
@MainActor
public struct PropertyKey<Owner: Object, Value> {
    /// The C name, as in `notify::name`.
    public let name: String
    private let read: @MainActor (Owner, String) -> Value
    private let write: @MainActor (Owner, String, Value, _ always: Bool) -> Void

    /// Returns the value of an object's property.
    public func get(_ owner: Owner) -> Value { read(owner, name) }

    /// Changes the value of an object's property. A read-only property stays as it is, with a warning of GObject.
    public func set(_ owner: Owner, _ value: Value) { write(owner, name, value, true) }

    /// Changes the value unless it is equal: some properties notify whenever they are set, and two
    /// that are bound to each other would never stop changing.
    @_spi(Binding) public func update(_ owner: Owner, _ value: Value) { write(owner, name, value, false) }

    /// Returns whether the property of an object can be changed after the object was created.
    public func isWritable(_ owner: Owner) -> Bool {
        guard let spec = g_object_class_find_property(C.cast(rx_class_of(owner._raw)), name) else {
            return false
        }
        let flags = spec.pointee.flags.rawValue
        return flags & G_PARAM_WRITABLE.rawValue != 0 && flags & G_PARAM_CONSTRUCT_ONLY.rawValue == 0
    }
}

extension PropertyKey where Value: ValueConvertible {
    @_spi(Binding) public init(_ name: String) {
        self.init(
            name: name, read: { $0.property($1) }, write: { $0.setProperty($1, $2, always: $3) })
    }
}

extension PropertyKey where Value == String {
    /// NULL becomes an empty string, as in the Swift property.
    @_spi(Binding) public init(_ name: String) {
        self.init(
            name: name, read: { $0.property($1, as: String?.self) ?? "" },
            write: { $0.setProperty($1, $2, always: $3) })
    }
}

extension PropertyKey {
    /// A property whose value is known by an interface.
    @_spi(Binding) public init(_ name: String, _ fallback: Object.Type) {
        self.init(
            name: name,
            read: { C.present($0.interfaceProperty($1, fallback), "g_object_get_property") },
            write: { $0.setProperty($1, $2 as? Object, always: $3) })
    }

    /// A property whose value is known by an interface and may be NULL.
    @_spi(Binding) public init<Interface>(_ name: String, optional fallback: Object.Type)
    where Value == Interface? {
        self.init(
            name: name, read: { $0.interfaceProperty($1, fallback) },
            write: { $0.setProperty($1, $2.flatMap { $0 as? Object }, always: $3) })
    }
}

/// A signal as a value.
@MainActor
public struct SignalKey<Owner: Object, Arguments> {
    /// The C name.
    public let name: String
    private let arguments: @MainActor (SignalArguments) -> Arguments

    /// Creates a signal, with the conversion of its arguments to one value.
    @_spi(Binding) public init(
        _ name: String, _ arguments: @escaping @MainActor (SignalArguments) -> Arguments
    ) {
        (self.name, self.arguments) = (name, arguments)
    }

    /// Connects a handler that takes the arguments as one value.
    @discardableResult
    public func connect(
        _ owner: Owner, _ handler: @escaping @MainActor (Arguments) -> Void
    ) -> SignalConnection {
        let arguments = arguments
        return owner.connect(name) { handler(arguments($0)) }
    }
}

extension SignalKey where Arguments == Void {
    @_spi(Binding) public init(_ name: String) { self.init(name) { _ in } }
}

extension SignalKey where Arguments: ValueConvertible {
    /// Creates a signal with one argument.
    @_spi(Binding) public init(one name: String) { self.init(name) { $0.get(1) } }
}

/// A signal whose handlers return a value, such as `close-request` of a window.
@MainActor
public struct AnsweredSignalKey<Owner: Object, Arguments, Answer> {
    /// The C name.
    public let name: String
    private let attach: @MainActor (Owner, @escaping @MainActor (Arguments) -> Answer) -> SignalConnection

    /// Creates a signal, with the function that connects a handler to it.
    @_spi(Binding) public init(
        _ name: String,
        _ attach: @escaping @MainActor (Owner, @escaping @MainActor (Arguments) -> Answer) -> SignalConnection
    ) {
        (self.name, self.attach) = (name, attach)
    }

    /// Connects a handler that takes the arguments as one value, and returns a value.
    @discardableResult
    public func connect(
        _ owner: Owner, _ handler: @escaping @MainActor (Arguments) -> Answer
    ) -> SignalConnection {
        attach(owner, handler)
    }
}

extension AnsweredSignalKey where Answer: ValueConvertible {
    /// Creates a signal, with the conversion of its arguments to one value.
    @_spi(Binding) public init(
        _ name: String, _ arguments: @escaping @MainActor (SignalArguments) -> Arguments
    ) {
        self.init(name) { owner, handler in owner.connect(name) { handler(arguments($0)) } }
    }
}

extension AnsweredSignalKey where Arguments == Void, Answer: ValueConvertible {
    @_spi(Binding) public init(_ name: String) { self.init(name) { _ in } }
}

extension AnsweredSignalKey where Arguments: ValueConvertible, Answer: ValueConvertible {
    /// Creates a signal with one argument.
    @_spi(Binding) public init(one name: String) { self.init(name) { $0.get(1) } }
}
