// SPDX-License-Identifier: MIT

/// A move of an item by the user, with its position in the ``ListView/sections`` before and after that.
/// ```swift
/// list.rx.itemMovedInSections.subscribe(onNext: { [unowned self] move in
///     viewModel.move(move.item, from: move.source, to: move.destination)
/// })
/// ```
public struct ItemMove<Item> {
    /// The item that was moved.
    public let item: Item
    /// The position before the move.
    public let source: SectionPosition
    /// The position after the move.
    public let destination: SectionPosition

    /// The rows before and after the move, which count the titles of the sections, too.
    let rows: (source: Int, destination: Int)
}

extension ItemMove: Sendable where Item: Sendable {}

/// The position of an item in a list with sections.
/// ```swift
/// let first = SectionPosition(section: 0, item: 0)
/// ```
public struct SectionPosition: Sendable, Hashable {
    /// The index of the section; 0 in a list without sections.
    public var section: Int
    /// The index of the item in its section.
    public var item: Int

    /// Creates a position.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }
}

extension Rows {
    /// The position of the item of a row, where each section begins with the row of its title.
    func position(of row: Int) -> SectionPosition {
        guard case .sections(let rows) = self else { return SectionPosition(section: 0, item: row) }
        let titles = rows.indices.prefix(row).filter { if case .header = rows[$0] { true } else { false } }
        return SectionPosition(section: titles.count - 1, item: row - (titles.last ?? -1) - 1)
    }
}
