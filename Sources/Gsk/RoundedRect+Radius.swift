// SPDX-License-Identifier: MIT

import GLib
import Graphene

extension RoundedRect {
    /// A rectangle whose corners are all round. `gsk_rounded_rect_init_from_rect()`.
    public init(_ bounds: Graphene.Rect, radius: Double = 0) {
        self.init(bounds: bounds, radius: Float(radius))
    }
}
