// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GMountOperationResult`. <https://docs.gtk.org/gio/enum.MountOperationResult.html>
public enum MountOperationResult: Enumeration, ValueConvertible {
    /// `G_MOUNT_OPERATION_HANDLED`.
    case handled
    /// `G_MOUNT_OPERATION_ABORTED`.
    case aborted
    /// `G_MOUNT_OPERATION_UNHANDLED`.
    case unhandled
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .handled
        case 1: self = .aborted
        case 2: self = .unhandled
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .handled: 0
        case .aborted: 1
        case .unhandled: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.handled, .aborted, .unhandled] }
    public static var gtype: UInt { g_mount_operation_result_get_type() }
}
