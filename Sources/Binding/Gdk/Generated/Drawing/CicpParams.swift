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

#if GTK_4_16
/// `GdkCicpParams`. <https://docs.gtk.org/gdk4/class.CicpParams.html>
open class CicpParams: Object {
    open override nonisolated class var gtype: UInt { gdk_cicp_params_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CicpParams(_borrowed: raw) }
}

extension CicpParams {
    /// `color-primaries`, `gdk_cicp_params_get_color_primaries()`.
    public var colorPrimaries: Int {
        get { C.int(gdk_cicp_params_get_color_primaries(C.opaque(_raw))) }
        set { gdk_cicp_params_set_color_primaries(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.colorPrimaries; defer { self.colorPrimaries = value }; yield &value }
    }

    /// `matrix-coefficients`, `gdk_cicp_params_get_matrix_coefficients()`.
    public var matrixCoefficients: Int {
        get { C.int(gdk_cicp_params_get_matrix_coefficients(C.opaque(_raw))) }
        set { gdk_cicp_params_set_matrix_coefficients(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.matrixCoefficients; defer { self.matrixCoefficients = value }; yield &value }
    }

    /// `range`, `gdk_cicp_params_get_range()`.
    public var range: CicpRange {
        get { C.enumeration(gdk_cicp_params_get_range(C.opaque(_raw)).rawValue) }
        set { gdk_cicp_params_set_range(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.range; defer { self.range = value }; yield &value }
    }

    /// `transfer-function`, `gdk_cicp_params_get_transfer_function()`.
    public var transferFunction: Int {
        get { C.int(gdk_cicp_params_get_transfer_function(C.opaque(_raw))) }
        set { gdk_cicp_params_set_transfer_function(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.transferFunction; defer { self.transferFunction = value }; yield &value }
    }

    /// `gdk_cicp_params_build_color_state()`.
    @discardableResult
    public func buildColorState() throws(GLibError) -> ColorState {
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_cicp_params_build_color_state(C.opaque(_raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "gdk_cicp_params_build_color_state")
    }
}

extension Members where Owner: CicpParams {
    public var colorPrimaries: PropertyKey<Owner, Int> { PropertyKey("color-primaries") }
    public var matrixCoefficients: PropertyKey<Owner, Int> { PropertyKey("matrix-coefficients") }
    public var range: PropertyKey<Owner, CicpRange> { PropertyKey("range") }
    public var transferFunction: PropertyKey<Owner, Int> { PropertyKey("transfer-function") }
}
#endif
