// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

final class GtkRevealerView: ContainerView<RevealerState, Never> {
    private let revealer = Gtk.Revealer()

    init() { super.init(revealer) }

    override func show(_ change: Change<RevealerState>) {
        change.of(\.animation) { animation in
            revealer.transitionType = animation.kind.revealing
            revealer.transitionDuration = animation.milliseconds
        }
        change.of(\.isRevealed) { revealer.revealChild = $0 }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { revealer.child = children.first }
    override func take(_ child: Gtk.Widget) { revealer.child = children.first }
}

extension PageAnimation.Kind {
    /// The animation with which a single view appears. GTK mirrors it in a right-to-left language.
    fileprivate var revealing: Gtk.RevealerTransitionType {
        switch self {
        case .instant: .none
        case .crossfade, .custom: .crossfade
        case .slide(.forward), .cover(.forward), .uncover(.forward): .slideLeft
        case .slide(.backward), .cover(.backward), .uncover(.backward): .slideRight
        case .slide(.up), .cover(.up), .uncover(.up): .slideUp
        case .slide(.down), .cover(.down), .uncover(.down): .slideDown
        }
    }
}
