// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbuf`. <https://docs.gtk.org/gdk-pixbuf/class.Pixbuf.html>
open class Pixbuf: Object, Gio.Icon, Gio.LoadableIcon {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Pixbuf(_borrowed: raw) }

    /// `gdk_pixbuf_new()`.
    public convenience init?(
        colorspace: Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int
    ) {
        guard let made = C.raw(gdk_pixbuf_new(.init(rawValue: C.number(colorspace)), hasAlpha ? 1 : 0, C.gint(bitsPerSample), C.gint(width), C.gint(height))) else { return nil }
        self.init(_constructed: made)
    }

    /// `gdk_pixbuf_new_from_bytes()`.
    public convenience init(
        bytes data: Bytes, colorspace: Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int, rowstride: Int
    ) {
        self.init(_constructed: C.present(C.raw(gdk_pixbuf_new_from_bytes(C.opaque(data._raw), .init(rawValue: C.number(colorspace)), hasAlpha ? 1 : 0, C.gint(bitsPerSample), C.gint(width), C.gint(height), C.gint(rowstride))), "gdk_pixbuf_new_from_bytes"))
    }

    /// `gdk_pixbuf_new_from_file()`.
    public convenience init(filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_file(C.bytes(filename), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_file"))
    }

    /// `gdk_pixbuf_new_from_file_at_scale()`.
    public convenience init(
        filename: String, width: Int, height: Int, preserveAspectRatio: Bool
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_file_at_scale(C.bytes(filename), C.gint(width), C.gint(height), preserveAspectRatio ? 1 : 0, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_file_at_scale"))
    }

    /// `gdk_pixbuf_new_from_file_at_size()`.
    public convenience init(filename: String, width: Int, height: Int) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_file_at_size(C.bytes(filename), C.gint(width), C.gint(height), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_file_at_size"))
    }

    /// `gdk_pixbuf_new_from_resource()`.
    public convenience init(resourcePath: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_resource(resourcePath, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_resource"))
    }

    /// `gdk_pixbuf_new_from_resource_at_scale()`.
    public convenience init(
        resourcePath: String, width: Int, height: Int, preserveAspectRatio: Bool
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_resource_at_scale(resourcePath, C.gint(width), C.gint(height), preserveAspectRatio ? 1 : 0, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_resource_at_scale"))
    }

    /// `gdk_pixbuf_new_from_stream()`.
    public convenience init(stream: Gio.InputStream, cancellable: Gio.Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_stream(C.cast(stream._raw), C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_stream"))
    }

    /// `gdk_pixbuf_new_from_stream_at_scale()`.
    public convenience init(
        stream: Gio.InputStream, width: Int, height: Int, preserveAspectRatio: Bool, cancellable: Gio.Cancellable? = nil
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_stream_at_scale(C.cast(stream._raw), C.gint(width), C.gint(height), preserveAspectRatio ? 1 : 0, C.cast(cancellable?._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_stream_at_scale"))
    }

    /// `gdk_pixbuf_new_from_xpm_data()`.
    public convenience init(xpmData data: [String]) {
        let cData = StringVector(data)
        self.init(_constructed: C.present(C.raw(gdk_pixbuf_new_from_xpm_data(cData.constant)), "gdk_pixbuf_new_from_xpm_data"))
    }

    /// `gdk_pixbuf_new_from_stream_async()`, `gdk_pixbuf_new_from_stream_finish()`.
    public convenience init(stream: Gio.InputStream) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gdk_pixbuf_new_from_stream_async(C.cast(stream._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_stream_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_stream_finish"))
    }

    /// `gdk_pixbuf_new_from_stream_at_scale_async()`, `gdk_pixbuf_new_from_stream_finish()`.
    public convenience init(
        stream: Gio.InputStream, width: Int, height: Int, preserveAspectRatio: Bool
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gdk_pixbuf_new_from_stream_at_scale_async(C.cast(stream._raw), C.gint(width), C.gint(height), preserveAspectRatio ? 1 : 0, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gdk_pixbuf_new_from_stream_finish(C.opaque(source._raw), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_new_from_stream_finish"))
    }
}

extension Pixbuf {
    /// `bits-per-sample`, `gdk_pixbuf_get_bits_per_sample()`.
    public var bitsPerSample: Int { C.int(gdk_pixbuf_get_bits_per_sample(C.opaque(_raw))) }

    /// `colorspace`, `gdk_pixbuf_get_colorspace()`.
    public var colorspace: Colorspace { C.enumeration(gdk_pixbuf_get_colorspace(C.opaque(_raw)).rawValue) }

    /// `has-alpha`, `gdk_pixbuf_get_has_alpha()`.
    public var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(C.opaque(_raw)) != 0 }

    /// `height`, `gdk_pixbuf_get_height()`.
    public var height: Int { C.int(gdk_pixbuf_get_height(C.opaque(_raw))) }

    /// `n-channels`, `gdk_pixbuf_get_n_channels()`.
    public var nChannels: Int { C.int(gdk_pixbuf_get_n_channels(C.opaque(_raw))) }

    /// `pixel-bytes`.
    public var pixelBytes: Bytes? { property("pixel-bytes") }

    /// `rowstride`, `gdk_pixbuf_get_rowstride()`.
    public var rowstride: Int { C.int(gdk_pixbuf_get_rowstride(C.opaque(_raw))) }

    /// `width`, `gdk_pixbuf_get_width()`.
    public var width: Int { C.int(gdk_pixbuf_get_width(C.opaque(_raw))) }

    /// `gdk_pixbuf_calculate_rowstride()`.
    public static func calculateRowstride(
        _ colorspace: Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int
    ) -> Int {
        C.int(gdk_pixbuf_calculate_rowstride(.init(rawValue: C.number(colorspace)), hasAlpha ? 1 : 0, C.gint(bitsPerSample), C.gint(width), C.gint(height)))
    }

    /// `gdk_pixbuf_get_file_info()`.
    public static func fileInfo(_ filename: String) -> (result: PixbufFormat?, width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        let result = gdk_pixbuf_get_file_info(C.bytes(filename), &width, &height)
        return (C.copy(C.raw(result)), C.int(width), C.int(height))
    }

    /// `gdk_pixbuf_get_file_info_async()`, `gdk_pixbuf_get_file_info_finish()`.
    public static func fileInfo(
        _ filename: String
    ) async throws(GLibError) -> (result: PixbufFormat?, width: Int, height: Int) {
        let source = await C.ready { cancellable, ready, data in
            gdk_pixbuf_get_file_info_async(C.bytes(filename), cancellable, ready, data)
        }
        var width: gint = 0
        var height: gint = 0
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_pixbuf_get_file_info_finish(C.opaque(source._raw), &width, &height, &error)
        if let error { throw GLibError(taking: error) }
        return (C.copy(C.raw(result)), C.int(width), C.int(height))
    }

    /// `gdk_pixbuf_get_formats()`.
    public static var formats: [PixbufFormat] { C.array(slist: gdk_pixbuf_get_formats(), .container) { C.present(C.copy($0), "gdk_pixbuf_get_formats") } }

    /// `gdk_pixbuf_init_modules()`.
    public static func initModules(_ path: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_init_modules(path, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_add_alpha()`.
    @discardableResult
    public func addAlpha(substituteColor: Bool, r: UInt8, g: UInt8, b: UInt8) -> Pixbuf {
        C.present(C.adopt(C.raw(gdk_pixbuf_add_alpha(C.opaque(_raw), substituteColor ? 1 : 0, r, g, b))), "gdk_pixbuf_add_alpha")
    }

    /// `gdk_pixbuf_apply_embedded_orientation()`.
    @discardableResult
    public func applyEmbeddedOrientation() -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_apply_embedded_orientation(C.opaque(_raw))))
    }

    /// `gdk_pixbuf_composite()`.
    public func composite(
        _ dest: Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double, offsetY: Double, scaleX: Double, scaleY: Double, interpType: InterpType, overallAlpha: Int
    ) {
        gdk_pixbuf_composite(C.opaque(_raw), C.opaque(dest._raw), C.gint(destX), C.gint(destY), C.gint(destWidth), C.gint(destHeight), offsetX, offsetY, scaleX, scaleY, .init(rawValue: C.number(interpType)), C.gint(overallAlpha))
    }

    /// `gdk_pixbuf_composite_color()`.
    public func compositeColor(
        _ dest: Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double, offsetY: Double, scaleX: Double, scaleY: Double, interpType: InterpType, overallAlpha: Int, checkX: Int, checkY: Int, checkSize: Int, color1: Int, color2: Int
    ) {
        gdk_pixbuf_composite_color(C.opaque(_raw), C.opaque(dest._raw), C.gint(destX), C.gint(destY), C.gint(destWidth), C.gint(destHeight), offsetX, offsetY, scaleX, scaleY, .init(rawValue: C.number(interpType)), C.gint(overallAlpha), C.gint(checkX), C.gint(checkY), C.gint(checkSize), C.guint32(color1), C.guint32(color2))
    }

    /// `gdk_pixbuf_composite_color_simple()`.
    @discardableResult
    public func compositeColorSimple(
        destWidth: Int, destHeight: Int, interpType: InterpType, overallAlpha: Int, checkSize: Int, color1: Int, color2: Int
    ) -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_composite_color_simple(C.opaque(_raw), C.gint(destWidth), C.gint(destHeight), .init(rawValue: C.number(interpType)), C.gint(overallAlpha), C.gint(checkSize), C.guint32(color1), C.guint32(color2))))
    }

    /// `gdk_pixbuf_copy()`.
    @discardableResult
    public func copy() -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_copy(C.opaque(_raw))))
    }

    /// `gdk_pixbuf_copy_area()`.
    public func copyArea(
        srcX: Int, srcY: Int, width: Int, height: Int, destPixbuf: Pixbuf, destX: Int, destY: Int
    ) {
        gdk_pixbuf_copy_area(C.opaque(_raw), C.gint(srcX), C.gint(srcY), C.gint(width), C.gint(height), C.opaque(destPixbuf._raw), C.gint(destX), C.gint(destY))
    }

    /// `gdk_pixbuf_copy_options()`.
    @discardableResult
    public func copyOptions(_ destPixbuf: Pixbuf) -> Bool {
        gdk_pixbuf_copy_options(C.opaque(_raw), C.opaque(destPixbuf._raw)) != 0
    }

    /// `gdk_pixbuf_fill()`.
    public func fill(_ pixel: Int) {
        gdk_pixbuf_fill(C.opaque(_raw), C.guint32(pixel))
    }

    /// `gdk_pixbuf_flip()`.
    @discardableResult
    public func flip(horizontal: Bool) -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_flip(C.opaque(_raw), horizontal ? 1 : 0)))
    }

    /// `gdk_pixbuf_get_byte_length()`.
    public var byteLength: Int { C.int(gdk_pixbuf_get_byte_length(C.opaque(_raw))) }

    /// `gdk_pixbuf_get_option()`.
    public func option(forKey key: String) -> String? {
        C.optionalString(gdk_pixbuf_get_option(C.opaque(_raw), key))
    }

    /// `gdk_pixbuf_get_pixels_with_length()`.
    public var pixelsWithLength: [UInt8] {
        var length: guint = 0
        let result = gdk_pixbuf_get_pixels_with_length(C.opaque(_raw), &length)
        return C.array(numbers: result, of: UInt8.self, count: C.int(length), .none) { $0 }
    }

    /// `gdk_pixbuf_new_subpixbuf()`.
    @discardableResult
    public func newSubpixbuf(srcX: Int, srcY: Int, width: Int, height: Int) -> Pixbuf {
        C.present(C.adopt(C.raw(gdk_pixbuf_new_subpixbuf(C.opaque(_raw), C.gint(srcX), C.gint(srcY), C.gint(width), C.gint(height)))), "gdk_pixbuf_new_subpixbuf")
    }

    /// `gdk_pixbuf_read_pixel_bytes()`.
    @discardableResult
    public func readPixelBytes() -> Bytes {
        C.present(C.take(C.raw(gdk_pixbuf_read_pixel_bytes(C.opaque(_raw)))), "gdk_pixbuf_read_pixel_bytes")
    }

    /// `gdk_pixbuf_remove_option()`.
    @discardableResult
    public func removeOption(_ key: String) -> Bool {
        gdk_pixbuf_remove_option(C.opaque(_raw), key) != 0
    }

    /// `gdk_pixbuf_rotate_simple()`.
    @discardableResult
    public func rotateSimple(_ angle: PixbufRotation) -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_rotate_simple(C.opaque(_raw), .init(rawValue: C.number(angle)))))
    }

    /// `gdk_pixbuf_saturate_and_pixelate()`.
    public func saturateAndPixelate(_ dest: Pixbuf, saturation: Double, pixelate: Bool) {
        gdk_pixbuf_saturate_and_pixelate(C.opaque(_raw), C.opaque(dest._raw), gfloat(saturation), pixelate ? 1 : 0)
    }

    /// `gdk_pixbuf_save_to_bufferv()`.
    @discardableResult
    public func data(
        ofType type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil
    ) throws(GLibError) -> [UInt8] {
        var buffer: UnsafeMutablePointer<CChar>?
        var bufferSize: gsize = 0
        let cOptionKeys = StringVector(optionKeys)
        let cOptionValues = StringVector(optionValues)
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_save_to_bufferv(C.opaque(_raw), &buffer, &bufferSize, type, cOptionKeys.pointer, cOptionValues.pointer, &error)
        if let error { throw GLibError(taking: error) }
        return C.array(numbers: buffer, of: UInt8.self, count: C.int(bufferSize), .full) { $0 }
    }

    /// `gdk_pixbuf_save_to_streamv()`.
    public func save(
        to stream: Gio.OutputStream, type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil, cancellable: Gio.Cancellable? = nil
    ) throws(GLibError) {
        let cOptionKeys = StringVector(optionKeys)
        let cOptionValues = StringVector(optionValues)
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_save_to_streamv(C.opaque(_raw), C.cast(stream._raw), type, cOptionKeys.pointer, cOptionValues.pointer, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_save_to_streamv_async()`, `gdk_pixbuf_save_to_stream_finish()`.
    public func save(
        to stream: Gio.OutputStream, type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil
    ) async throws(GLibError) {
        let cOptionKeys = StringVector(optionKeys)
        let cOptionValues = StringVector(optionValues)
        let source = await C.ready { cancellable, ready, data in
            gdk_pixbuf_save_to_streamv_async(C.opaque(_raw), C.cast(stream._raw), type, cOptionKeys.pointer, cOptionValues.pointer, cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_save_to_stream_finish(C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_savev()`.
    public func save(
        _ filename: String, type: String, optionKeys: [String]? = nil, optionValues: [String]? = nil
    ) throws(GLibError) {
        let cOptionKeys = StringVector(optionKeys)
        let cOptionValues = StringVector(optionValues)
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_savev(C.opaque(_raw), C.bytes(filename), type, cOptionKeys.pointer, cOptionValues.pointer, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_scale()`.
    public func scale(
        _ dest: Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double, offsetY: Double, scaleX: Double, scaleY: Double, interpType: InterpType
    ) {
        gdk_pixbuf_scale(C.opaque(_raw), C.opaque(dest._raw), C.gint(destX), C.gint(destY), C.gint(destWidth), C.gint(destHeight), offsetX, offsetY, scaleX, scaleY, .init(rawValue: C.number(interpType)))
    }

    /// `gdk_pixbuf_scale_simple()`.
    @discardableResult
    public func scaleSimple(destWidth: Int, destHeight: Int, interpType: InterpType) -> Pixbuf? {
        C.adopt(C.raw(gdk_pixbuf_scale_simple(C.opaque(_raw), C.gint(destWidth), C.gint(destHeight), .init(rawValue: C.number(interpType)))))
    }

    /// `gdk_pixbuf_set_option()`.
    @discardableResult
    public func setOption(_ key: String, value: String) -> Bool {
        gdk_pixbuf_set_option(C.opaque(_raw), key, value) != 0
    }
}

extension Members where Owner: Pixbuf {
    public var bitsPerSample: PropertyKey<Owner, Int> { PropertyKey("bits-per-sample") }
    public var colorspace: PropertyKey<Owner, Colorspace> { PropertyKey("colorspace") }
    public var hasAlpha: PropertyKey<Owner, Bool> { PropertyKey("has-alpha") }
    public var height: PropertyKey<Owner, Int> { PropertyKey("height") }
    public var nChannels: PropertyKey<Owner, Int> { PropertyKey("n-channels") }
    public var pixelBytes: PropertyKey<Owner, Bytes?> { PropertyKey("pixel-bytes") }
    public var rowstride: PropertyKey<Owner, Int> { PropertyKey("rowstride") }
    public var width: PropertyKey<Owner, Int> { PropertyKey("width") }
}
