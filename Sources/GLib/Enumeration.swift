// SPDX-License-Identifier: MIT

import CGtk

/// An enumeration of the C libraries.
///
/// The cases are those of the version that the binding was generated from, and `newer`, which has the number of any other:
/// a newer library may have more, and some numbers are the program's own, as those of a dialog's responses are. Such a number
/// is kept, printed and written back unchanged. A `switch` names `.newer` or has a `default`.
///
///     switch label.halign {
///     case .start, .baseline: …
///     case .fill, .center, .end: …
///     case .newer(let number): …
///     }
public protocol Enumeration: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == Int32 {
    /// The case of a number, `newer` where there is no other.
    init(rawValue: Int32)
    /// Its run-time type, 0 where C registers none.
    static var gtype: UInt { get }
}

extension Enumeration {
    public static var gtype: UInt { 0 }
}

/// A set of flags of the C libraries.
public protocol Flags: OptionSet, Hashable, Sendable where RawValue == UInt32 {
    /// Its run-time type, 0 where C registers none.
    static var gtype: UInt { get }
}

extension Flags {
    public static var gtype: UInt { 0 }
}

extension C {
    /// The Swift case of a C value.
    package static func enumeration<E: Enumeration>(_ value: Int32) -> E { E(rawValue: value) }

    /// The Swift case of a C value.
    package static func enumeration<E: Enumeration>(_ value: UInt32) -> E {
        C.enumeration(Int32(bitPattern: value))
    }

    /// The Swift set of a C value.
    package static func flags<F: Flags>(_ value: UInt32) -> F { F(rawValue: value) }

    /// The Swift set of a C value.
    package static func flags<F: Flags>(_ value: Int32) -> F { F(rawValue: UInt32(bitPattern: value)) }

    // C's enumerations are of either type, as their members need it.

    /// The C value of a Swift case.
    @inlinable package static func number<E: Enumeration>(_ value: E) -> UInt32 {
        UInt32(bitPattern: value.rawValue)
    }

    /// The C value of a Swift case.
    @inlinable package static func number<E: Enumeration>(_ value: E) -> Int32 { value.rawValue }

    /// The C value of a Swift set.
    @inlinable package static func number<F: Flags>(_ value: F) -> UInt32 { value.rawValue }

    /// The C value of a Swift set.
    @inlinable package static func number<F: Flags>(_ value: F) -> Int32 { Int32(bitPattern: value.rawValue) }

    /// Writes a warning to GLib's log, where `G_DEBUG=fatal-warnings` makes it stop the program.
    package static func warn(_ message: String) {
        rx_warn(message)
    }
}
