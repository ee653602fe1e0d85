// SPDX-License-Identifier: MIT

import Dispatch
import ViewKit
import WireKit

/// A collection that is shown by the host. The host requests cells and binds them. It may have used older row
/// indices, which are converted to the current ones.
final class RemoteCollection: RemoteView, BackendCollection {
    var onEvent: (@MainActor (CollectionViewEvent) -> Void)?
    var provider: CollectionRows?

    private var cells: [Int: RowCell] = [:]
    private var rowCount = 0
    private(set) var rows = RowHistory()
    private(set) var hasKeyboardFocus = false
    /// Whether changes of the keyboard focus are reported to the portable view.
    private var reportsFocus = false
    private var isObserved = false
    /// The visible rows that the host has reported, of which some have been removed. If they come back before the host has drawn a frame,
    /// the host does not report them again.
    private var missingRows: Range<Int>?

    func render(_ state: CollectionViewState) {
        if !isObserved { request(InputRequest()) }
        sendState(state)
    }

    override func request(_ input: InputRequest) {
        isObserved = true
        reportsFocus = input.gestures.contains(.focus)
        var input = input
        input.gestures.insert(.focus)
        super.request(input)
    }

    override func receiveInput(_ event: InputEvent) {
        if case .focus(let isFocused) = event {
            hasKeyboardFocus = isFocused
            if !reportsFocus { return }
        }
        super.receiveInput(event)
    }

    func splice(_ change: ListSplice) {
        rows.append(change)
        rowCount += change.added - change.removed
        backend.send(Operations.splice, to: id, change)
        guard let missingRows, missingRows.upperBound <= rowCount else { return }
        // The rows are being changed now.
        DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.reportMissingRows() } }
    }

    private func reportMissingRows() {
        guard let rows = missingRows, rows.upperBound <= rowCount else { return }
        missingRows = nil
        Toolkit.perform(with: backend) { onEvent?(.visible(rows)) }
    }

    func update(_ rows: RowSet) { backend.send(Operations.updateRows, to: id, rows) }
    func scroll(to row: Int) { backend.send(Operations.scrollToRow, to: id, row) }
    func focus(row: Int) { backend.send(Operations.focusRow, to: id, row) }

    func setEmptyView(_ view: (any BackendView)?) {
        backend.send(Operations.emptyView, to: id, (view as? RemoteView)?.id)
    }

    override func receiveEvent(_ body: WireBody) throws {
        try receive(body) { (occurrence: Occurrence<CollectionViewEvent>) in
            let changes = rows.changes(since: occurrence.revision ?? 0)
            if case .visible(let visible) = occurrence.event {
                missingRows = visible.upperBound > rowCount ? visible : nil
            }
            if let event = occurrence.event.after(changes, rowCount: rowCount) { onEvent?(event) }
        }
    }

    override func wereConfirmed(_ changes: Int) { _ = rows.changes(since: changes) }

    override func receiveContext(_ occurrence: ContextOccurrence) {
        var occurrence = occurrence
        if let row = occurrence.row, let revision = occurrence.revision {
            guard let current = rows.changes(since: revision).row(after: row) else { return }
            occurrence.row = current
        }
        super.receiveContext(occurrence)
    }

    func makeCell(_ wanted: CellRequest) {
        guard let cell = provider?.makeCell(wanted.kind), let view = cell.view as? RemoteView else { return }
        cells[wanted.slot] = cell
        backend.send(Operations.cell, to: id, NewCell(slot: wanted.slot, view: view.id))
    }

    func bind(_ binding: Binding) {
        // A row that was removed is not bound. The host will release its cell.
        if let row = rows.changes(since: binding.revision).row(after: binding.row), row < rowCount {
            cells[binding.slot]?.bind(row)
        }
    }

    func unbind(_ slot: Int) { cells[slot]?.unbind() }
    func dropCell(_ slot: Int) { cells[slot] = nil }

    func sendTraits(_ wanted: TraitsRequest) {
        let changes = rows.changes(since: wanted.revision)
        guard let provider, wanted.rows.lowerBound >= 0 else { return }
        // The host asks again only for rows that it binds again, so these are sent under their indices of now.
        let rows = wanted.rows.compactMap { changes.row(after: $0) }
        guard let first = rows.min(), let last = rows.max() else { return }
        let present = (first..<min(last, first + 159) + 1).clamped(to: 0..<rowCount)
        backend.send(
            Operations.traits, to: id,
            TraitsResponse(
                first: present.lowerBound, revision: self.rows.count,
                traits: present.map { provider.traits($0) }))
    }
}

/// The changes of the rows of a collection that the host may not have seen.
struct RowHistory {
    private(set) var changes: [ListSplice] = []
    /// The number of changes before those in `changes`.
    private var forgotten = 0

    /// The number of all changes.
    var count: Int { forgotten + changes.count }

    mutating func append(_ change: ListSplice) { changes.append(change) }

    /// Returns the changes that the host had not seen when it had seen `revision` changes, and removes the
    /// older ones. The host never sends a lower number later.
    mutating func changes(since revision: Int) -> [ListSplice] {
        let seen = min(max(0, revision - forgotten), changes.count)
        changes.removeFirst(seen)
        forgotten += seen
        return changes
    }
}

extension CollectionViewEvent {
    /// Returns the event with the row indices after changes, or nil if its row was removed.
    func after(_ changes: [ListSplice], rowCount: Int) -> CollectionViewEvent? {
        if changes.isEmpty { return self }
        switch self {
        case .selected(let rows): return .selected(changes.reduce(rows) { $0.after($1) })
        case .activated(let row): return changes.row(after: row).map { .activated($0) }
        case .moved(let row, let to):
            guard let row = changes.row(after: row), let to = changes.row(after: to) else { return nil }
            return .moved(row: row, to: to)
        case .expanded(let row, let isExpanded):
            return changes.row(after: row).map { .expanded(row: $0, isExpanded: isExpanded) }
        case .parentWanted(let row): return changes.row(after: row).map { .parentWanted(row: $0) }
        // The host reports other rows that are visible after the changes, but not the same ones again.
        case .visible(let rows): return rows.upperBound <= rowCount ? self : nil
        default: return self
        }
    }
}
