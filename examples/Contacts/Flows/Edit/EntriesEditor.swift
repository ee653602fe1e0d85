// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// Rows with a label and a value each, which can be added and removed.
final class EntriesEditor: Box {
    /// The current rows on subscription, then each change.
    var entries: Observable<[Labeled<String>]> { relay.asObservable() }

    private let relay = BehaviorRelay<[Labeled<String>]>(value: [])
    private let kind: String
    private let purpose: TextPurpose
    private let error: (String) -> ContactError?
    private let rowsBox = Box(.vertical, spacing: 6)
    private let addButton: Button
    private let disposeBag = DisposeBag()
    private var rows: [Row] = []

    /// - Parameter error: returns the error of a value that is not empty; nil if the value can be saved.
    init(kind: String, purpose: TextPurpose, error: @escaping (String) -> ContactError?) {
        self.kind = kind
        self.purpose = purpose
        self.error = error
        addButton = Button("Add \(kind)", icon: "list-add-symbolic", style: .flat)
        addButton.horizontalAlignment = .start
        super.init(.vertical, spacing: 6, [rowsBox, addButton])
        addButton.rx.tap.subscribe(onNext: { [unowned self] in
            add(Labeled(.home, "")).field.focus()
            report()
        })
        .disposed(by: disposeBag)
    }

    /// Replaces the rows.
    func show(_ entries: [Labeled<String>]) {
        guard entries != relay.value else { return }
        for row in rows { rowsBox.remove(row) }
        rows = []
        for entry in entries { add(entry) }
        report()
    }

    @discardableResult private func add(_ entry: Labeled<String>) -> Row {
        let row = Row(entry, number: rows.count + 1, kind: kind, purpose: purpose)
        rows.append(row)
        rowsBox.append(row)
        row.changed.subscribe(onNext: { [unowned self] in report() }).disposed(by: disposeBag)
        row.removed.subscribe(onNext: { [unowned self, unowned row] in remove(row) }).disposed(by: disposeBag)
        return row
    }

    private func remove(_ row: Row) {
        rows.removeAll { $0 === row }
        rowsBox.remove(row)
        report()
    }

    private func report() {
        for row in rows {
            let text = row.field.text
            row.field.errorMessage = text.isEmpty ? nil : error(text)?.description
        }
        relay.accept(rows.map(\.entry))
    }

    private final class Row: Box {
        let field: TextField
        private let labelDropDown: DropDown
        private let removeButton = Button(icon: "list-remove-symbolic", style: .flat)
        private let labels: [ContactLabel]

        init(_ entry: Labeled<String>, number: Int, kind: String, purpose: TextPurpose) {
            let standard = ContactLabel.standard
            labels = standard.contains(entry.label) ? standard : standard + [entry.label]
            labelDropDown = DropDown(labels.map(\.title), selectedIndex: labels.firstIndex(of: entry.label))
            labelDropDown.accessibilityLabel = "What \(kind.lowercased()) \(number) is for"
            field = TextField(entry.value, placeholder: kind, purpose: purpose)
            field.accessibilityLabel = "\(kind) \(number)"
            field.expandsHorizontally = true
            removeButton.accessibilityLabel = "Remove \(kind.lowercased()) \(number)"
            removeButton.tooltip = "Remove"
            labelDropDown.minimumWidth = 104
            labelDropDown.verticalAlignment = .start
            removeButton.verticalAlignment = .start
            super.init(.horizontal, spacing: 6, [labelDropDown, field, removeButton])
        }

        var entry: Labeled<String> {
            Labeled(labelDropDown.selectedIndex.map { labels[$0] } ?? .other, field.text)
        }

        var changed: Observable<Void> {
            Observable.merge(
                field.rx.text.skip(1).map { _ in }, labelDropDown.rx.selectedIndex.skip(1).map { _ in })
        }

        var removed: Observable<Void> { removeButton.rx.tap.asObservable() }
    }
}
