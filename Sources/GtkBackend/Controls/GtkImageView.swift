// SPDX-License-Identifier: MIT

import GLib
import Gdk
import Gtk
import ViewKit

final class GtkImageView: ControlView<ImageViewState, Never> {
    private let image = Gtk.Image()

    init() { super.init(image) }

    override func show(_ change: Change<ImageViewState>) {
        change.of(\.size) { image.pixelSize = $0 }
        change.of(\.source) { source in
            switch source {
            case .icon(let name): image.iconName = name
            case nil: image.clear()
            case .bytes(let data): show(Gdk.Texture.decoding(data.bytes))
            }
        }
    }

    private func show(_ texture: Gdk.Texture?) {
        if let texture { image.paintable = texture } else { image.iconName = "image-missing" }
    }
}

extension Gdk.Texture {
    /// The picture in the contents of an image file; nil, with a warning, where they are none.
    static func decoding(_ bytes: [UInt8]) -> Gdk.Texture? {
        do {
            return try Gdk.Texture(bytes: Bytes(bytes))
        } catch {
            C.warn(
                "GtkBackend: \(bytes.count) bytes are not shown, since they are no image that GTK can read: \(error.message)"
            )
            return nil
        }
    }
}
