// SPDX-License-Identifier: MIT

/// The view of a ``TextView``.
///
/// The text is not a part of the state: changes of it are passed one at a time, so that a key in a long text costs as much as in a short
/// one. Ranges count Unicode scalars and are in the text.
@MainActor public protocol BackendTextView: BackendControl
where State == TextViewState, Event == TextViewEvent {
    /// Replaces a range of the text, as a step that the user can undo, and then selects a range. Neither is reported as an event.
    func edit(_ edit: TextEdit, selecting selection: Range<Int>)
    /// Gives the text in `range` the attributes of `runs`, which are in it, and no others.
    func style(_ range: Range<Int>, with runs: [TextRun])
    /// Undoes the last change, and reports it as an event.
    func undo()
    /// Does again what was undone last, and reports it as an event.
    func redo()
}
