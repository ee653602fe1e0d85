// SPDX-License-Identifier: MIT

/// Rows under a common heading.
///
/// ```swift
/// let sections = [ListSection(Letter("A"), [ada, alan]), ListSection(Letter("G"), [grace])]
/// ```
public struct ListSection<Model, Item> {
    /// What the heading shows.
    public var model: Model
    /// The rows.
    public var items: [Item]

    /// Creates a section.
    public init(_ model: Model, _ items: [Item]) {
        self.model = model
        self.items = items
    }
}

extension ListSection: Identifiable where Model: Identifiable {
    /// The identity of the model.
    public var id: Model.ID { model.id }
}
extension ListSection {
    /// Returns `rows` in sections, one for each model that `model` returns, in the order in which they first occur.
    ///
    /// ```swift
    /// ListSection.grouping(contacts) { Letter($0.name.first ?? "#") }
    /// ```
    public static func grouping(_ rows: [Item], by model: (Item) -> Model) -> [ListSection]
    where Model: Identifiable {
        var sections: [ListSection] = []
        var positions: [Model.ID: Int] = [:]
        for row in rows {
            let model = model(row)
            if let position = positions[model.id] {
                sections[position].items.append(row)
            } else {
                positions[model.id] = sections.count
                sections.append(ListSection(model, [row]))
            }
        }
        return sections
    }
}

extension ListSection: Equatable where Model: Equatable, Item: Equatable {}
extension ListSection: Sendable where Model: Sendable, Item: Sendable {}
