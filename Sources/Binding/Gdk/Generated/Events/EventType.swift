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

/// `GdkEventType`. <https://docs.gtk.org/gdk4/enum.EventType.html>
public enum EventType: Enumeration, ValueConvertible {
    /// `GDK_DELETE`.
    case delete
    /// `GDK_MOTION_NOTIFY`.
    case motionNotify
    /// `GDK_BUTTON_PRESS`.
    case buttonPress
    /// `GDK_BUTTON_RELEASE`.
    case buttonRelease
    /// `GDK_KEY_PRESS`.
    case keyPress
    /// `GDK_KEY_RELEASE`.
    case keyRelease
    /// `GDK_ENTER_NOTIFY`.
    case enterNotify
    /// `GDK_LEAVE_NOTIFY`.
    case leaveNotify
    /// `GDK_FOCUS_CHANGE`.
    case focusChange
    /// `GDK_PROXIMITY_IN`.
    case proximityIn
    /// `GDK_PROXIMITY_OUT`.
    case proximityOut
    /// `GDK_DRAG_ENTER`.
    case dragEnter
    /// `GDK_DRAG_LEAVE`.
    case dragLeave
    /// `GDK_DRAG_MOTION`.
    case dragMotion
    /// `GDK_DROP_START`.
    case dropStart
    /// `GDK_SCROLL`.
    case scroll
    /// `GDK_GRAB_BROKEN`.
    case grabBroken
    /// `GDK_TOUCH_BEGIN`.
    case touchBegin
    /// `GDK_TOUCH_UPDATE`.
    case touchUpdate
    /// `GDK_TOUCH_END`.
    case touchEnd
    /// `GDK_TOUCH_CANCEL`.
    case touchCancel
    /// `GDK_TOUCHPAD_SWIPE`.
    case touchpadSwipe
    /// `GDK_TOUCHPAD_PINCH`.
    case touchpadPinch
    /// `GDK_PAD_BUTTON_PRESS`.
    case padButtonPress
    /// `GDK_PAD_BUTTON_RELEASE`.
    case padButtonRelease
    /// `GDK_PAD_RING`.
    case padRing
    /// `GDK_PAD_STRIP`.
    case padStrip
    /// `GDK_PAD_GROUP_MODE`.
    case padGroupMode
    /// `GDK_TOUCHPAD_HOLD`.
    case touchpadHold
    /// `GDK_EVENT_LAST`.
    case eventLast
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .delete
        case 1: self = .motionNotify
        case 2: self = .buttonPress
        case 3: self = .buttonRelease
        case 4: self = .keyPress
        case 5: self = .keyRelease
        case 6: self = .enterNotify
        case 7: self = .leaveNotify
        case 8: self = .focusChange
        case 9: self = .proximityIn
        case 10: self = .proximityOut
        case 11: self = .dragEnter
        case 12: self = .dragLeave
        case 13: self = .dragMotion
        case 14: self = .dropStart
        case 15: self = .scroll
        case 16: self = .grabBroken
        case 17: self = .touchBegin
        case 18: self = .touchUpdate
        case 19: self = .touchEnd
        case 20: self = .touchCancel
        case 21: self = .touchpadSwipe
        case 22: self = .touchpadPinch
        case 23: self = .padButtonPress
        case 24: self = .padButtonRelease
        case 25: self = .padRing
        case 26: self = .padStrip
        case 27: self = .padGroupMode
        case 28: self = .touchpadHold
        case 29: self = .eventLast
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .delete: 0
        case .motionNotify: 1
        case .buttonPress: 2
        case .buttonRelease: 3
        case .keyPress: 4
        case .keyRelease: 5
        case .enterNotify: 6
        case .leaveNotify: 7
        case .focusChange: 8
        case .proximityIn: 9
        case .proximityOut: 10
        case .dragEnter: 11
        case .dragLeave: 12
        case .dragMotion: 13
        case .dropStart: 14
        case .scroll: 15
        case .grabBroken: 16
        case .touchBegin: 17
        case .touchUpdate: 18
        case .touchEnd: 19
        case .touchCancel: 20
        case .touchpadSwipe: 21
        case .touchpadPinch: 22
        case .padButtonPress: 23
        case .padButtonRelease: 24
        case .padRing: 25
        case .padStrip: 26
        case .padGroupMode: 27
        case .touchpadHold: 28
        case .eventLast: 29
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.delete, .motionNotify, .buttonPress, .buttonRelease, .keyPress, .keyRelease, .enterNotify, .leaveNotify, .focusChange, .proximityIn, .proximityOut, .dragEnter, .dragLeave, .dragMotion, .dropStart, .scroll, .grabBroken, .touchBegin, .touchUpdate, .touchEnd, .touchCancel, .touchpadSwipe, .touchpadPinch, .padButtonPress, .padButtonRelease, .padRing, .padStrip, .padGroupMode, .touchpadHold, .eventLast] }
    public static var gtype: UInt { gdk_event_type_get_type() }
}
