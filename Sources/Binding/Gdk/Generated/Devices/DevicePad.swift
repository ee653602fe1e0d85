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

/// `GdkDevicePad`. <https://docs.gtk.org/gdk4/iface.DevicePad.html>
@MainActor
public protocol DevicePad: Device {}

/// Some object with the interface ``DevicePad``, of a class that is private to its library.
public final class AnyDevicePad: Device, DevicePad {
    public override nonisolated class var gtype: UInt { gdk_device_pad_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyDevicePad(_borrowed: raw) }
}

extension DevicePad {
    /// `gdk_device_pad_get_feature_group()`.
    public func featureGroup(_ feature: DevicePadFeature, featureIdx: Int) -> Int {
        C.int(gdk_device_pad_get_feature_group(C.opaque(_raw), .init(rawValue: C.number(feature)), C.gint(featureIdx)))
    }

    /// `gdk_device_pad_get_group_n_modes()`.
    public func groupNModes(at groupIdx: Int) -> Int {
        C.int(gdk_device_pad_get_group_n_modes(C.opaque(_raw), C.gint(groupIdx)))
    }

    /// `gdk_device_pad_get_n_features()`.
    public func nFeatures(_ feature: DevicePadFeature) -> Int {
        C.int(gdk_device_pad_get_n_features(C.opaque(_raw), .init(rawValue: C.number(feature))))
    }

    /// `gdk_device_pad_get_n_groups()`.
    public var nGroups: Int { C.int(gdk_device_pad_get_n_groups(C.opaque(_raw))) }
}
