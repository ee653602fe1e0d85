// SPDX-License-Identifier: MIT

import RxKernel

/// Several lines of text that the user reads or edits: notes, or code. Use a ``TextField`` for a single line.
///
/// ```swift
/// private lazy var notes = TextView(viewModel.notes)
/// notes.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.setNotes($0) })
///
/// let code = TextView().with { $0.isMonospaced = true; $0.showsLineNumbers = true; $0.acceptsTab = true; $0.wraps = false }
/// code.runs = highlighter.runs(of: code.text)
/// ```
/// A text that the application sets replaces only the part that differs: the caret, the selection and a text that an input method composes
/// stay. What the application sets is not reported as an event.
///
/// Ctrl+Z and Ctrl+Shift+Z undo and redo what the user has typed, by words; what is typed after a pause, or
/// after the user has moved the caret, is a step of its own. A text that the application sets begins a new history, also an equal
/// one: it may be that of another document. It belongs to the user's edit if it is set while ``TextViewEvent/edited(_:selection:)`` is
/// reported, as a formatter does, and it is a step of its own in ``edit(_:)``. To keep the history of a document that is shown again
/// later, see ``TextHistory``.
///
/// A zero character is shown as ␀, and what the user cuts or copies has that in its place.
///
/// Keys: those of a text view of the desktop; Tab leaves the view unless ``acceptsTab``, Shift+Tab and Ctrl+Tab
/// always do; Return and Shift+Return begin a line; Ctrl+Return activates the link at the caret. The name for screen readers is the
/// ``PortableView/accessibilityLabel``, or else the placeholder. Main thread only.
public final class TextView: Control<TextViewState, TextViewEvent> {
    private let textView: any BackendTextView
    private var content = ""
    private var styled: [TextRun] = []
    let selections = SelectionReports()
    private let undoing = TextUndo()

    /// Whether the view has the keyboard focus. It changes with the events ``TextViewEvent/began`` and ``TextViewEvent/ended``.
    public private(set) var isEditing = false

    /// Creates a view with `text`, which the user can change if the view is editable.
    public init(_ text: String = "", isEditable: Bool = true) {
        let textView = Toolkit.backend.makeTextView()
        self.textView = textView
        let control: any BackendControl<TextViewState, TextViewEvent> = opened(textView)
        super.init(TextViewState { $0.isEditable = isEditable }, control)
        if let edit = TextEdit(from: "", to: text) {
            content = text
            textView.edit(edit, selecting: 0..<0)
        }
    }

    /// The text. Setting it moves the caret, the selection and the ``runs`` with the characters around them. Outside of ``edit(_:)``, it
    /// begins a new undo history.
    public var text: String {
        get { content }
        set { change(TextEdit(from: content, to: newValue)) }
    }

    /// Replaces a range of characters. It takes less time than setting the ``text``. Positions beyond the end count as the end.
    ///
    /// The user can undo it, as in ``edit(_:)``, if the view is editable.
    public func replace(_ range: Range<Int>, with replacement: String) {
        let edit = TextEdit(content.scalarRange(ofCharacters: range), replacement)
        guard edit.changes(content) else { return }
        if isEditable { self.edit { change(edit) } } else { change(edit) }
    }

    private func change(_ edit: TextEdit?) {
        let old = state.selection
        guard let edit else { return undoing.programChanged(nil, selection: old, end: old) }
        let selection = edit.moved(old, in: content)
        guard let change = UndoSteps.Change(edit, applyingTo: &content) else { return }
        undoing.programChanged(change, selection: old, end: selection)
        show(edit, selection)
        state.selection = selection
    }

    private func show(_ edit: TextEdit, _ selection: Range<Int>) {
        styled = styled.compactMap { $0.moved(by: edit) }
        textView.edit(edit, selecting: selection)
    }

    /// The selected characters; the range is empty where the caret is, if none are selected. Positions beyond the end are the end.
    public var selectedRange: Range<Int> {
        get { content.characterRange(ofScalars: state.selection) }
        set {
            state.selection = content.scalarRange(ofCharacters: newValue)
            undoing.programSelected(state.selection)
        }
    }

    /// The parts of the text with attributes, in order and without overlap, in Unicode scalars. Setting it
    /// updates only the parts that differ. A change of the text moves the parts; text that is typed inside of
    /// a part belongs to it.
    public var runs: [TextRun] {
        get { styled }
        set {
            if let error = TextRun.error(in: newValue, count: content.unicodeScalars.count) {
                return report(.invalid(error))
            }
            let old = styled
            styled = newValue
            let start = zip(old, newValue).prefix { $0 == $1 }.count
            let end = zip(old.dropFirst(start).reversed(), newValue.dropFirst(start).reversed()).prefix {
                $0 == $1
            }.count
            let changed = newValue[start..<newValue.count - end]
            let ranges = (old[start..<old.count - end] + changed).map(\.range)
            guard let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max()
            else { return }
            textView.style(lower..<upper, with: Array(changed))
        }
    }

    /// Replaces the attributes of a range of characters.
    public func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
        let range = content.scalarRange(ofCharacters: range)
        guard !range.isEmpty else { return }
        var runs: [TextRun] = []
        for run in styled {
            let (start, end) = (run.range.lowerBound, run.range.upperBound)
            if start < range.lowerBound {
                runs.append(TextRun(start..<min(end, range.lowerBound), run.attributes))
            }
            if end > range.upperBound {
                runs.append(TextRun(max(start, range.upperBound)..<end, run.attributes))
            }
        }
        if attributes != TextAttributes() { runs.append(TextRun(range, attributes)) }
        self.runs = runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Returns the attributes of the character at a position; those of plain text if it has none.
    public func attributes(at position: Int) -> TextAttributes {
        let position = content.scalarRange(ofCharacters: position..<position).lowerBound
        return styled.first { $0.range.contains(position) }?.attributes ?? TextAttributes()
    }

    /// Whether the user can change the text.
    public var isEditable: Bool {
        get { state.isEditable }
        set { state.isEditable = newValue }
    }

    /// The hint that is shown while the text is empty.
    public var placeholder: String {
        get { state.placeholder }
        set { state.placeholder = newValue }
    }

    /// The number of characters that the user can enter; nil for any number. A text that the application sets may be longer.
    public var maximumLength: Int? {
        get { state.maximumLength }
        set { state.maximumLength = newValue }
    }

    /// Whether a long line continues below; otherwise the view scrolls.
    public var wraps: Bool {
        get { state.wraps }
        set { state.wraps = newValue }
    }

    /// Whether all characters have the same width.
    public var isMonospaced: Bool {
        get { state.isMonospaced }
        set { state.isMonospaced = newValue }
    }

    /// Whether each line has its number beside it.
    public var showsLineNumbers: Bool {
        get { state.showsLineNumbers }
        set { state.showsLineNumbers = newValue }
    }

    /// Whether the Tab key inserts a tab; otherwise it moves the focus.
    public var acceptsTab: Bool {
        get { state.acceptsTab }
        set { state.acceptsTab = newValue }
    }

    public override func receive(_ event: TextViewEvent) {
        switch event {
        case .edited(let edits, let selection): return userChanged(edits, selection)
        case .selected(let selection):
            let old = selectedRange
            selections.begin()
            undoing.userSelected(selection)
            state.selection = selection
            super.receive(event)
            selections.send(selectedRange, changedFrom: old)
            return
        case .began: isEditing = true
        case .ended:
            isEditing = false
            undoing.pause()
        case .linkActivated: break
        case .undo: return isEditable ? undo() : ()
        case .redo: return isEditable ? redo() : ()
        case .paused: return undoing.pause()
        }
        super.receive(event)
    }

    private func userChanged(_ edits: [TextEdit], _ selection: Range<Int>) {
        let old = selectedRange
        var changes: [UndoSteps.Change] = []
        for edit in edits {
            guard let change = UndoSteps.Change(edit, applyingTo: &content) else {
                report(
                    .other(
                        "the backend changed \(edit.range), which is not in the text. The change is ignored.")
                )
                continue
            }
            changes.append(change)
            styled = styled.compactMap { $0.moved(by: edit) }
        }
        // GTK reports a selection that is typed over as a deletion and an insertion. A pause follows a deletion alone.
        undoing.userChanged(
            changes, selection: state.selection, end: selection, continuesDeletion: true)
        state.selection = selection
        reportEdits(edits, selectedBefore: old)
    }

    /// Reports changes of the user. A text that the program sets meanwhile belongs to the same step.
    private func reportEdits(_ edits: [TextEdit], selectedBefore old: Range<Int>) {
        selections.begin()
        let selection = state.selection
        undoing.reporting {
            super.receive(.edited(edits, selection: selection))
            selections.send(selectedRange, changedFrom: old)
        }
    }

    // MARK: Undo

    /// Undoes the last step, as Ctrl+Z does, and reports the change. Without one, it does nothing.
    public func undo() { perform(undoing.undo()) }

    /// Does the step again that was undone last, as Ctrl+Shift+Z does, and reports the change. Without one, it does nothing.
    public func redo() { perform(undoing.redo()) }

    private func perform(_ step: (edits: [TextEdit], selection: Range<Int>)?) {
        guard let step else { return }
        let old = selectedRange
        let edits = step.edits.filter { edit in
            guard edit.apply(to: &content) else { return false }
            let end = edit.range.lowerBound + edit.replacement.unicodeScalars.count
            show(edit, end..<end)
            return true
        }
        state.selection = step.selection
        reportEdits(edits, selectedBefore: old)
    }

    /// Whether there is a change that ``undo()`` undoes.
    public var canUndo: Bool { undoing.steps.canUndo }

    /// Whether there is a change that ``redo()`` does again.
    public var canRedo: Bool { undoing.steps.canRedo }

    /// Calls `changes`, and makes the texts that it sets one step that the user can undo: a completion, or a command that changes the text.
    public func edit<Value>(_ changes: () throws -> Value) rethrows -> Value {
        try undoing.edit(changes)
    }

    /// Empties the history, so that the text cannot be changed by undo.
    public func clearHistory() { undoing.clear() }

    /// The changes that the user can undo and redo; see ``TextHistory``. A history of another text is refused and reported.
    public var history: TextHistory {
        get { TextHistory(text: content, steps: undoing.steps) }
        set {
            guard newValue.text.hasScalars(of: content) else { return report(.otherTextOfHistory) }
            undoing.restore(newValue.steps)
        }
    }
}

/// Converts a text view to a control. The conversion needs a generic parameter: the compiler does not convert `any BackendTextView` itself.
@MainActor private func opened(_ textView: some BackendTextView) -> any BackendControl<
    TextViewState, TextViewEvent
> {
    textView
}
