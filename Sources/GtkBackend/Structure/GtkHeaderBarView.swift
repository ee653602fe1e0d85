// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkHeaderBarView: ContainerView<HeaderBarState, Never> {
    let bar = Gtk.HeaderBar()
    private let texts = Gtk.Box(orientation: .vertical, spacing: 0)
    private let title = Gtk.Label()
    private let subtitle = Gtk.Label()

    init() {
        super.init(bar)
        texts.valign = .center
        for (label, name) in [(title, "title"), (subtitle, "subtitle")] {
            label.addCssClass(name)
            label.ellipsize = .end
            texts.append(label)
        }
    }

    override func show(_ change: Change<HeaderBarState>) {
        change.of(\.title) { title.text = $0 }
        change.of(\.subtitle) {
            subtitle.text = $0
            subtitle.visible = !$0.isEmpty
        }
        showTitle()
    }

    // GTK puts the children into boxes of its own.
    override func container(of child: Gtk.Widget) -> Gtk.Widget? { child.parent }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        switch children.firstIndex(of: child) {
        case 0: bar.packStart(child)
        case 1: showTitle()
        default: bar.packEnd(child)
        }
    }

    override func take(_ child: Gtk.Widget) {
        if bar.titleWidget === child { bar.titleWidget = nil } else { bar.remove(child) }
    }

    private func showTitle() {
        guard let state else { return }
        if state.hasTitleView, children.count > 1 {
            bar.titleWidget = children[1]
        } else {
            bar.titleWidget = state.title.isEmpty && state.subtitle.isEmpty ? nil : texts
        }
    }
}
