// SPDX-License-Identifier: MIT

/// The view of a ``TextView``.
///
/// The text is not a part of the state. Each change of it is passed alone, so that a key press takes as long in a long text as in a short
/// one. Ranges count Unicode scalars, and are valid.
@MainActor public protocol BackendTextView: BackendControl
where State == TextViewState, Event == TextViewEvent {
    /// Replaces a range of the text, and then selects a range. Neither is reported as an event.
    ///
    /// The undo history belongs to the ``TextView``: the backend reports ``TextViewEvent/undo`` and ``TextViewEvent/redo``.
    func edit(_ edit: TextEdit, selecting selection: Range<Int>)
    /// Replaces the attributes of the text in `range` by those of `runs`, whose ranges are inside of it.
    func style(_ range: Range<Int>, with runs: [TextRun])
}
