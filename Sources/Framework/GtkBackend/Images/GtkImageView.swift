// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

final class GtkImageView: ControlView<ImageViewState, ImageEvent> {
    private let image = Gtk.Image()
    private let images = ImageLoader.current
    private let owner = ViewOwner.current
    private var request: ImageLoader.Request?

    init() {
        super.init(image)
        image.onNotify("scale-factor") { [weak self] in
            guard let self, let state else { return }
            show(state)
        }
    }

    /// Screen readers ignore a picture without a name.
    override func didName(_ name: String?) {
        super.didName(name)
        image.setHiddenFromReaders(name?.isEmpty != false)
    }

    override func render(_ state: ImageViewState) { update(to: state) }

    override func show(_ change: Change<ImageViewState>) {
        change.of(\.size) { image.pixelSize = $0 }
        guard change.isNew(\.source) || change.isNew(\.size) || change.isNew(\.fallbackIcon) else { return }
        if change.isNew(\.source) { image.clear() }
        show(change.new)
    }

    private func show(_ state: ImageViewState) {
        request = nil
        switch state.source {
        case nil: image.clear()
        case .icon(let name): show(icon: name, or: state.fallbackIcon)
        case .bytes(let data): show(.bytes(data), state)
        case .file(let path): show(.file(path), state)
        }
    }

    private func show(_ source: ImageSource, _ state: ImageViewState) {
        let key = ImageLoader.Key(
            source: source, length: state.size * image.scaleFactor, fit: .longerSide,
            followsLinks: state.followsLinks)
        if let texture = images.texture(key) {
            image.paintable = texture
            request = images.loadIfChanged(key, for: owner) { [weak self] in self?.show($0, state) }
        } else {
            request = images.load(key, for: owner) { [weak self] in self?.show($0, state) }
        }
    }

    private func show(_ result: Result<Gdk.Texture, ImageDecoder.Failure>, _ state: ImageViewState) {
        request = nil
        switch result {
        case .success(let texture): image.paintable = texture
        case .failure(let failure):
            image.iconName = IconNames.installed(state.fallbackIcon, in: image) ?? state.fallbackIcon
            send(.failed(failure.message))
        }
    }

    private func show(icon name: String, or fallback: String) {
        if let installed = IconNames.installed(name, in: image) { return image.iconName = installed }
        image.iconName = IconNames.installed(fallback, in: image) ?? fallback
        // The view may not be in its container yet, and the report contains the path of the container.
        Task { @MainActor [weak self] in
            guard let self, state?.source == .icon(name) else { return }
            send(.failed(ImageLimits.error(missing: name)))
        }
    }
}

/// The names of icons in the theme of the desktop.
@MainActor enum IconNames {
    /// The name, or that of the same icon in colour or as a symbol, whichever the theme has; nil if it has neither.
    static func installed(_ name: String, in widget: Gtk.Widget) -> String? {
        let suffix = "-symbolic"
        let other = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix
        let theme = Gtk.IconTheme.for(widget.display)
        return [name, other].first { !$0.isEmpty && theme.hasIcon($0) }
    }
}
