// SPDX-License-Identifier: MIT

/// A section of a `ListView`: items with a title above them.
/// ```swift
/// list.sections = [ListSection("Today", today), ListSection("Earlier", earlier)]
/// ```
public struct ListSection<Item: Identifiable & Equatable> {
    /// The title.
    public var title: String
    /// The items.
    public var items: [Item]

    /// Creates a section.
    public init(_ title: String, _ items: [Item]) {
        self.title = title
        self.items = items
    }

    /// Creates a section from a `SectionModel`. The description of the model is the title:
    /// `SectionModel.grouping(contacts, by: \.initial).map(ListSection.init)`.
    public init<Model: CustomStringConvertible>(_ section: SectionModel<Model, Item>) {
        self.init(section.model.description, section.items)
    }
}

extension ListSection: Equatable {}
extension ListSection: Sendable where Item: Sendable {}
