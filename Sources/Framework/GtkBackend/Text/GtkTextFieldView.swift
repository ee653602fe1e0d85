// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// An entry, with the error message below it.
final class GtkTextFieldView: ControlView<TextFieldState, TextEvent> {
    private let box = Gtk.Box(orientation: .vertical, spacing: 4)
    private var entry: any Entry = Gtk.Entry()
    private lazy var errorLabel = makeErrorLabel()
    var typingPause = TypingPause()

    init() { super.init(box) }

    override var operatedWidget: Gtk.Widget { entry }
    override var visibleText: String? { state.flatMap { $0.placeholder.isEmpty ? nil : $0.placeholder } }

    override func render(_ state: TextFieldState) { update(to: state) }

    override func show(_ change: Change<TextFieldState>) {
        if change.isNew(\.purpose) { replaceEntry(change.new.purpose) }
        let isNewEntry = change.isNew(\.purpose)
        let isNewText = isNewEntry || change.isNewText(\.text)
        if isNewEntry || change.isNew(\.placeholder) { entry.show(placeholder: change.new.placeholder) }
        if isNewText, let edit = TextEdit(from: entry.text, to: change.new.text) {
            entry.apply(edit)
        }
        if isNewText || change.isNew(\.selection) { entry.selection = change.new.selection }
        if isNewEntry || change.isNew(\.isEditable) { entry.editable = change.new.isEditable }
        if isNewEntry || change.isNew(\.leadingIcon) { show(change.new.leadingIcon, at: .primary) }
        if isNewEntry || change.isNew(\.trailingIcon) { show(change.new.trailingIcon, at: .secondary) }
        if isNewText || change.isNew(\.suggestions) { showSuggestions(of: change.new) }
        (entry as? Gtk.PasswordEntry)?.showPeekIcon = change.new.allowsReveal
        if isNewEntry || change.isNew(\.errorMessage) { show(errorMessage: change.new.errorMessage) }
    }

    override func apply(_ event: TextEvent, to state: inout TextFieldState) {
        switch event {
        case .changed(let text, let selection): (state.text, state.selection) = (text, selection)
        case .selected(let selection): state.selection = selection
        default: break
        }
    }

    private func show(errorMessage: String?) {
        guard state != nil, errorMessage != nil || errorLabelIsThere else { return }
        entry.show(errorMessage: errorMessage, in: errorLabel)
    }

    private func show(_ icon: TextFieldIcon?, at position: Gtk.EntryIconPosition) {
        guard let entry = entry as? Gtk.Entry, icon != nil || entry.iconName(position) != nil else { return }
        entry.setIconFromIconName(position, iconName: themed(icon?.name))
        entry.setIconActivatable(position, activatable: icon?.isPressable ?? false)
        entry.setIconTooltipText(position, tooltip: icon?.label)
    }

    private func showSuggestions(of state: TextFieldState) {
        guard let entry = entry as? Gtk.Entry else { return }
        let suggestions = state.suggestions.isEmpty ? nil : state.shownSuggestions
        deprecatedGtk.offer(suggestions, in: entry) { [weak self] in self?.entryDidChoose($0) }
    }

    private func entryDidChoose(_ suggestion: String) {
        guard let edit = TextEdit(from: entry.text, to: suggestion) else { return }
        let end = suggestion.unicodeScalars.count
        withoutEvents {
            entry.apply(edit)
            entry.selection = end..<end
        }
        didChange()
        send(.suggestionChosen(suggestion))
    }

    private func replaceEntry(_ purpose: TextPurpose) {
        if entry.parent === box { box.remove(entry) }
        entry = purpose.makeEntry()
        entry.hexpand = true
        // The history belongs to the portable view.
        entry.disableHistory()
        entry.onUndo { [weak self] isRedo in self?.send(isRedo ? .redo : .undo) }
        box.prepend(entry)
        // GTK emits `changed` twice if text is replaced, for the deletion and for the insertion. This reports one event.
        entry.onNotify("text") { [weak self] in self?.didChange() }
        entry.onNotify("cursor-position") { [weak self] in self?.didSelect() }
        entry.onNotify("selection-bound") { [weak self] in self?.didSelect() }
        entry.takeOneLine(if: { [weak self] in self?.isRendering == false })
        entry.onReturn { [weak self] in self?.send(.activated) }
        if let entry = entry as? Gtk.SearchEntry {
            entry.onStopSearch { [weak self] in
                self?.entry.text = ""
                self?.send(.cancelled)
            }
            passEscape(from: entry)
        }
        (entry as? Gtk.Entry)?.onIconRelease { [weak self] position in
            self?.send(.iconTapped(position == .primary ? .leading : .trailing))
        }
        entry.onFocus { [weak self] isFocused in self?.send(isFocused ? .began : .ended) }
    }

    /// Passes Escape on if the field is empty, so that a popover, or a window that closes on Escape, does so. GTK's search field does not.
    private func passEscape(from entry: Gtk.SearchEntry) {
        let keys = Gtk.EventControllerKey()
        keys.propagationPhase = .capture
        keys.onKeyPressed { [weak self, unowned entry, unowned keys] key, _, modifiers in
            let modifiers = modifiers.intersection([.shiftMask, .controlMask, .altMask, .superMask])
            guard let self, key == .escape, modifiers.isEmpty, entry.text.isEmpty else { return false }
            send(.cancelled)
            // What the event causes may have closed the window.
            guard entry.mapped else { return true }
            if let popover = entry.popoverAround {
                popover.popdown()
            } else if let window = entry.root as? Gtk.Window {
                _ = keys.forward(window)
            }
            return true
        }
        entry.addController(keys)
    }

    private func didChange() {
        guard !isRendering, let state else { return }
        if entry.text.hasScalars(of: state.text) { return reportSelection() }
        caretOfKey = nil
        var selection = entry.selection
        // A key inserts its text before it moves the caret.
        let added = entry.text.unicodeScalars.count - state.text.unicodeScalars.count
        // Text that is dropped elsewhere leaves the caret where it is.
        let isKey =
            added > 0 && selection.isEmpty && selection == state.selection
            && entry.text.unicodeScalars.dropFirst(entry.position + added)
                .elementsEqual(state.text.unicodeScalars.dropFirst(entry.position))
        if isKey { selection = (entry.position + added)..<(entry.position + added) }
        let caret = selection.lowerBound
        if let limit = state.maximumLength, entry.text.count > limit,
            let edit = userEdit(of: state.text, caret: selection.upperBound)
        {
            let limited = edit.limited(to: limit, in: state.text)
            if limited != edit, let text = limited.applied(to: state.text),
                let correction = TextEdit(from: entry.text, to: text)
            {
                let end = limited.range.lowerBound + limited.replacement.unicodeScalars.count
                selection = end..<end
                withoutEvents {
                    entry.apply(correction)
                    entry.selection = selection
                }
            }
        }
        defer { if isKey { keepCaret(whenKeyMovesItTo: caret) } }
        let text = entry.text
        if text.hasScalars(of: state.text) { return reportSelection() }
        if typingPause.ends() { send(.paused) }
        send(.changed(text, selection: selection))
        if let state = self.state { showSuggestions(of: state) }
    }

    /// The change by which the user made the text of the entry. It ends at the caret if the text after the caret is the same as before:
    /// the smallest change between the texts takes the second one of two equal characters for the typed one.
    private func userEdit(of old: String, caret: Int) -> TextEdit? {
        let new = entry.text
        let rest = new.unicodeScalars.dropFirst(caret)
        guard old.unicodeScalars.suffix(rest.count).elementsEqual(rest) else {
            return TextEdit(from: old, to: new)
        }
        let (oldStart, newStart) = (
            old.unicodeScalars.dropLast(rest.count), new.unicodeScalars.dropLast(rest.count)
        )
        return TextEdit(from: String(oldStart), to: String(newStart))
    }

    /// Where a key moves the caret after its text was cut or formatted, and where the caret belongs.
    private var caretOfKey: (moved: Range<Int>, right: Range<Int>)?

    private func keepCaret(whenKeyMovesItTo caret: Int) {
        guard let state else { return }
        let end = min(caret, entry.text.unicodeScalars.count)
        if state.selection != end..<end { caretOfKey = (end..<end, state.selection) }
    }

    private func didSelect() {
        guard !isRendering else { return }
        // The first notification after a key is that of the key.
        if let caret = caretOfKey {
            caretOfKey = nil
            if entry.selection == caret.moved { withoutEvents { entry.selection = caret.right } }
        }
        reportSelection()
    }

    private func reportSelection() {
        guard !isRendering, let state else { return }
        // While the text changes, the event of that change contains the selection.
        guard entry.text.hasScalars(of: state.text) else { return }
        let selection = entry.selection
        if selection != state.selection { send(.selected(selection)) }
    }

    private var errorLabelIsThere = false

    private func makeErrorLabel() -> Gtk.Label {
        let label = Gtk.Label.forErrorMessage()
        box.append(label)
        errorLabelIsThere = true
        return label
    }
}

extension Gtk.Widget {
    /// The innermost popover that the widget is in; nil if it is in none.
    fileprivate var popoverAround: Gtk.Popover? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? Gtk.Popover }.first
    }
}

extension Gtk.Editable {
    /// The selection, in Unicode scalars; an empty range is the caret.
    var selection: Range<Int> {
        get {
            guard let bounds = selectionBounds else { return position..<position }
            return bounds.startPos..<bounds.endPos
        }
        // Setting the selection would end the composition of an input method.
        set {
            if newValue != selection { selectRegion(from: newValue.lowerBound, to: newValue.upperBound) }
        }
    }

    /// Replaces a range of the text.
    func apply(_ edit: TextEdit) {
        if !edit.range.isEmpty { deleteText(from: edit.range.lowerBound, to: edit.range.upperBound) }
        if !edit.replacement.isEmpty { _ = insertText(edit.replacement, at: edit.range.lowerBound) }
    }
}

/// GTK's entries have no common class.
@MainActor protocol Entry: Gtk.Widget, Gtk.Editable {
    func show(placeholder: String)
    func onReturn(_ handler: @escaping @MainActor () -> Void)
}

extension Entry {
    /// Shows why the text is not accepted, with `label` below the entry; nil if it is accepted.
    func show(errorMessage: String?, in label: Gtk.Label) {
        setCssClass("error", errorMessage != nil)
        setAccessibleInvalid(errorMessage != nil)
        setAccessible(.description, errorMessage)
        label.text = errorMessage ?? ""
        label.visible = errorMessage != nil
    }
}

extension Gtk.Label {
    /// The label for the error message of an entry.
    static func forErrorMessage() -> Gtk.Label {
        let label = Gtk.Label()
        label.addCssClass("caption")
        label.addCssClass("error")
        label.xalign = 0
        label.wrap = true
        return label
    }
}

extension Gtk.Entry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension Gtk.SearchEntry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension Gtk.PasswordEntry: Entry {
    func show(placeholder: String) { placeholderText = placeholder }
    func onReturn(_ handler: @escaping @MainActor () -> Void) { onActivate(handler) }
}

extension TextPurpose {
    @MainActor func makeEntry() -> any Entry {
        switch self {
        case .search: return Gtk.SearchEntry()
        case .password:
            let entry = Gtk.PasswordEntry()
            entry.activatesDefault = true
            return entry
        case .plain, .email, .phone, .url:
            let entry = Gtk.Entry()
            entry.inputPurpose = inputPurpose
            entry.activatesDefault = true
            return entry
        }
    }

    /// The purpose by which an on-screen keyboard chooses its keys.
    private var inputPurpose: Gtk.InputPurpose {
        switch self {
        case .plain, .search: .freeForm
        case .email: .email
        case .phone: .phone
        case .url: .url
        case .password: .password
        }
    }
}
