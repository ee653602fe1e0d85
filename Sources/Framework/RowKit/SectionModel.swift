// SPDX-License-Identifier: MIT

/// Rows under a common heading.
///
/// ```swift
/// let sections = [SectionModel(model: "A", items: [ada, alan]), SectionModel(model: "G", items: [grace])]
/// ```
/// A `ListView` shows ``ListSection``s, each of which is made of a section of this type:
/// `list.sections = sections.map(ListSection.init)`. With an observable of sections it is
/// `observable.map { $0.map(ListSection.init) }.bind(to: list.rx.sections)`.
public struct SectionModel<Model, Item> {
    /// The model of the heading.
    public var model: Model
    /// The rows.
    public var items: [Item]

    /// Creates a section.
    public init(model: Model, items: [Item]) {
        self.model = model
        self.items = items
    }
}

extension SectionModel: Identifiable where Model: Identifiable {
    /// The identity of the model.
    public var id: Model.ID { model.id }
}
extension SectionModel {
    /// Returns `rows` in sections, one for each model that `model` returns, in the order in which they first occur.
    ///
    /// ```swift
    /// SectionModel.grouping(contacts) { Letter($0.name.first ?? "#") }
    /// ```
    public static func grouping(_ rows: [Item], by model: (Item) -> Model) -> [SectionModel]
    where Model: Identifiable {
        var sections: [SectionModel] = []
        var positions: [Model.ID: Int] = [:]
        for row in rows {
            let model = model(row)
            if let position = positions[model.id] {
                sections[position].items.append(row)
            } else {
                positions[model.id] = sections.count
                sections.append(SectionModel(model: model, items: [row]))
            }
        }
        return sections
    }
}

extension SectionModel: Equatable where Model: Equatable, Item: Equatable {}
extension SectionModel: Sendable where Model: Sendable, Item: Sendable {}
