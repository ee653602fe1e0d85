// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMemoryMonitorWarningLevel`. <https://docs.gtk.org/gio/enum.MemoryMonitorWarningLevel.html>
public enum MemoryMonitorWarningLevel: Enumeration, ValueConvertible {
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_LOW`.
    case low
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_MEDIUM`.
    case medium
    /// `G_MEMORY_MONITOR_WARNING_LEVEL_CRITICAL`.
    case critical
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 50: self = .low
        case 100: self = .medium
        case 255: self = .critical
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .low: 50
        case .medium: 100
        case .critical: 255
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.low, .medium, .critical] }
    public static var gtype: UInt { g_memory_monitor_warning_level_get_type() }
}
