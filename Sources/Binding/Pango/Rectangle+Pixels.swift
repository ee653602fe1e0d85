// SPDX-License-Identifier: MIT

import CGtk

extension Rectangle {
    /// The smallest rectangle in whole pixels around this one, which is in Pango’s units. `pango_extents_to_pixels()`.
    public var inPixels: Rectangle {
        var changed = _c
        pango_extents_to_pixels(&changed, nil)
        return Rectangle(_c: changed)
    }

    /// The rectangle in whole pixels nearest to this one, which is in Pango’s units. `pango_extents_to_pixels()`.
    public var inNearestPixels: Rectangle {
        var changed = _c
        pango_extents_to_pixels(nil, &changed)
        return Rectangle(_c: changed)
    }
}
