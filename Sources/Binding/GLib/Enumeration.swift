// SPDX-License-Identifier: MIT

import CGtk

/// An enumeration of a C library.
///
/// The cases are those of the library version for which the binding was generated. Any other number is the case `newer`:
/// a newer library may have more cases, and some enumerations contain numbers that the program defines, such as the responses of a dialog.
/// Such a number is kept, printed and passed back unchanged. A `switch` handles `.newer` or has a `default`.
///
///     switch label.halign {
///     case .start, .baseline: …
///     case .fill, .center, .end: …
///     case .newer(let number): …
///     }
public protocol Enumeration: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == Int32 {
    /// Returns the case with a number; `newer` if there is none.
    init(rawValue: Int32)
    /// The run-time type; 0 if the C library registers none.
    static var gtype: UInt { get }
}

extension Enumeration {
    public static var gtype: UInt { 0 }
}

/// A set of flags of a C library.
public protocol Flags: OptionSet, Hashable, Sendable where RawValue == UInt32 {
    /// The run-time type; 0 if the C library registers none.
    static var gtype: UInt { get }
}

extension Flags {
    public static var gtype: UInt { 0 }
}

@_spi(Binding) extension C {
    /// Returns the Swift case of a C value.
    public static func enumeration<E: Enumeration>(_ value: Int32) -> E { E(rawValue: value) }

    /// Returns the Swift case of a C value.
    public static func enumeration<E: Enumeration>(_ value: UInt32) -> E {
        C.enumeration(Int32(bitPattern: value))
    }

    /// Returns the Swift set of a C value.
    public static func flags<F: Flags>(_ value: UInt32) -> F { F(rawValue: value) }

    /// Returns the Swift set of a C value.
    public static func flags<F: Flags>(_ value: Int32) -> F { F(rawValue: UInt32(bitPattern: value)) }

    // A C enumeration is a signed or an unsigned integer, depending on its members.

    /// Returns the C value of a Swift case.
    @inlinable public static func number<E: Enumeration>(_ value: E) -> UInt32 {
        UInt32(bitPattern: value.rawValue)
    }

    /// Returns the C value of a Swift case.
    @inlinable public static func number<E: Enumeration>(_ value: E) -> Int32 { value.rawValue }

    /// Returns the C value of a Swift set.
    @inlinable public static func number<F: Flags>(_ value: F) -> UInt32 { value.rawValue }

    /// Returns the C value of a Swift set.
    @inlinable public static func number<F: Flags>(_ value: F) -> Int32 { Int32(bitPattern: value.rawValue) }

    /// Writes a warning to the log of GLib. With `G_DEBUG=fatal-warnings` it ends the program.
    public static func warn(_ message: String) {
        rx_warn(message)
    }
}
