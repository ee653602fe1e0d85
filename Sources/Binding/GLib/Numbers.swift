// SPDX-License-Identifier: MIT

import CGtk

// Conversions between `Int` and the integers of C. They are functions, because Swift's generic conversions, written
// into thousands of callers, compile slowly.
@_spi(Binding) extension C {
    public static func int(_ number: Int8) -> Int { Int(number) }
    public static func int(_ number: UInt8) -> Int { Int(number) }
    public static func int(_ number: Int16) -> Int { Int(number) }
    public static func int(_ number: UInt16) -> Int { Int(number) }
    public static func int(_ number: Int32) -> Int { Int(number) }
    public static func int(_ number: UInt32) -> Int { Int(number) }
    public static func int(_ number: Int64) -> Int { fitting(number) }
    public static func int(_ number: UInt64) -> Int { fitting(number) }
    public static func int(_ number: UInt) -> Int { fitting(number) }
    public static func int(_ number: Int) -> Int { number }

    public static func gint(_ number: Int) -> CInt { fitting(number) }
    public static func guint(_ number: Int) -> CUnsignedInt { fitting(number) }
    public static func gint16(_ number: Int) -> Int16 { fitting(number) }
    public static func guint16(_ number: Int) -> UInt16 { fitting(number) }
    public static func gint32(_ number: Int) -> Int32 { fitting(number) }
    public static func guint32(_ number: Int) -> UInt32 { fitting(number) }
    public static func gint64(_ number: Int) -> CGtk.gint64 { fitting(number) }
    public static func gsize(_ number: Int) -> CGtk.gsize { fitting(number) }
    public static func gssize(_ number: Int) -> CGtk.gssize { fitting(number) }

    public static func fitting<N: FixedWidthInteger, M: FixedWidthInteger>(_ number: N) -> M {
        if let fitting = M(exactly: number) { return fitting }
        fatalError(
            "\(number) was passed to a C function that accepts \(M.min) to \(M.max). Pass a number in this range."
        )
    }
}
