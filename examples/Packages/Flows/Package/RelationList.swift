// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// A row with a package to which another one refers.
struct RelationRow: Identifiable, Equatable {
    let id: Int
    let relation: Relation
    /// Whether it is an alternative to the row before it.
    let isAlternative: Bool

    /// The text of the row: the name first, unless it is an alternative.
    var text: String {
        [isAlternative ? "or" : "", relation.name, relation.condition].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The condition for a label, as text from left to right. In a right-to-left locale, `>= 2.34` would be shown as `2.34 =<` otherwise.
    var condition: String { relation.condition.isEmpty ? "" : "\u{2066}\(relation.condition)\u{2069}" }

    static func rows(_ groups: [[Relation]]) -> [RelationRow] {
        let relations = groups.flatMap { group in
            group.enumerated().map { (relation: $0.element, isAlternative: $0.offset > 0) }
        }
        return relations.enumerated().map {
            RelationRow(id: $0.offset, relation: $0.element.relation, isAlternative: $0.element.isAlternative)
        }
    }
}

/// The packages to which a package refers by one kind of relation, as links. It is hidden if there are none.
final class RelationList: Box {
    let list: ListView<RelationRow>

    init(_ title: String) {
        list = ListView<RelationRow>(style: .card, selectionMode: .none, cell: { RelationCell() }) {
            $0.show($1)
        }
        list.accessibilityLabel = title
        list.itemText = { $0.text }
        super.init(.vertical, spacing: 6, [Label(title, style: .heading), list])
    }

    func show(_ groups: [[Relation]]) {
        list.items = RelationRow.rows(groups)
        isHidden = groups.isEmpty
    }
}

private final class RelationCell: Box {
    private let alternativeLabel = Label("or", style: .caption)
    private let nameLabel = Label()
    private let conditionLabel = Label(style: .secondary)

    init() {
        super.init(.horizontal, spacing: 8, [alternativeLabel, nameLabel, conditionLabel])
        margins = Insets(horizontal: 12, vertical: 6)
    }

    func show(_ row: RelationRow) {
        alternativeLabel.isHidden = !row.isAlternative
        nameLabel.text = row.relation.name
        conditionLabel.text = row.condition
        conditionLabel.isHidden = row.condition.isEmpty
    }
}
