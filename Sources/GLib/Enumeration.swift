// SPDX-License-Identifier: MIT

import CGtk

/// An enumeration of the C libraries.
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
    /// The Swift case of a C value. A case newer than this binding reads as the first one, with a warning.
    package static func enumeration<Constant: RawRepresentable, E: Enumeration>(_ value: Constant) -> E
    where Constant.RawValue: BinaryInteger {
        C.enumeration(number: Int32(truncatingIfNeeded: value.rawValue))
    }

    /// The Swift case of a number.
    package static func enumeration<E: Enumeration>(number: Int32) -> E {
        if let known = E(rawValue: number) { return known }
        guard let first = E.allCases.first else {
            fatalError("\(E.self) has no cases: the binding was generated from an empty enumeration.")
        }
        warn("\(E.self) has no case for \(number), which this binding does not know; read as \(first).")
        return first
    }

    /// The C value of a Swift case.
    package static func constant<Constant: RawRepresentable, E: Enumeration>(_ value: E) -> Constant
    where Constant.RawValue: BinaryInteger {
        // Every bit pattern is a value of an imported C enumeration, so its failable initializer never fails.
        Constant(rawValue: Constant.RawValue(truncatingIfNeeded: value.rawValue)).unsafelyUnwrapped
    }

    /// The Swift set of a C value.
    package static func flags<Constant: RawRepresentable, F: Flags>(_ value: Constant) -> F
    where Constant.RawValue: BinaryInteger {
        F(rawValue: UInt32(truncatingIfNeeded: value.rawValue))
    }

    /// The C value of a Swift set.
    package static func constant<Constant: RawRepresentable, F: Flags>(flags value: F) -> Constant
    where Constant.RawValue: BinaryInteger {
        // Every bit pattern is a value of an imported C enumeration, so its failable initializer never fails.
        Constant(rawValue: Constant.RawValue(truncatingIfNeeded: value.rawValue)).unsafelyUnwrapped
    }

    /// Writes a warning to GLib's log, where `G_DEBUG=fatal-warnings` makes it stop the program.
    package static func warn(_ message: String) {
        // The structured form: g_log takes varargs, which Swift cannot call.
        var fields = message.withCString { text in
            [rx_log_field("MESSAGE", g_strdup(text)), rx_log_field("GLIB_DOMAIN", g_strdup("RxShell"))]
        }
        g_log_structured_array(G_LOG_LEVEL_WARNING, &fields, gsize(fields.count))
        for field in fields { g_free(UnsafeMutableRawPointer(mutating: field.value)) }
    }
}
