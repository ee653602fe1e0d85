// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Item {
    private var analysis: PangoAnalysis { _raw.assumingMemoryBound(to: PangoItem.self).pointee.analysis }

    /// The font of this part of a text; nil before one is chosen.
    @MainActor public var font: Font? { C.borrow(analysis.font) }
    /// The direction of this part: even for left to right, odd for right to left.
    public var level: Int { Int(analysis.level) }
    /// The orientation of the glyphs.
    public var gravity: Gravity { C.enumeration(UInt32(analysis.gravity)) }
    /// The script of this part.
    public var script: Script { C.enumeration(UInt32(bitPattern: Int32(analysis.script))) }
    /// The language of this part.
    public var language: Language? { C.copy(C.raw(analysis.language)) }
}
