// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A font without a size.
public class FontFace: Boxed {
    public override class var gtype: UInt { cairo_gobject_font_face_get_type() }

    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        switch cairo_font_face_get_type(OpaquePointer(raw)) {
        case CAIRO_FONT_TYPE_TOY: ToyFontFace.self
        case CAIRO_FONT_TYPE_USER: UserFontFace.self
        default: FontFace.self
        }
    }

    /// The type of the font in Cairo.
    public var type: FontType { C.enumeration(cairo_font_face_get_type(pointer).rawValue) }
}

/// A font by its family, slant and weight.
public final class ToyFontFace: FontFace {
    /// Creates the system font that is nearest to these values.
    public convenience init(_ family: String, slant: FontSlant = .normal, weight: FontWeight = .normal) {
        let face = cairo_toy_font_face_create(
            family, .init(rawValue: C.number(slant)), .init(rawValue: C.number(weight)))
        self.init(_taking: C.present(C.raw(face), "cairo_toy_font_face_create"))
    }

    /// The family that was requested.
    public var family: String { C.string(cairo_toy_font_face_get_family(pointer)) }
    /// The slant.
    public var slant: FontSlant { C.enumeration(cairo_toy_font_face_get_slant(pointer).rawValue) }
    /// The weight.
    public var weight: FontWeight { C.enumeration(cairo_toy_font_face_get_weight(pointer).rawValue) }
}

/// A font whose glyphs are drawn by closures, for example icons or musical notes.
///
///     let dots = Cairo.UserFontFace { glyph, context in
///         context.arc(x: 0.4, y: -0.4, radius: 0.3)
///         context.fill()
///         return 0.8
///     }
///     context.fontFace = dots
///
/// The closures are called on the thread that draws, once for each glyph and size, and are retained as long as the font exists.
public final class UserFontFace: FontFace {
    /// Draws a glyph, in coordinates in which a letter is about 1 high and the baseline is y = 0, and returns its advance width.
    public typealias Render = (_ glyph: UInt, _ context: Context) -> Double

    private final class Closures {
        let render: Render
        let glyph: ((Unicode.Scalar) -> UInt)?
        let extents: FontExtents?

        init(_ render: @escaping Render, _ glyph: ((Unicode.Scalar) -> UInt)?, _ extents: FontExtents?) {
            (self.render, self.glyph, self.extents) = (render, glyph, extents)
        }

        // Guard: Cairo uses the address of the key only.
        nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

        static func of(_ font: OpaquePointer?) -> Closures? {
            // Guard: `init` below stored it under the key, for as long as the font face exists.
            cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), key)
                .map { Unmanaged<Closures>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Creates a font with the closure that draws its glyphs. Without `glyph`, the number of a glyph is the
    /// Unicode scalar of its letter; without `extents`, lines are 1 high.
    public convenience init(
        extents: FontExtents? = nil, glyph: ((Unicode.Scalar) -> UInt)? = nil, render: @escaping Render
    ) {
        let face = C.present(cairo_user_font_face_create(), "cairo_user_font_face_create")
        // Guard: balanced by releaseCallback.
        let closures = Unmanaged.passRetained(Closures(render, glyph, extents)).toOpaque()
        cairo_font_face_set_user_data(face, Closures.key, closures, releaseCallback)
        cairo_user_font_face_set_init_func(face) { font, _, extents in
            if let given = Closures.of(font)?.extents { extents?.pointee = given.c }
            return CAIRO_STATUS_SUCCESS
        }
        cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
            guard let closures = Closures.of(font), let context else { return CAIRO_STATUS_USER_FONT_ERROR }
            let pen: Context = C.present(C.copy(C.raw(context)), "render_glyph")
            extents?.pointee.x_advance = closures.render(UInt(glyph), pen)
            return CAIRO_STATUS_SUCCESS
        }
        if glyph != nil {
            cairo_user_font_face_set_unicode_to_glyph_func(face) { font, letter, glyph in
                guard let scalar = Unicode.Scalar(UInt32(letter)), let choose = Closures.of(font)?.glyph
                else {
                    return CAIRO_STATUS_USER_FONT_ERROR
                }
                glyph?.pointee = choose(scalar)
                return CAIRO_STATUS_SUCCESS
            }
        }
        self.init(_taking: C.present(C.raw(face), "cairo_user_font_face_create"))
    }
}
