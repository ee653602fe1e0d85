// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension RenderNode {
    /// Reads what `serialize()` or `writeToFile(_:)` wrote. `mistake` is called for each part that cannot be
    /// read, which is left out; nil if nothing remains. `gsk_render_node_deserialize()`.
    public static func deserialize(
        _ bytes: Bytes,
        mistake: (_ start: ParseLocation, _ end: ParseLocation, _ error: GLibError) -> Void = { _, _, _ in }
    ) -> RenderNode? {
        withoutActuallyEscaping(mistake) { mistake in
            // Guard: GSK calls it during the call only.
            C.withTemporary(mistake) {
                C.take(C.raw(gsk_render_node_deserialize(C.opaque(bytes._raw), reportMistake, $0)))
            }
        }
    }
}

private let reportMistake: GskParseErrorFunc = { start, end, error, data in
    guard let start, let end, let error else { return }
    Callback<(ParseLocation, ParseLocation, GLibError) -> Void>.at(data)(
        ParseLocation(_c: start.pointee), ParseLocation(_c: end.pointee), GLibError(copying: error))
}
