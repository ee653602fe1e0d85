// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileMonitorEvent`. <https://docs.gtk.org/gio/enum.FileMonitorEvent.html>
public enum FileMonitorEvent: Enumeration, ValueConvertible {
    /// `G_FILE_MONITOR_EVENT_CHANGED`.
    case changed
    /// `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT`.
    case changesDoneHint
    /// `G_FILE_MONITOR_EVENT_DELETED`.
    case deleted
    /// `G_FILE_MONITOR_EVENT_CREATED`.
    case created
    /// `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED`.
    case attributeChanged
    /// `G_FILE_MONITOR_EVENT_PRE_UNMOUNT`.
    case preUnmount
    /// `G_FILE_MONITOR_EVENT_UNMOUNTED`.
    case unmounted
    /// `G_FILE_MONITOR_EVENT_MOVED`.
    case moved
    /// `G_FILE_MONITOR_EVENT_RENAMED`.
    case renamed
    /// `G_FILE_MONITOR_EVENT_MOVED_IN`.
    case movedIn
    /// `G_FILE_MONITOR_EVENT_MOVED_OUT`.
    case movedOut
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .changed
        case 1: self = .changesDoneHint
        case 2: self = .deleted
        case 3: self = .created
        case 4: self = .attributeChanged
        case 5: self = .preUnmount
        case 6: self = .unmounted
        case 7: self = .moved
        case 8: self = .renamed
        case 9: self = .movedIn
        case 10: self = .movedOut
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .changed: 0
        case .changesDoneHint: 1
        case .deleted: 2
        case .created: 3
        case .attributeChanged: 4
        case .preUnmount: 5
        case .unmounted: 6
        case .moved: 7
        case .renamed: 8
        case .movedIn: 9
        case .movedOut: 10
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.changed, .changesDoneHint, .deleted, .created, .attributeChanged, .preUnmount, .unmounted, .moved, .renamed, .movedIn, .movedOut] }
    public static var gtype: UInt { g_file_monitor_event_get_type() }
}
