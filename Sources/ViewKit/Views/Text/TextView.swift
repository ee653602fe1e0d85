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
/// A text that the application sets replaces only the part that differs: the caret, the selection, the undo history and a text that an
/// input method composes stay. What the application sets is not reported as an event.
///
/// Keys: those of a text view of the desktop, with Ctrl+Z and Ctrl+Shift+Z for undo and redo; Tab leaves the view unless ``acceptsTab``, and
/// Ctrl+Tab always does; Ctrl+Return activates the link at the caret. The name for screen readers is the
/// ``PortableView/accessibilityLabel``, or else the placeholder. Main thread only.
public final class TextView: Control<TextViewState, TextViewEvent> {
    private let textView: any BackendTextView
    private var content = ""
    private var styled: [TextRun] = []

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

    /// The text. Setting it moves the caret, the selection and the ``runs`` with the characters around them.
    public var text: String {
        get { content }
        set { if let edit = TextEdit(from: content, to: newValue) { change(edit) } }
    }

    /// Replaces a range of characters. It takes less time than setting the ``text``. The user can undo it. Positions beyond the end
    /// count as the end.
    public func replace(_ range: Range<Int>, with replacement: String) {
        change(TextEdit(content.scalarRange(ofCharacters: range), replacement))
    }

    private func change(_ edit: TextEdit) {
        let selection = edit.moved(state.selection, in: content)
        guard edit.apply(to: &content) else { return }
        styled = styled.compactMap { $0.moved(by: edit) }
        textView.edit(edit, selecting: selection)
        state.selection = selection
    }

    /// The selected characters; the range is empty where the caret is, if none are selected. Positions beyond the end are the end.
    public var selectedRange: Range<Int> {
        get { content.characterRange(ofScalars: state.selection) }
        set { state.selection = content.scalarRange(ofCharacters: newValue) }
    }

    /// The parts of the text with attributes, in order and without overlap, in Unicode scalars. Setting it updates only the parts that differ.
    /// A change of the text moves the parts; text that is typed inside of a part belongs to it.
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

    /// Undoes the last change, as Ctrl+Z does.
    public func undo() { textView.undo() }

    /// Redoes the change that was undone last, as Ctrl+Shift+Z does.
    public func redo() { textView.redo() }

    public override func receive(_ event: TextViewEvent) {
        switch event {
        case .edited(let edits, let selection):
            for edit in edits {
                guard edit.apply(to: &content) else {
                    report(
                        .other(
                            "the backend changed \(edit.range), which is not in the text. The change is ignored."
                        ))
                    continue
                }
                styled = styled.compactMap { $0.moved(by: edit) }
            }
            state.selection = selection
        case .selected(let selection): state.selection = selection
        case .began: isEditing = true
        case .ended: isEditing = false
        case .linkActivated: break
        }
        super.receive(event)
    }
}

/// Converts a text view to a control. The conversion needs a generic parameter: the compiler does not convert `any BackendTextView` itself.
@MainActor private func opened(_ textView: some BackendTextView) -> any BackendControl<
    TextViewState, TextViewEvent
> {
    textView
}
