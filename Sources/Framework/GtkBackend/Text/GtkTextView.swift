// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import RxKernel
import ViewKit

/// A text view in a frame that scrolls.
final class GtkTextView: ControlView<TextViewState, TextViewEvent>, BackendTextView {
    private let text = Gtk.TextView()
    private let frame = Gtk.ScrolledWindow()
    private let placeholder = Gtk.Label()
    private lazy var lineNumbers = LineNumbers(of: text, scrolledBy: frame.vadjustment)
    private var tags: [TextAttributes: Gtk.TextTag] = [:]
    private var links: [ObjectIdentifier: String] = [:]
    /// The tags that have the colour of the theme for links.
    private var themedTags: [Gtk.TextTag] = []
    private let bag = DisposeBag()
    private var observedChildren: (any Gio.ListModel)?

    /// The changes that the user has made and that were not sent yet.
    private var pending: [TextEdit] = []
    /// What undoes each of them, in the same order.
    private var reversals: [TextEdit] = []
    private var isInUserAction = false
    /// Whether the last change was a deletion, and what is typed over it may follow in this turn.
    private var isAfterDeletion = false
    var typingPause = TypingPause()

    init() {
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
        listenToBuffer()
        listenForLinks()
        listenForDirection()
        text.passPageKeys()
        leaveOnShiftTab()
        // The history belongs to the portable view.
        text.buffer.enableUndo = false
        text.onUndo { [weak self] isRedo in self?.send(isRedo ? .redo : .undo) }
        observedChildren = text.replaceUndoItems()
        text.onFocus { [weak self] isFocused in self?.send(isFocused ? .began : .ended) }
    }

    override var operatedWidget: Gtk.Widget { text }
    override var visibleText: String? { state.flatMap { $0.placeholder.isEmpty ? nil : $0.placeholder } }

    override func show(_ change: Change<TextViewState>) {
        change.of(\.isEditable) {
            text.editable = $0
            text.cursorVisible = $0
        }
        change.of(\.isMonospaced) { text.monospace = $0 }
        change.of(\.acceptsTab) { text.acceptsTab = $0 }
        change.of(\.wraps) {
            text.wrapMode = $0 ? .wordChar : .none
            frame.hscrollbarPolicy = $0 ? .never : .automatic
        }
        change.of(\.placeholder) { show(placeholder: $0) }
        change.of(\.showsLineNumbers) { if change.old != nil || $0 { lineNumbers.isShown = $0 } }
        change.of(\.selection) { text.buffer.selection = $0 }
    }

    private func show(placeholder hint: String) {
        placeholder.text = hint
        if placeholder.parent == nil, !hint.isEmpty {
            placeholder.addCssClass("text-placeholder")
            placeholder.canTarget = false
            placeholder.setHiddenFromReaders(true)
            text.addOverlay(placeholder, xpos: text.leftMargin, ypos: 0)
        }
        placePlaceholder()
        updatePlaceholder()
    }

    /// Places the placeholder again when the width changes: GTK places an overlay by its left edge, which
    /// depends on the width in a right-to-left layout.
    private func listenForDirection() {
        frame.hadjustment.onNotify("page-size") { [weak self] in self?.placePlaceholderLater() }
        text.onDirectionChanged { [weak self] _ in self?.placePlaceholderLater() }
    }

    /// GTK ignores a request for another position while widgets get their sizes.
    private func placePlaceholderLater() {
        guard placeholder.parent != nil else { return }
        Source.idle { [weak self] in
            self?.placePlaceholder()
            return false
        }
    }

    private func placePlaceholder() {
        guard placeholder.parent != nil else { return }
        let width = placeholder.measure(.horizontal, forSize: -1).natural
        let end = Int(frame.hadjustment.pageSize) - text.rightMargin - width
        text.moveOverlay(placeholder, xpos: text.isRightToLeft ? max(end, 0) : text.leftMargin, ypos: 0)
    }

    private func updatePlaceholder() { placeholder.visible = text.buffer.charCount == 0 }

    /// Lets Shift+Tab move the focus. GTK would insert a tab where Tab inserts one.
    private func leaveOnShiftTab() {
        text.onKey { [weak self] key, modifiers in
            // With Shift, X11 and Wayland send this key.
            guard let self, modifiers == .shiftMask, key == Key(named: "ISO_Left_Tab") || key == .tab else {
                return false
            }
            text.emit("move-focus", Gtk.DirectionType.tabBackward)
            return true
        }
    }

    // MARK: The text

    func edit(_ edit: TextEdit, selecting selection: Range<Int>) {
        var edit = edit
        // A text of GTK ends before a zero character. Another one in its place keeps the positions of what follows.
        if edit.replacement.utf8.contains(0) {
            edit.replacement = edit.replacement.replacing("\0", with: "\u{2400}")
        }
        withoutEvents {
            text.buffer.apply(edit)
            text.buffer.selection = selection
        }
    }

    private func listenToBuffer() {
        let buffer: Gtk.TextBuffer = text.buffer
        buffer.onInsertText { [weak self] position, inserted, byteCount in
            guard let self, !isRendering else { return }
            let inserted =
                byteCount < 0 ? inserted : String(decoding: inserted.utf8.prefix(byteCount), as: UTF8.self)
            let start = position.offset
            pending.append(TextEdit(start..<start, inserted))
            reversals.append(TextEdit(start..<start + inserted.unicodeScalars.count, ""))
        }
        buffer.onDeleteRange { [weak self] start, end in
            guard let self, !isRendering else { return }
            let offsets = [start.offset, end.offset].sorted()
            pending.append(TextEdit(offsets[0]..<offsets[1], ""))
            let deleted = start.offset < end.offset ? start.slice(to: end) : end.slice(to: start)
            reversals.append(TextEdit(offsets[0]..<offsets[0], deleted))
        }
        buffer.onBeginUserAction { [weak self] in
            self?.isInUserAction = true
            self?.reversals = []
        }
        buffer.onEndUserAction(after: true) { [weak self] in
            guard let self else { return }
            isInUserAction = false
            guard !isRendering else { return }
            refuseLongInsertion()
            limit()
            flush()
        }
        buffer.onChanged { [weak self] in
            guard let self else { return }
            updatePlaceholder()
            lineNumbersDidChange()
        }
        // An observer may change the text, which GTK's handlers of these signals, since 4.14, must not see: they come before.
        buffer.onInsertText(after: true) { [weak self] _, _, _ in self?.flushOutsideOfUserAction() }
        buffer.onDeleteRange(after: true) { [weak self] _, _ in self?.flushOutsideOfUserAction() }
        buffer.onMarkSet(after: true) { [weak self] _, mark in
            guard mark.name == "insert" || mark.name == "selection_bound" else { return }
            self?.didSelect()
        }
        buffer.onNotify("cursor-position") { [weak self] in self?.didSelect() }
    }

    /// As for an edit of a screen reader.
    private func flushOutsideOfUserAction() {
        if !isInUserAction, !isRendering { flush() }
    }

    private func flush() {
        guard !pending.isEmpty else { return }
        let edits = pending
        (pending, reversals) = ([], [])
        if typingPause.ends() { send(.paused) }
        let isDeletion = edits.count == 1 && edits[0].replacement.isEmpty
        if isDeletion, !isAfterDeletion {
            // What is typed over a selection follows at once.
            Source.idle { [weak self] in
                if let self, isAfterDeletion {
                    isAfterDeletion = false
                    send(.paused)
                }
                return false
            }
        }
        isAfterDeletion = isDeletion
        send(.edited(edits, selection: text.buffer.selection))
    }

    private func didSelect() {
        // The event of a change of the text contains the selection.
        guard !isRendering, pending.isEmpty, !isInUserAction, let state else { return }
        let selection = text.buffer.selection
        if selection != state.selection { send(.selected(selection)) }
    }

    /// Deletes the part of the inserted text that exceeds the maximum length.
    private func limit() {
        guard let limit = state?.maximumLength, text.buffer.charCount > limit, var edit = pending.last,
            !edit.replacement.isEmpty
        else { return }
        let excess = text.buffer.text.count - limit
        guard excess > 0 else { return }
        let inserted = edit.replacement.unicodeScalars.count
        edit.replacement.removeLast(min(excess, edit.replacement.count))
        let start = edit.range.lowerBound
        let kept = edit.replacement.unicodeScalars.count
        withoutEvents { text.buffer.apply(TextEdit(start + kept..<start + inserted, "")) }
        pending.removeLast()
        if !edit.replacement.isEmpty { pending.append(edit) }
    }

    /// How many bytes the user can insert at once. GTK needs seconds to lay out more, and a plugin in another
    /// process would not receive them.
    static let longestInsertion = 4 << 20

    /// Undoes the edits of the user if an inserted text is too long: the text that it replaced is restored, too.
    private func refuseLongInsertion() {
        guard pending.reduce(0, { $0 + $1.replacement.utf8.count }) > Self.longestInsertion else { return }
        withoutEvents { for edit in reversals.reversed() { text.buffer.apply(edit) } }
        (pending, reversals) = ([], [])
        let limit = "\(Self.longestInsertion >> 20) MB"
        onInput?(.failed("a text was not inserted, since it has more than \(limit). Insert it in parts"))
    }

    private func lineNumbersDidChange() { if state?.showsLineNumbers == true { lineNumbers.update() } }

    // MARK: Attributes

    func style(_ range: Range<Int>, with runs: [TextRun]) {
        let buffer: Gtk.TextBuffer = text.buffer
        buffer.removeAllTags(
            from: buffer.iter(atOffset: range.lowerBound), to: buffer.iter(atOffset: range.upperBound))
        for run in runs {
            buffer.applyTag(
                tag(for: run.attributes), from: buffer.iter(atOffset: run.range.lowerBound),
                to: buffer.iter(atOffset: run.range.upperBound))
        }
    }

    private func tag(for attributes: TextAttributes) -> Gtk.TextTag {
        if let tag = tags[attributes] { return tag }
        let tag = text.buffer.addTag { tag in
            if attributes.isBold { tag.weight = 700 }
            if attributes.isItalic { tag.style = .italic }
            if attributes.isMonospaced { tag.family = "monospace" }
            if attributes.isUnderlined || attributes.link != nil { tag.underline = .single }
            if attributes.isStruckThrough { tag.strikethrough = true }
            if let size = attributes.size { tag.sizePoints = size }
            if let color = attributes.color.map(Gdk.RGBA.init) { tag.foregroundRgba = color }
            if let color = attributes.background.map(Gdk.RGBA.init) { tag.backgroundRgba = color }
        }
        tags[attributes] = tag
        if attributes.link != nil, attributes.color == nil { followTheme(tag) }
        links[ObjectIdentifier(tag)] = attributes.link
        return tag
    }

    // MARK: Links

    private func followTheme(_ tag: Gtk.TextTag) {
        tag.foregroundRgba = linkColor
        if themedTags.isEmpty {
            Toolkit.backend.appearance.skip(1).subscribe(onNext: { [weak self] _ in
                // The style of the widget is computed again before the next frame.
                Source.idle { [weak self] in
                    self?.colorLinks()
                    return false
                }
            }).disposed(by: bag)
        }
        themedTags.append(tag)
    }

    private func colorLinks() {
        let color = linkColor
        for tag in themedTags { tag.foregroundRgba = color }
    }

    /// The colour of the selection, mixed with that of the text, so that it can be read on light and on dark.
    private var linkColor: Gdk.RGBA {
        let color = text.textColor
        guard let accent = text.definedAccentColor else { return color }
        func mix(_ part: (Gdk.RGBA) -> Double) -> Double { 0.6 * part(accent) + 0.4 * part(color) }
        return Gdk.RGBA(
            red: mix { Double($0.red) }, green: mix { Double($0.green) }, blue: mix { Double($0.blue) },
            alpha: 1)
    }

    private func listenForLinks() {
        let click = Gtk.GestureClick()
        click.onReleased { [weak self] count, x, y in
            guard let self, count == 1, !text.buffer.hasSelection else { return }
            let position = text.windowToBufferCoords(.widget, windowX: Int(x), windowY: Int(y))
            if let iter = text.iter(atX: position.bufferX, y: position.bufferY) { _ = activateLink(at: iter) }
        }
        text.addController(click)
        text.onKey { [weak self] key, modifiers in
            guard let self, key == .return, modifiers == .controlMask else { return false }
            return activateLink(at: text.buffer.iter(at: text.buffer.insertMark))
        }
    }

    private func activateLink(at iter: Gtk.TextIter) -> Bool {
        guard let uri = iter.tags.lazy.compactMap({ self.links[ObjectIdentifier($0)] }).first else {
            return false
        }
        send(.linkActivated(uri))
        return true
    }
}
