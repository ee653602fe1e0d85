// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// A text view in a frame that scrolls.
final class GtkTextView: ControlView<TextViewState, TextEvent> {
    private let text = Gtk.TextView()

    init() {
        let frame = Gtk.ScrolledWindow()
        frame.child = text
        frame.hasFrame = true
        frame.hscrollbarPolicy = .never
        frame.minContentHeight = 96
        frame.addCssClass("text-area")
        text.wrapMode = .wordChar
        text.acceptsTab = false
        text.topMargin = 8
        text.bottomMargin = 8
        text.leftMargin = 8
        text.rightMargin = 8
        super.init(frame)
        frame.nameParts("")
        text.buffer.onChanged { [weak self] in
            guard let self else { return }
            send(.changed(text.buffer.text, selection: text.buffer.selection))
        }
    }

    override var operatedWidget: Gtk.Widget { text }

    override func show(_ change: Change<TextViewState>) {
        change.of(\.text) { text.buffer.replaceDifference(with: $0) }
        change.of(\.isEditable) {
            text.editable = $0
            text.cursorVisible = $0
        }
    }
}
