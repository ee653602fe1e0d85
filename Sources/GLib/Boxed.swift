// SPDX-License-Identifier: MIT

import CGtk

/// A value of C that is copied or counted by the library that made it: a font description, a list of formats,
/// a drawing instruction. The Swift object owns one copy and frees it when it dies.
open class Boxed {
    /// The address of the C value. For bindings to other C libraries only.
    public let _raw: UnsafeMutableRawPointer

    /// Takes over a value that C gave away.
    public required init(_taking raw: UnsafeMutableRawPointer) {
        _raw = raw
    }

    /// The run-time type, by which values are copied and freed.
    open class var gtype: UInt {
        fatalError("\(self) does not name its C type: override `gtype` in the binding that declares it.")
    }

    /// Another reference to, or a copy of, the value.
    open class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        g_boxed_copy(gtype, raw)
    }

    /// Gives up a reference or a copy.
    open class func _free(_ raw: UnsafeMutableRawPointer) {
        g_boxed_free(gtype, raw)
    }

    /// The class that wraps the value: a subclass where C tells kinds of one type apart.
    open class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type { self }

    deinit { Self._free(_raw) }
}

extension C {
    /// Wraps a value that C keeps.
    package static func copy<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = raw(constant: pointer) else { return nil }
        return T._class(of: raw).init(_taking: T._copy(raw)) as? T
    }

    /// Wraps a value that C gave away.
    package static func take<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
        guard let raw = raw(constant: pointer) else { return nil }
        return T._class(of: raw).init(_taking: raw) as? T
    }

    /// A copy for C to keep.
    package static func give<T: Boxed>(_ value: T?) -> UnsafeMutableRawPointer? {
        guard let value else { return nil }
        return T._copy(value._raw)
    }

    /// What C promised not to be missing.
    package static func present<T>(_ value: T?, _ function: StaticString) -> T {
        if let value { return value }
        fatalError(
            "\(function) returned NULL, though its documentation says it never does. An object that init(properties:) made may "
                + "lack what it is about: use an initializer that takes it, or a function that returns such an object."
        )
    }
}

/// A struct of C whose fields are its value: a rectangle, a colour, a position in a text. It is printed with its fields.
public protocol CStruct: CustomStringConvertible {
    associatedtype _C
    var _c: _C { get set }
    init(_c: _C)
}

extension C {
    /// The Swift value of a C struct behind a pointer.
    package static func value<S: CStruct>(_ pointer: UnsafePointer<S._C>?) -> S? {
        guard let pointer else { return nil }
        return S(_c: pointer.pointee)
    }

    /// The Swift value of a C struct that C gave away.
    package static func takeValue<S: CStruct>(_ pointer: UnsafeMutablePointer<S._C>?) -> S? {
        defer { g_free(pointer) }
        return value(pointer)
    }
}

/// A C struct for the length of one call, or no struct.
package struct Lent<Struct>: ~Copyable {
    package let pointer: UnsafeMutablePointer<Struct>?

    package init(_ value: Struct?) {
        pointer = value.map {
            let pointer = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
            pointer.initialize(to: $0)
            return pointer
        }
    }

    deinit { pointer?.deallocate() }
}
