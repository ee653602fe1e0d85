// SPDX-License-Identifier: MIT

public import ViewKit

/// A status item in memory, in a tray that a test shows and hides.
/// ```swift
/// backend.hasTray = true
/// try backend.statusItems[0].choose("Quit")
/// ```
@preconcurrency @MainActor public final class HeadlessStatusItem: BackendStatusItem {
    /// The icon, the texts, the menu and the actions that the application has set.
    public private(set) var state = StatusItemState()
    /// Whether the tray shows it.
    public private(set) var isShown = false
    public var onEvent: (@MainActor (StatusItemEvent) -> Void)?
    private weak var backend: HeadlessBackend?
    private var isAdded = false

    init(in backend: HeadlessBackend) { self.backend = backend }

    public func render(_ state: StatusItemState) {
        self.state = state
        guard !isAdded else { return }
        isAdded = true
        backend?.add(self)
    }

    public func remove() {
        backend?.remove(self)
        onEvent = nil
    }

    func setShown(_ isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        send(.shown(isShown))
    }

    /// Clicks the icon.
    public func activate(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try requireShown() }
        send(.activated)
    }

    /// Chooses an item of the menu, or of a submenu, by the titles from the menu to the item.
    public func choose(_ titles: String..., file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            try requireShown()
            var menu: Menu? = state.menu
            var item: Menu.Item?
            for title in titles {
                item = menu?.items.first { $0.title == title }
                guard item != nil else {
                    throw HeadlessError.notFound(
                        role: "menu item", name: title, there: menu?.items.map(\.title) ?? [])
                }
                menu = item?.submenu
            }
            guard let item, let action = state.actions.first(where: { $0.id == item.action }),
                action.isEnabled
            else {
                throw HeadlessError.other(
                    "The item \"\(titles.last ?? "")\" of the status item cannot be chosen. Enable its action, and add it to the actions of the StatusItem."
                )
            }
            send(item.value.map { .choice(item.action, value: $0) } ?? .action(item.action))
        }
    }

    private func requireShown() throws {
        if !isShown {
            throw HeadlessError.other(
                "No tray shows the status item \"\(state.id)\". Set hasTray of the backend.")
        }
    }

    private func send(_ event: StatusItemEvent) {
        guard let backend else { return }
        Toolkit.perform(with: backend) { onEvent?(event) }
    }
}
