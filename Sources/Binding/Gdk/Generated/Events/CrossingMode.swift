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

/// `GdkCrossingMode`. <https://docs.gtk.org/gdk4/enum.CrossingMode.html>
public enum CrossingMode: Enumeration, ValueConvertible {
    /// `GDK_CROSSING_NORMAL`.
    case normal
    /// `GDK_CROSSING_GRAB`.
    case grab
    /// `GDK_CROSSING_UNGRAB`.
    case ungrab
    /// `GDK_CROSSING_GTK_GRAB`.
    case gtkGrab
    /// `GDK_CROSSING_GTK_UNGRAB`.
    case gtkUngrab
    /// `GDK_CROSSING_STATE_CHANGED`.
    case stateChanged
    /// `GDK_CROSSING_TOUCH_BEGIN`.
    case touchBegin
    /// `GDK_CROSSING_TOUCH_END`.
    case touchEnd
    /// `GDK_CROSSING_DEVICE_SWITCH`.
    case deviceSwitch
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .grab
        case 2: self = .ungrab
        case 3: self = .gtkGrab
        case 4: self = .gtkUngrab
        case 5: self = .stateChanged
        case 6: self = .touchBegin
        case 7: self = .touchEnd
        case 8: self = .deviceSwitch
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .grab: 1
        case .ungrab: 2
        case .gtkGrab: 3
        case .gtkUngrab: 4
        case .stateChanged: 5
        case .touchBegin: 6
        case .touchEnd: 7
        case .deviceSwitch: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .grab, .ungrab, .gtkGrab, .gtkUngrab, .stateChanged, .touchBegin, .touchEnd, .deviceSwitch] }
    public static var gtype: UInt { gdk_crossing_mode_get_type() }
}
