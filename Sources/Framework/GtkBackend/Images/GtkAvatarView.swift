// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// A round picture, or initials on one of the colours of the style sheet, or the icon of the theme for an empty name.
final class GtkAvatarView: ControlView<AvatarState, ImageEvent> {
    private static let colorCount = 8

    private let overlay = Gtk.Overlay(properties: ["accessible-role": Gtk.AccessibleRole.img])
    private let initials = Gtk.Label()
    // For screen readers the avatar is one picture. Its parts have no role, because GTK 4.18 exposes them even if they are hidden.
    private let personIcon = Gtk.Image(properties: ["accessible-role": Gtk.AccessibleRole.presentation])
    private let images = ImageLoader.current
    private let owner = ViewOwner.current
    private var request: ImageLoader.Request?
    private let picture = Gtk.Picture(properties: ["accessible-role": Gtk.AccessibleRole.presentation])

    init() {
        overlay.addCssClass("avatar")
        overlay.overflow = .hidden
        overlay.child = initials
        personIcon.iconName = "avatar-default-symbolic"
        overlay.addOverlay(personIcon)
        picture.contentFit = .cover
        overlay.addOverlay(picture)
        super.init(overlay)
        overlay.onNotify("scale-factor") { [weak self] in
            guard let self, let state else { return }
            load(state)
        }
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.center, .center) }
    override var visibleText: String? { state.flatMap { $0.name.isEmpty ? nil : $0.name } }
    override var fallbackName: String? { localized("Person") }

    override func show(_ change: Change<AvatarState>) {
        change.of(\.size) {
            overlay.setSizeRequest(width: $0, height: $0)
            personIcon.pixelSize = $0 / 2
        }
        if change.isNew(\.size) || change.isNew(\.initials) {
            // In 1024ths of a point, of which 72 are 96 logical pixels.
            let size = change.new.size * 1024 * 72 / 96 * 2 / 5
            initials.setMarkup("<span size=\"\(size)\">\(Markup.escape(change.new.initials))</span>")
        }
        change.of(\.name) { name in
            if let old = change.old { overlay.removeCssClass(Self.colorClass(of: old)) }
            overlay.addCssClass(Self.colorClass(of: change.new))
        }
        if change.isNew(\.picture) || change.isNew(\.size) { load(change.new) } else { showParts() }
    }

    /// Shows the picture if it is decoded; otherwise the initials until it is.
    private func load(_ state: AvatarState) {
        request = nil
        guard let data = state.picture else { return show(nil) }
        let key = ImageLoader.Key(
            source: .bytes(data), length: state.size * overlay.scaleFactor, fit: .shorterSide)
        if let texture = images.texture(key) { return show(texture) }
        show(nil)
        request = images.load(key, for: owner) { [weak self] result in
            guard let self else { return }
            request = nil
            switch result {
            case .success(let texture): show(texture)
            case .failure(let failure): send(.failed(failure.message))
            }
        }
    }

    private func show(_ texture: Gdk.Texture?) {
        picture.paintable = texture
        picture.visible = texture != nil
        // Without a background: the colour would be visible at the edge of the picture.
        overlay.setCssClass("avatar-picture", texture != nil)
        showParts()
    }

    private func showParts() {
        initials.visible = !picture.visible
        personIcon.visible = !picture.visible && state?.initials.isEmpty != false
        // The avatar as a whole has a name. Showing a widget makes it accessible again, so this comes last.
        for part in [initials, personIcon, picture] as [Gtk.Widget] { part.setHiddenFromReaders(true) }
    }

    private static func colorClass(of state: AvatarState) -> String {
        "avatar-color-\(state.colorIndex(of: colorCount) + 1)"
    }
}
