// SPDX-License-Identifier: MIT

import RowKit

/// A row of a list with sections.
enum SectionRow<Item: Identifiable & Equatable> {
    /// The title of a section.
    case header(String)
    /// An item of a section.
    case item(Item)

    /// What identifies a row when the sections change.
    enum Key: Hashable {
        case header(String)
        case item(Item.ID)
    }

    var key: Key {
        switch self {
        case .header(let title): .header(title)
        case .item(let item): .item(item.id)
        }
    }

    @MainActor var content: Rows<Item>.Content {
        switch self {
        case .header(let title): .header(title)
        case .item(let item): .item(item)
        }
    }

    static func rows(_ sections: [ListSection<Item>]) -> [SectionRow] {
        sections.flatMap { [.header($0.title)] + $0.items.map { .item($0) } }
    }

    static func sections(_ rows: [SectionRow]) -> [ListSection<Item>] {
        var sections: [ListSection<Item>] = []
        for row in rows {
            switch row {
            case .header(let title): sections.append(ListSection(title, []))
            case .item(let item): sections[sections.count - 1].items.append(item)
            }
        }
        return sections
    }
}
