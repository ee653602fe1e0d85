// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkShortcutType`. <https://docs.gtk.org/gtk4/enum.ShortcutType.html>
public enum ShortcutType: Enumeration, ValueConvertible {
    /// `GTK_SHORTCUT_ACCELERATOR`.
    case accelerator
    /// `GTK_SHORTCUT_GESTURE_PINCH`.
    case gesturePinch
    /// `GTK_SHORTCUT_GESTURE_STRETCH`.
    case gestureStretch
    /// `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
    case gestureRotateClockwise
    /// `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
    case gestureRotateCounterclockwise
    /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
    case gestureTwoFingerSwipeLeft
    /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
    case gestureTwoFingerSwipeRight
    /// `GTK_SHORTCUT_GESTURE`.
    case gesture
    /// `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
    case gestureSwipeLeft
    /// `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
    case gestureSwipeRight
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .accelerator
        case 1: self = .gesturePinch
        case 2: self = .gestureStretch
        case 3: self = .gestureRotateClockwise
        case 4: self = .gestureRotateCounterclockwise
        case 5: self = .gestureTwoFingerSwipeLeft
        case 6: self = .gestureTwoFingerSwipeRight
        case 7: self = .gesture
        case 8: self = .gestureSwipeLeft
        case 9: self = .gestureSwipeRight
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .accelerator: 0
        case .gesturePinch: 1
        case .gestureStretch: 2
        case .gestureRotateClockwise: 3
        case .gestureRotateCounterclockwise: 4
        case .gestureTwoFingerSwipeLeft: 5
        case .gestureTwoFingerSwipeRight: 6
        case .gesture: 7
        case .gestureSwipeLeft: 8
        case .gestureSwipeRight: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.accelerator, .gesturePinch, .gestureStretch, .gestureRotateClockwise, .gestureRotateCounterclockwise, .gestureTwoFingerSwipeLeft, .gestureTwoFingerSwipeRight, .gesture, .gestureSwipeLeft, .gestureSwipeRight] }
    public static var gtype: UInt { gtk_shortcut_type_get_type() }
}
