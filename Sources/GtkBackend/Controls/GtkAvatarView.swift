// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// A round picture, or initials on one of the colours of the style sheet, or the desktop's sign for a person without a name.
final class GtkAvatarView: ControlView<AvatarState, Never> {
    private static let colorCount = 8

    private let overlay = Gtk.Overlay(properties: ["accessible-role": Gtk.AccessibleRole.img])
    private let initials = Gtk.Label()
    // For screen readers the avatar is one picture: GTK 4.18 shows them its parts too, hidden or not.
    private let nobody = Gtk.Image(properties: ["accessible-role": Gtk.AccessibleRole.presentation])
    private let picture = Gtk.Picture(properties: ["accessible-role": Gtk.AccessibleRole.presentation])

    init() {
        overlay.addCssClass("avatar")
        overlay.overflow = .hidden
        overlay.child = initials
        nobody.iconName = "avatar-default-symbolic"
        overlay.addOverlay(nobody)
        picture.contentFit = .cover
        overlay.addOverlay(picture)
        super.init(overlay)
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.center, .center) }
    override var writtenName: String? { state?.name }

    override func show(_ change: Change<AvatarState>) {
        change.of(\.size) {
            overlay.setSizeRequest(width: $0, height: $0)
            nobody.pixelSize = $0 / 2
        }
        if change.isNew(\.size) || change.isNew(\.initials) {
            // In 1024ths of a point, of which 72 are 96 logical pixels.
            let size = change.new.size * 1024 * 72 / 96 * 2 / 5
            initials.setMarkup("<span size=\"\(size)\">\(change.new.initials.escapedForMarkup)</span>")
        }
        change.of(\.name) { name in
            if let old = change.old { overlay.removeCssClass(Self.colorClass(of: old)) }
            overlay.addCssClass(Self.colorClass(of: change.new))
        }
        change.of(\.picture) { data in
            let texture = data.flatMap { Gdk.Texture.decoding($0.bytes) }
            picture.paintable = texture
            picture.visible = texture != nil
            // Or the colour would shine through at the rim.
            if texture == nil {
                overlay.removeCssClass("avatar-picture")
            } else {
                overlay.addCssClass("avatar-picture")
            }
        }
        initials.visible = !picture.visible
        nobody.visible = !picture.visible && change.new.initials.isEmpty
        // The avatar as a whole has a name. A widget that is shown is told of again, so this comes last.
        for part in [initials, nobody, picture] as [Gtk.Widget] { part.update(.hidden, true) }
    }

    private static func colorClass(of state: AvatarState) -> String {
        "avatar-color-\(state.colorIndex(of: colorCount) + 1)"
    }
}

extension String {
    /// The text with what Pango's markup gives a meaning to written out.
    var escapedForMarkup: String {
        reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
    }
}
