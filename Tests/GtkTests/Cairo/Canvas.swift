// SPDX-License-Identifier: MIT

import CGtk
import Cairo
import GLib
import Testing

/// A small picture to draw on.
enum Canvas {
    /// Draws, checks the status, and expects that only the test retains the picture afterwards.
    static func draw(
        _ format: Format = .argb32, width: Int = 20, height: Int = 20, _ body: (Cairo.Context) throws -> Void
    ) throws -> ImageSurface {
        let image = try ImageSurface(format, width: width, height: height)
        do {
            let context = Cairo.Context(image)
            #expect(cairo_get_reference_count(OpaquePointer(context._raw)) == 1)
            try body(context)
            try context.checkStatus()
        }
        #expect(references(image) == 1)
        return image
    }

    static func references(_ surface: Surface) -> UInt32 {
        cairo_surface_get_reference_count(OpaquePointer(surface._raw))
    }

    static func references(_ pattern: Pattern) -> UInt32 {
        cairo_pattern_get_reference_count(OpaquePointer(pattern._raw))
    }

    static func references(_ face: FontFace) -> UInt32 {
        cairo_font_face_get_reference_count(OpaquePointer(face._raw))
    }

    static func path(_ name: String) -> String {
        "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max))-\(name)"
    }
}

extension ImageSurface {
    /// A pixel as alpha, red, green and blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        let at = y * stride + x * 4
        return pixels[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The number of painted pixels.
    var painted: Int {
        (0..<height).reduce(0) { sum, y in sum + (0..<width).count { pixel($0, y) >> 24 > 0 } }
    }
}

/// Expects a warning of the binding, and that it is the only one.
func expectWarning(_ pattern: String, _ body: () throws -> Void) rethrows {
    g_test_expect_message("RxShell", G_LOG_LEVEL_WARNING, pattern)
    try body()
    g_test_assert_expected_messages_internal("RxShell", #filePath, Int32(#line), "expectWarning")
}

struct OutOfPaper: Error, CustomStringConvertible {
    var description: String { "out of paper" }
}
