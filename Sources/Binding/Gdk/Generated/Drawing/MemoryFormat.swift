// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkMemoryFormat`. <https://docs.gtk.org/gdk4/enum.MemoryFormat.html>
public enum MemoryFormat: Enumeration, ValueConvertible {
    /// `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`.
    case b8g8r8a8Premultiplied
    /// `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`.
    case a8r8g8b8Premultiplied
    /// `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`.
    case r8g8b8a8Premultiplied
    /// `GDK_MEMORY_B8G8R8A8`.
    case b8g8r8a8
    /// `GDK_MEMORY_A8R8G8B8`.
    case a8r8g8b8
    /// `GDK_MEMORY_R8G8B8A8`.
    case r8g8b8a8
    /// `GDK_MEMORY_A8B8G8R8`.
    case a8b8g8r8
    /// `GDK_MEMORY_R8G8B8`.
    case r8g8b8
    /// `GDK_MEMORY_B8G8R8`.
    case b8g8r8
    /// `GDK_MEMORY_R16G16B16`.
    case r16g16b16
    /// `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`.
    case r16g16b16a16Premultiplied
    /// `GDK_MEMORY_R16G16B16A16`.
    case r16g16b16a16
    /// `GDK_MEMORY_R16G16B16_FLOAT`.
    case r16g16b16Float
    /// `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`.
    case r16g16b16a16FloatPremultiplied
    /// `GDK_MEMORY_R16G16B16A16_FLOAT`.
    case r16g16b16a16Float
    /// `GDK_MEMORY_R32G32B32_FLOAT`.
    case r32g32b32Float
    /// `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`.
    case r32g32b32a32FloatPremultiplied
    /// `GDK_MEMORY_R32G32B32A32_FLOAT`.
    case r32g32b32a32Float
    /// `GDK_MEMORY_N_FORMATS`.
    case nFormats
#if GTK_4_12
    /// `GDK_MEMORY_G8A8`.
    case g8a8
#endif
#if GTK_4_12
    /// `GDK_MEMORY_G8`.
    case g8
#endif
#if GTK_4_12
    /// `GDK_MEMORY_G16A16_PREMULTIPLIED`.
    case g16a16Premultiplied
#endif
#if GTK_4_12
    /// `GDK_MEMORY_G16A16`.
    case g16a16
#endif
#if GTK_4_12
    /// `GDK_MEMORY_G16`.
    case g16
#endif
#if GTK_4_12
    /// `GDK_MEMORY_A8`.
    case a8
#endif
#if GTK_4_12
    /// `GDK_MEMORY_A16`.
    case a16
#endif
#if GTK_4_12
    /// `GDK_MEMORY_A16_FLOAT`.
    case a16Float
#endif
#if GTK_4_12
    /// `GDK_MEMORY_A32_FLOAT`.
    case a32Float
#endif
#if GTK_4_14
    /// `GDK_MEMORY_A8B8G8R8_PREMULTIPLIED`.
    case a8b8g8r8Premultiplied
#endif
#if GTK_4_14
    /// `GDK_MEMORY_B8G8R8X8`.
    case b8g8r8x8
#endif
#if GTK_4_14
    /// `GDK_MEMORY_X8R8G8B8`.
    case x8r8g8b8
#endif
#if GTK_4_14
    /// `GDK_MEMORY_R8G8B8X8`.
    case r8g8b8x8
#endif
#if GTK_4_14
    /// `GDK_MEMORY_X8B8G8R8`.
    case x8b8g8r8
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .b8g8r8a8Premultiplied
        case 1: self = .a8r8g8b8Premultiplied
        case 2: self = .r8g8b8a8Premultiplied
        case 3: self = .b8g8r8a8
        case 4: self = .a8r8g8b8
        case 5: self = .r8g8b8a8
        case 6: self = .a8b8g8r8
        case 7: self = .r8g8b8
        case 8: self = .b8g8r8
        case 9: self = .r16g16b16
        case 10: self = .r16g16b16a16Premultiplied
        case 11: self = .r16g16b16a16
        case 12: self = .r16g16b16Float
        case 13: self = .r16g16b16a16FloatPremultiplied
        case 14: self = .r16g16b16a16Float
        case 15: self = .r32g32b32Float
        case 16: self = .r32g32b32a32FloatPremultiplied
        case 17: self = .r32g32b32a32Float
        case 18: self = .nFormats
#if GTK_4_12
        case 19: self = .g8a8
#endif
#if GTK_4_12
        case 20: self = .g8
#endif
#if GTK_4_12
        case 21: self = .g16a16Premultiplied
#endif
#if GTK_4_12
        case 22: self = .g16a16
#endif
#if GTK_4_12
        case 23: self = .g16
#endif
#if GTK_4_12
        case 24: self = .a8
#endif
#if GTK_4_12
        case 25: self = .a16
#endif
#if GTK_4_12
        case 26: self = .a16Float
#endif
#if GTK_4_12
        case 27: self = .a32Float
#endif
#if GTK_4_14
        case 28: self = .a8b8g8r8Premultiplied
#endif
#if GTK_4_14
        case 29: self = .b8g8r8x8
#endif
#if GTK_4_14
        case 30: self = .x8r8g8b8
#endif
#if GTK_4_14
        case 31: self = .r8g8b8x8
#endif
#if GTK_4_14
        case 32: self = .x8b8g8r8
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .b8g8r8a8Premultiplied: 0
        case .a8r8g8b8Premultiplied: 1
        case .r8g8b8a8Premultiplied: 2
        case .b8g8r8a8: 3
        case .a8r8g8b8: 4
        case .r8g8b8a8: 5
        case .a8b8g8r8: 6
        case .r8g8b8: 7
        case .b8g8r8: 8
        case .r16g16b16: 9
        case .r16g16b16a16Premultiplied: 10
        case .r16g16b16a16: 11
        case .r16g16b16Float: 12
        case .r16g16b16a16FloatPremultiplied: 13
        case .r16g16b16a16Float: 14
        case .r32g32b32Float: 15
        case .r32g32b32a32FloatPremultiplied: 16
        case .r32g32b32a32Float: 17
        case .nFormats: 18
#if GTK_4_12
        case .g8a8: 19
#endif
#if GTK_4_12
        case .g8: 20
#endif
#if GTK_4_12
        case .g16a16Premultiplied: 21
#endif
#if GTK_4_12
        case .g16a16: 22
#endif
#if GTK_4_12
        case .g16: 23
#endif
#if GTK_4_12
        case .a8: 24
#endif
#if GTK_4_12
        case .a16: 25
#endif
#if GTK_4_12
        case .a16Float: 26
#endif
#if GTK_4_12
        case .a32Float: 27
#endif
#if GTK_4_14
        case .a8b8g8r8Premultiplied: 28
#endif
#if GTK_4_14
        case .b8g8r8x8: 29
#endif
#if GTK_4_14
        case .x8r8g8b8: 30
#endif
#if GTK_4_14
        case .r8g8b8x8: 31
#endif
#if GTK_4_14
        case .x8b8g8r8: 32
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.b8g8r8a8Premultiplied, .a8r8g8b8Premultiplied, .r8g8b8a8Premultiplied, .b8g8r8a8, .a8r8g8b8, .r8g8b8a8, .a8b8g8r8, .r8g8b8, .b8g8r8, .r16g16b16, .r16g16b16a16Premultiplied, .r16g16b16a16, .r16g16b16Float, .r16g16b16a16FloatPremultiplied, .r16g16b16a16Float, .r32g32b32Float, .r32g32b32a32FloatPremultiplied, .r32g32b32a32Float, .nFormats]
#if GTK_4_12
        all += [.g8a8, .g8, .g16a16Premultiplied, .g16a16, .g16, .a8, .a16, .a16Float, .a32Float]
#endif
#if GTK_4_14
        all += [.a8b8g8r8Premultiplied, .b8g8r8x8, .x8r8g8b8, .r8g8b8x8, .x8b8g8r8]
#endif
        return all
    }
    public static var gtype: UInt { gdk_memory_format_get_type() }
#if GTK_4_12
    /// `GDK_MEMORY_G8A8_PREMULTIPLIED`.
    public static var g8a8Premultiplied: Self { .nFormats }
#endif
}
