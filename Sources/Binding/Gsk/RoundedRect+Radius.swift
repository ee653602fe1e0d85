// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Graphene

extension RoundedRect {
    /// Creates a rectangle with equally rounded corners. `gsk_rounded_rect_init_from_rect()`.
    public init(_ bounds: Graphene.Rect, radius: Double = 0) {
        self.init(bounds: bounds, radius: radius)
    }

    /// The radii of the corners: top left first, then clockwise.
    public var corners: [Graphene.Size] {
        let corners = _c.corner
        return [corners.0, corners.1, corners.2, corners.3].map { Graphene.Size(_c: $0) }
    }
}
