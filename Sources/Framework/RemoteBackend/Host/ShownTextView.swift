// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A text view of a plugin. A change that the plugin has sent before it has handled all changes by the user
/// is ignored: see ``RemoteTextView``. Attributes that it has sent before are moved with the text.
final class ShownTextView: ShownStateView<TextViewState, TextViewEvent> {
    override class var name: String { "text view" }
    private let textView: any BackendTextView
    /// The number of the last event that has changed the text.
    private var lastEdit = 0
    /// The number of changes by the plugin that were accepted.
    private var accepted = 0
    /// How many of them, and how many bytes, were accepted since the plugin has learned the number.
    private var unconfirmed = (changes: 0, bytes: 0)
    /// The changes by the user that the plugin has not handled yet, each with the number of its event.
    private var unhandled: [(number: Int, edit: TextEdit)] = []
    private var unhandledBytes = 0
    /// Before it has received this event, the plugin has a text that was never shown, to which its attributes may belong.
    private var firstUsefulEvent = 0
    private var paragraphs = ParagraphLengths()
    /// The length of the longest paragraph that the user has made. The plugin may make such a one again, to
    /// undo a change.
    private var longestOfUser = 0
    /// The length of the longest text, which the plugin may also make again.
    private var longestText = 0
    /// What the texts cost that the user has inserted, which the plugin may also make again.
    private var costOfUser = 0
    /// The attributes that parts of the text have had. A toolkit keeps an object for each of them, of about these bytes.
    private var attributes: Set<TextAttributes> = []
    private var attributesBytes = 0
    /// The number of Unicode scalars of the text.
    private var count: Int { paragraphs.count }

    init(
        _ id: UInt64, _ textView: any BackendTextView, _ type: KindType<TextViewState, TextViewEvent>,
        _ host: RemoteHost
    ) {
        self.textView = textView
        super.init(id, SpecialKind.textView, textView, type, host)
        textView.onEvent = { [weak self] event in self?.report(event) }
    }

    override func handled(_ number: Int) throws {
        defer { if log.isHandled { host?.answers.answered() } }
        try super.handled(number)
        let handled = unhandled.prefix { $0.number <= number }
        unhandledBytes -= handled.reduce(0) { $0 + $1.edit.replacement.utf8.count }
        unhandled.removeFirst(handled.count)
    }

    func edit(_ edit: Edit) throws {
        try log.check("lastReceivedEvent", edit.lastReceivedEvent)
        guard edit.lastReceivedEvent >= lastEdit else { return firstUsefulEvent = lastEdit }
        try check("edit.range", edit.edit.range, count)
        let (longest, changed) = paragraphs.replace(edit.edit.range, with: edit.edit.replacement)
        if count > max(Self.maximumCount, longestText) {
            throw MessageRefusal(
                "the text has \(count) Unicode scalars; at most \(Self.maximumCount) are allowed")
        }
        if longest > max(Self.longestParagraph, longestOfUser) {
            throw MessageRefusal(
                "a paragraph has \(longest) Unicode scalars; at most \(Self.longestParagraph) are allowed. "
                    + "Break it into lines")
        }
        try check("selection", edit.selection, count)
        accepted += 1
        unconfirmed.changes += 1
        unconfirmed.bytes += edit.edit.replacement.utf8.count
        if unconfirmed.changes >= Operations.mostUnconfirmed
            || unconfirmed.bytes >= Operations.mostUnconfirmedBytes
        {
            unconfirmed = (0, 0)
            host?.send(Operations.confirmed, to: id, accepted)
        }
        // The plugin has received them.
        (unhandled, unhandledBytes) = ([], 0)
        try countText()
        noteParagraph(longest, changed: changed)
        textView.edit(edit.edit, selecting: edit.selection)
    }

    func style(_ styling: Styling) throws {
        try log.check("lastReceivedEvent", styling.lastReceivedEvent)
        guard styling.lastReceivedEvent >= firstUsefulEvent else { return }
        let edits = unhandled.filter { $0.number > styling.lastReceivedEvent }.map(\.edit)
        // The number of Unicode scalars of the text that the plugin has.
        let count = edits.reduce(count) { $0 + $1.range.count - $1.replacement.unicodeScalars.count }
        try check("range", styling.range, count)
        if let error = TextRun.error(in: styling.runs, count: count) { throw MessageRefusal(error) }
        for run in styling.runs where attributes.insert(run.attributes).inserted {
            attributesBytes += 1_024 + (run.attributes.link?.utf8.count ?? 0)
        }
        try countText()
        var range: TextRun? = TextRun(styling.range, TextAttributes())
        var runs = styling.runs
        for edit in edits { range = range?.moved(by: edit) }
        if !edits.isEmpty {
            runs = runs.compactMap { run in edits.reduce(Optional(run)) { $0?.moved(by: $1) } }
        }
        guard let range = range?.range else { return }
        noteParagraph(paragraphs.longest(in: range), runs: styling.runs.count)
        textView.style(range, with: runs)
    }

    /// Remembers a change by the user until the plugin has handled it.
    private func remember(_ edit: TextEdit, of number: Int) {
        unhandled.append((number, edit))
        unhandledBytes += edit.replacement.utf8.count
        guard unhandled.count > Self.mostUnhandled || unhandledBytes > Self.mostUnhandledBytes else { return }
        (unhandled, unhandledBytes, firstUsefulEvent) = ([], 0, number)
    }

    /// A plugin that hangs handles nothing, and each of many parts is moved by each change.
    private static let mostUnhandled = 64
    private static let mostUnhandledBytes = 4 << 10

    private static let maximumCount = 8 << 20
    /// The user can insert as much at once, which the plugin has to be able to show again.
    private static let longestParagraph = 4 << 20

    /// Counts what is in memory as a whole: the text, its paragraphs, and the attributes that it had.
    private func countText() throws(MessageRefusal) {
        let cost = Self.cost(scalars: count, paragraphs: paragraphs.paragraphCount)
        try count(\.content, bytes: max(0, cost - costOfUser) + attributesBytes)
    }

    /// How many bytes a toolkit needs for a text. GTK has an object for each line.
    private static func cost(scalars: Int, paragraphs: Int) -> Int { 4 * scalars + 160 * paragraphs }

    /// Counts a paragraph that is laid out again, unless it is as short as those of most texts, paragraphs that have changed, and the runs
    /// of attributes in them.
    private func noteParagraph(_ length: Int, changed: Int = 0, runs: Int = 0) {
        // GTK lays out a long paragraph faster than labels with as much text, and only paragraphs that are seen.
        host?.noteShown(text: min(max(0, length - (4 << 10)) / 16 + changed / 8 + runs / 2, 32 << 10))
    }

    override func show(_ state: TextViewState) {
        var state = state
        // The user may have shortened the text.
        let start = min(state.selection.lowerBound, count)
        state.selection = start..<min(max(start, state.selection.upperBound), count)
        textView.render(state)
    }

    private func check(_ name: String, _ range: Range<Int>, _ count: Int) throws(MessageRefusal) {
        if range.lowerBound < 0 || range.upperBound > count {
            throw MessageRefusal(
                "\(name) is \(range.lowerBound)..<\(range.upperBound), and must be in 0..<\(count)")
        }
    }

    private func report(_ event: TextViewEvent) {
        let number = nextNumber(for: event)
        if case .edited(let edits, _) = event {
            lastEdit = number
            host?.didChangeText(of: self, by: number)
            for edit in edits {
                let range = edit.range.clamped(to: 0..<count)
                remember(TextEdit(range, edit.replacement), of: number)
                let (longest, changed) = paragraphs.replace(range, with: edit.replacement)
                longestOfUser = max(longestOfUser, longest)
                costOfUser += Self.cost(
                    scalars: edit.replacement.unicodeScalars.count, paragraphs: changed - 1)
            }
            longestText = max(longestText, count)
        }
        unconfirmed = (0, 0)
        send(Occurrence(number: number, accepted: accepted, event: event))
        waitForAnswer(to: event)
    }
}
