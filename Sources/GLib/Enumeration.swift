// SPDX-License-Identifier: MIT

import CGtk

/// An enumeration of the C libraries.
///
/// The cases are those of the version that the binding was generated from, so that a `switch` covers them all. A newer library
/// may answer with one more: that reads as the case for zero, with a warning in GLib's log that tells the number, and
/// `Value.get` answers nil. Read it as an `Int` to tell such values apart.
public protocol Enumeration: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == Int32 {
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
    /// The Swift case of a C value. One newer than this binding reads as the case for zero, which is C's own default, or as the
    /// first, with a warning.
    package static func enumeration<E: Enumeration>(_ value: Int32) -> E {
        if let known = E(rawValue: value) { return known }
        guard let nearest = E(rawValue: 0) ?? E.allCases.first else {
            fatalError("\(E.self) has no cases: the binding was generated from an empty enumeration.")
        }
        warn(
            "The library answered \(value) for a \(E.self), which is newer than this binding; it was read as \(nearest). "
                + "Read the property as a number, property(\"its-name\") as Int, to tell such values apart.")
        return nearest
    }

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
