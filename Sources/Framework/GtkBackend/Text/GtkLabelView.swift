// SPDX-License-Identifier: MIT

import CGtk
import Gtk
import Pango
import ViewKit

final class GtkLabelView: ControlView<LabelState, LabelEvent> {
    private let label = Gtk.Label()
    private let rawLabel: OpaquePointer

    init() {
        rawLabel = OpaquePointer(label._raw)
        label.wrapMode = .wordChar
        super.init(label)
        label.onActivateLink { [weak self] uri in
            self?.send(.linkActivated(uri))
            return true
        }
    }

    override var visibleText: String? { state?.text }

    override func render(_ state: LabelState) { update(to: state) }

    override func show(_ change: Change<LabelState>) {
        if change.isNew(\.text) || change.isNew(\.runs) {
            if change.new.runs.isEmpty {
                setText(change.new.text, of: rawLabel)
            } else {
                label.setMarkup(Markup(change.new.runs).source)
            }
            wasNamedByGtk(change.new.text)
        }
        change.of(\.style) { style in
            for name in change.old?.style.cssClasses ?? [] { label.removeCssClass(name) }
            for name in style.cssClasses { label.addCssClass(name) }
        }
        change.of(\.wraps) {
            label.wrap = $0
            label.ellipsize = $0 ? .none : .end
        }
        change.of(\.isSelectable) { label.selectable = $0 }
        change.of(\.alignment) { alignment in
            label.xalign = alignment.fraction
            label.justify = alignment.justification
        }
    }
}

/// Sets the text without a copy: for `label.text`, Swift copies it into an array. The function belongs to no actor: in a method of the main
/// actor, the closure checks its actor in each call.
private nonisolated func setText(_ text: String, of label: OpaquePointer) {
    text.withCString { gtk_label_set_text(label, $0) }
}

extension TextStyle {
    /// The classes of the style sheet, in GTK's own names where it has some.
    fileprivate var cssClasses: [String] {
        switch self {
        case .body: []
        case .title: ["title-2"]
        case .heading: ["heading"]
        case .caption: ["caption", "dim-label"]
        case .secondary: ["dim-label"]
        case .error: ["error"]
        case .monospace: ["monospace"]
        }
    }
}

extension ViewKit.Alignment {
    /// The alignment of the text in a label that is wider than it. GTK mirrors it in a right-to-left language.
    fileprivate var fraction: Double {
        switch self {
        case .fill, .start: 0
        case .center: 0.5
        case .end: 1
        }
    }

    fileprivate var justification: Gtk.Justification {
        switch self {
        case .fill, .start: .left
        case .center: .center
        case .end: .right
        }
    }
}
