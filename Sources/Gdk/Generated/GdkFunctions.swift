// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `gdk_cairo_rectangle()`.
@MainActor
public func cairoRectangle(_ cr: Cairo.Context, rectangle: Rectangle) {
    var cRectangle = rectangle._c
    gdk_cairo_rectangle(C.opaque(cr._raw), &cRectangle)
}

/// `gdk_cairo_region()`.
@MainActor
public func cairoRegion(_ cr: Cairo.Context, region: Cairo.Region) {
    gdk_cairo_region(C.opaque(cr._raw), C.opaque(region._raw))
}

/// `gdk_cairo_region_create_from_surface()`.
@MainActor
public func cairoRegionCreateFromSurface(_ surface: Cairo.Surface) -> Cairo.Region {
    C.present(C.take(C.raw(gdk_cairo_region_create_from_surface(C.opaque(surface._raw)))), "gdk_cairo_region_create_from_surface")
}

/// `gdk_cairo_set_source_pixbuf()`.
@MainActor
public func cairoSetSourcePixbuf(
    _ cr: Cairo.Context, pixbuf: GdkPixbuf.Pixbuf, pixbufX: Double, pixbufY: Double
) {
    gdk_cairo_set_source_pixbuf(C.opaque(cr._raw), C.opaque(pixbuf._raw), pixbufX, pixbufY)
}

/// `gdk_cairo_set_source_rgba()`.
@MainActor
public func cairoSetSourceRgba(_ cr: Cairo.Context, rgba: RGBA) {
    var cRgba = rgba._c
    gdk_cairo_set_source_rgba(C.opaque(cr._raw), &cRgba)
}

/// `gdk_content_deserialize_async()`.
@MainActor
public func contentDeserializeAsync(
    _ stream: Gio.InputStream, mimeType: String, type: UInt, ioPriority: Int = 0, cancellable: Gio.Cancellable? = nil, callback: Gio.AsyncReadyCallback? = nil
) {
    gdk_content_deserialize_async(C.cast(stream._raw), mimeType, type, C.gint(ioPriority), C.cast(cancellable?._raw), callback == nil ? nil : Gio.AsyncReadyCallbackThunk.once, Gio.AsyncReadyCallbackThunk.retained(callback))
}

/// `gdk_content_deserialize_finish()`.
@MainActor
public func contentDeserializeFinish(_ result: any Gio.AsyncResult) throws(GLibError) -> Value {
    var value = GValue()
    var error: UnsafeMutablePointer<GError>?
    _ = gdk_content_deserialize_finish(C.opaque(result._raw), &value, &error)
    if let error { throw GLibError(taking: error) }
    return Value(moving: value)
}

/// `gdk_content_serialize_async()`.
@MainActor
public func contentSerializeAsync(
    _ stream: Gio.OutputStream, mimeType: String, value: Value, ioPriority: Int = 0, cancellable: Gio.Cancellable? = nil, callback: Gio.AsyncReadyCallback? = nil
) {
    gdk_content_serialize_async(C.cast(stream._raw), mimeType, C.cast(value._raw), C.gint(ioPriority), C.cast(cancellable?._raw), callback == nil ? nil : Gio.AsyncReadyCallbackThunk.once, Gio.AsyncReadyCallbackThunk.retained(callback))
}

/// `gdk_content_serialize_finish()`.
@MainActor
public func contentSerializeFinish(_ result: any Gio.AsyncResult) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    _ = gdk_content_serialize_finish(C.opaque(result._raw), &error)
    if let error { throw GLibError(taking: error) }
}

/// `gdk_events_get_angle()`.
@MainActor
public func eventsGetAngle(_ event1: Event, event2: Event) -> Double? {
    var angle: gdouble = 0
    let result = gdk_events_get_angle(C.opaque(event1._raw), C.opaque(event2._raw), &angle)
    return result == 0 ? nil : angle
}

/// `gdk_events_get_center()`.
@MainActor
public func eventsGetCenter(_ event1: Event, event2: Event) -> (x: Double, y: Double)? {
    var x: gdouble = 0
    var y: gdouble = 0
    let result = gdk_events_get_center(C.opaque(event1._raw), C.opaque(event2._raw), &x, &y)
    return result == 0 ? nil : (x, y)
}

/// `gdk_events_get_distance()`.
@MainActor
public func eventsGetDistance(_ event1: Event, event2: Event) -> Double? {
    var distance: gdouble = 0
    let result = gdk_events_get_distance(C.opaque(event1._raw), C.opaque(event2._raw), &distance)
    return result == 0 ? nil : distance
}

/// `gdk_intern_mime_type()`.
@MainActor
public func internMimeType(_ string: String) -> String? {
    C.optionalString(gdk_intern_mime_type(string))
}

/// `gdk_keyval_convert_case()`.
@MainActor
public func keyvalConvertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
    var lower: guint = 0
    var upper: guint = 0
    gdk_keyval_convert_case(C.guint(symbol), &lower, &upper)
    return (C.int(lower), C.int(upper))
}

/// `gdk_keyval_from_name()`.
@MainActor
public func keyvalFromName(_ keyvalName: String) -> Gdk.Key {
    Gdk.Key(gdk_keyval_from_name(keyvalName))
}

/// `gdk_keyval_is_lower()`.
@discardableResult
@MainActor
public func keyvalIsLower(_ keyval: Gdk.Key) -> Bool {
    gdk_keyval_is_lower(guint(keyval)) != 0
}

/// `gdk_keyval_is_upper()`.
@discardableResult
@MainActor
public func keyvalIsUpper(_ keyval: Gdk.Key) -> Bool {
    gdk_keyval_is_upper(guint(keyval)) != 0
}

/// `gdk_keyval_name()`.
@MainActor
public func keyvalName(_ keyval: Gdk.Key) -> String? {
    C.optionalString(gdk_keyval_name(guint(keyval)))
}

/// `gdk_keyval_to_lower()`.
@MainActor
public func keyvalToLower(_ keyval: Gdk.Key) -> Gdk.Key {
    Gdk.Key(gdk_keyval_to_lower(guint(keyval)))
}

/// `gdk_keyval_to_unicode()`.
@MainActor
public func keyvalToUnicode(_ keyval: Gdk.Key) -> Int {
    C.int(gdk_keyval_to_unicode(guint(keyval)))
}

/// `gdk_keyval_to_upper()`.
@MainActor
public func keyvalToUpper(_ keyval: Gdk.Key) -> Gdk.Key {
    Gdk.Key(gdk_keyval_to_upper(guint(keyval)))
}

/// `gdk_pixbuf_get_from_surface()`.
@MainActor
public func pixbufGetFromSurface(
    _ surface: Cairo.Surface, srcX: Int, srcY: Int, width: Int, height: Int
) -> GdkPixbuf.Pixbuf? {
    C.adopt(C.raw(gdk_pixbuf_get_from_surface(C.opaque(surface._raw), C.gint(srcX), C.gint(srcY), C.gint(width), C.gint(height))))
}

/// `gdk_pixbuf_get_from_texture()`.
@MainActor
public func pixbufGetFromTexture(_ texture: Texture) -> GdkPixbuf.Pixbuf? {
    C.adopt(C.raw(gdk_pixbuf_get_from_texture(C.opaque(texture._raw))))
}

/// `gdk_set_allowed_backends()`.
@MainActor
public func setAllowedBackends(_ backends: String) {
    gdk_set_allowed_backends(backends)
}

/// `gdk_toplevel_size_get_type()`.
@MainActor
public func toplevelSizeGetType() -> UInt {
    gdk_toplevel_size_get_type()
}

/// `gdk_unicode_to_keyval()`.
@MainActor
public func unicodeToKeyval(_ wc: Int) -> Int {
    C.int(gdk_unicode_to_keyval(C.guint32(wc)))
}
