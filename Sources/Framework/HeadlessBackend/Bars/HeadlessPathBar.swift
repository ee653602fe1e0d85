// SPDX-License-Identifier: MIT

public import ViewKit

/// A path bar in memory.
/// ```swift
/// try app.pathBar().select("Home")
/// ```
@preconcurrency @MainActor public final class HeadlessPathBar: HeadlessControl<PathBarState, PathBarEvent> {
    init() { super.init(.pathBar, text: { $0.items.last ?? "" }) }

    /// The titles, in order.
    public var items: [String] { shown?.items ?? [] }

    /// All items, as a path.
    public override var value: String? { items.joined(separator: " / ") }

    /// Selects the last item with that title before the current one, as by a click.
    public func select(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let index = items.dropLast().lastIndex(of: title) else {
                throw HeadlessError.noOption(title, options: items.dropLast())
            }
            try send(.selected(index), doing: "select an item of")
        }
    }
}
