// SPDX-License-Identifier: MIT

import CGtk

/// A C value that its library copies or counts references of: a font description, a list of formats,
/// a drawing instruction. The Swift object owns one copy or reference, and frees it in its deinitializer.
open class Boxed {
    /// The address of the C value. Use it only in bindings to other C libraries.
    public let _raw: UnsafeMutableRawPointer

    /// Takes ownership of a C value.
    public required init(_taking raw: UnsafeMutableRawPointer) {
        _raw = raw
    }

    /// The run-time type, which decides how values are copied and freed.
    open class var gtype: UInt {
        fatalError("\(self) does not name its C type: override `gtype` in the binding that declares it.")
    }

    /// Returns another reference to the value, or a copy of it.
    open class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        g_boxed_copy(gtype, raw)
    }

    /// Releases a reference, or frees a copy.
    open class func _free(_ raw: UnsafeMutableRawPointer) {
        g_boxed_free(gtype, raw)
    }

    /// The class that wraps the value: a subclass if the C value has a kind of its own.
    open class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type { self }

    deinit { Self._free(_raw) }
}

@_spi(Binding) extension C {
    /// Wraps a copy of a value that the C library owns.
    public static func copy<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = raw(constant: pointer) else { return nil }
        return T._class(of: raw).init(_taking: T._copy(raw)) as? T
    }

    /// Wraps a value, and takes ownership of it.
    public static func take<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = raw(constant: pointer) else { return nil }
        return T._class(of: raw).init(_taking: raw) as? T
    }

    /// Returns a copy that the C library owns.
    public static func give<T: Boxed>(_ value: T?) -> UnsafeMutableRawPointer? {
        guard let value else { return nil }
        return T._copy(value._raw)
    }

    /// Wraps a value that the C function never returns as NULL.
    public static func present<T>(_ value: T?, _ function: StaticString) -> T {
        if let value { return value }
        fatalError(
            "\(function) returned NULL, though its documentation says it never does. An object that was created with "
                + "init(properties:) may lack a value. Use an initializer that takes the value, or a function that returns such an object."
        )
    }
}

/// A C struct whose fields are its value: a rectangle, a colour, a position in a text. Its description has all fields.
public protocol CStruct: CustomStringConvertible {
    associatedtype _C
    var _c: _C { get set }
    init(_c: _C)
}

@_spi(Binding) extension C {
    /// Returns the Swift value of a C struct at an address.
    public static func value<S: CStruct>(_ pointer: UnsafePointer<S._C>?) -> S? {
        guard let pointer else { return nil }
        return S(_c: pointer.pointee)
    }

    /// Returns the Swift value of a C struct, and frees the struct.
    public static func takeValue<S: CStruct>(_ pointer: UnsafeMutablePointer<S._C>?) -> S? {
        defer { g_free(pointer) }
        return value(pointer)
    }
}

/// Passes a C struct, or NULL, for the duration of one call.
@_spi(Binding) public struct Lent<Struct>: ~Copyable {
    public let pointer: UnsafeMutablePointer<Struct>?

    public init(_ value: Struct?) {
        pointer = value.map {
            let pointer = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
            pointer.initialize(to: $0)
            return pointer
        }
    }

    deinit { pointer?.deallocate() }
}
