// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkButtonView: ControlView<ButtonState, ViewKit.ButtonEvent> {
    private let button = Gtk.Button()
    /// The window or the popover whose default button it is.
    private weak var owner: (any DefaultButtonOwner)?

    init() {
        super.init(button)
        button.onClicked { [weak self] in self?.send(.tapped) }
        button.onMap { [weak self] in self?.updateDefault() }
        button.onUnmap { [weak self] in self?.setOwner(nil) }
    }

    override var visibleText: String? { state.flatMap { $0.title.isEmpty ? nil : $0.title } }

    override func render(_ state: ButtonState) { update(to: state) }

    override func show(_ change: Change<ButtonState>) {
        if change.isNew(\.title) || change.isNew(\.icon) {
            button.show(title: change.new.title, icon: themed(change.new.icon))
        }
        change.of(\.style) { style in
            if let name = change.old?.style.cssClass { button.removeCssClass(name) }
            if let name = style.cssClass { button.addCssClass(name) }
        }
        updateDefault()
    }

    /// A suggested button is the default button of its window: Return presses it, unless the view with the focus takes Return.
    private func updateDefault() {
        guard state?.style == .suggested, button.mapped else { return setOwner(nil) }
        var ancestor = button.parent
        while let next = ancestor, !(next is any DefaultButtonOwner) { ancestor = next.parent }
        setOwner(ancestor as? any DefaultButtonOwner)
    }

    private func setOwner(_ owner: (any DefaultButtonOwner)?) {
        guard owner !== self.owner else { return }
        if let old = self.owner, old.defaultWidget === button { old.defaultWidget = nil }
        owner?.defaultWidget = button
        self.owner = owner
    }
}

/// Windows and popovers, which have no common class with a default button.
@MainActor private protocol DefaultButtonOwner: Gtk.Widget {
    var defaultWidget: Gtk.Widget? { get set }
}

extension Gtk.Window: DefaultButtonOwner {}
extension Gtk.Popover: DefaultButtonOwner {}

extension ButtonStyle {
    fileprivate var cssClass: String? {
        switch self {
        case .normal: nil
        case .suggested: "suggested-action"
        case .destructive: "destructive-action"
        case .flat: "flat"
        case .link: "link-row"
        }
    }
}

extension Gtk.Button {
    /// Shows a title, an icon or both.
    func show(title: String, icon: String?) {
        switch (title.isEmpty, icon) {
        case (true, let icon?):
            iconName = icon
            // Newer releases of GTK leave the relation to the label that was there before, whose text would be the name.
            resetRelation(.labelledBy)
        case (false, let icon?): child = Gtk.Box.content(title: title, icon: icon)
        case (_, nil): label = title
        }
    }
}

extension Gtk.Box {
    /// An icon and a title, as on a button that has both.
    static func content(title: String, icon: String) -> Gtk.Box {
        let box = Gtk.Box(orientation: .horizontal, spacing: 6)
        box.halign = .center
        box.append(Gtk.Image.decorative(icon))
        box.append(Gtk.Label(title))
        return box
    }
}
