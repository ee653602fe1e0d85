// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A text view that is shown by the host.
///
/// The user and the plugin can change the text at the same time. Changes by the user have precedence: the
/// host ignores a change that the plugin has sent before it has received the last change by the user. This
/// process undoes such a change when it receives the change by the user.
final class RemoteTextView: RemoteView, BackendTextView {
    var onEvent: (@MainActor (TextViewEvent) -> Void)?

    /// The text with the changes that the host has accepted.
    private var base = ""
    /// The changes by this process that the host has not confirmed yet.
    private(set) var pending: [TextEdit] = []
    /// The number of changes by this process that the host has accepted.
    private var accepted = 0

    func render(_ state: TextViewState) { sendState(state) }

    func edit(_ edit: TextEdit, selecting selection: Range<Int>) {
        var rest = edit.replacement.unicodeScalars[...]
        var range = edit.range
        // A text that the user has deleted in parts may be longer than a message, and comes back as a whole.
        while rest.utf8Count > Self.longestPart {
            let part = rest.prefix(Self.longestPart / 4)
            rest = rest.dropFirst(part.count)
            let end = range.lowerBound + part.count
            send(TextEdit(range, String(part)), selecting: end..<end)
            range = end..<end
        }
        send(TextEdit(range, String(rest)), selecting: selection)
    }

    /// How many bytes the text of a message has at most.
    private static let longestPart = 4 << 20

    private func send(_ edit: TextEdit, selecting selection: Range<Int>) {
        pending.append(edit)
        backend.send(
            Operations.edit, to: id,
            Edit(lastReceivedEvent: lastReceivedEvent, edit: edit, selection: selection))
    }

    func style(_ range: Range<Int>, with runs: [TextRun]) {
        var start = range.lowerBound
        var rest = runs[...]
        while rest.count > Styling.maximumRuns {
            let part = rest.prefix(Styling.maximumRuns)
            rest = rest.dropFirst(part.count)
            let end = rest.first?.range.lowerBound ?? range.upperBound
            send(start..<end, part)
            start = end
        }
        send(start..<range.upperBound, rest)
    }

    private func send(_ range: Range<Int>, _ runs: ArraySlice<TextRun>) {
        backend.send(
            Operations.style, to: id,
            Styling(lastReceivedEvent: lastReceivedEvent, range: range, runs: Array(runs)))
    }

    override func receiveEvent(_ body: WireBody) throws {
        try receive(body) { (occurrence: Occurrence<TextViewEvent>) in
            var event = occurrence.event
            if case .edited(let edits, let selection) = event {
                event = .edited(rebase(edits, accepted: occurrence.accepted ?? 0), selection: selection)
            }
            onEvent?(event)
        }
    }

    override func wereConfirmed(_ new: Int) {
        let count = min(max(0, new - accepted), pending.count)
        // Finding a position in a long text takes time: texts that were added one after another are added at once.
        var joined: (edit: TextEdit, end: Int)?
        for edit in pending.prefix(count) {
            let length = edit.replacement.unicodeScalars.count
            if let last = joined, edit.range == last.end..<last.end {
                joined?.edit.replacement += edit.replacement
                joined?.end += length
                continue
            }
            _ = joined?.edit.apply(to: &base)
            joined = (edit, edit.range.lowerBound + length)
        }
        _ = joined?.edit.apply(to: &base)
        pending.removeFirst(count)
        accepted += count
    }

    /// Returns the changes from the text in this process to the text of the host.
    private func rebase(_ edits: [TextEdit], accepted new: Int) -> [TextEdit] {
        wereConfirmed(new)
        let lost = pending
        pending = []
        var shown = base
        for edit in lost { _ = edit.apply(to: &shown) }
        for edit in edits { _ = edit.apply(to: &base) }
        return lost.isEmpty ? edits : TextEdit(from: shown, to: base).map { [$0] } ?? []
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { Substring(self).utf8.count }
}
