// SPDX-License-Identifier: MIT

import ViewKit

/// A toolbar in memory, wide enough for all of its items. Each item with an action is a button.
final class HeadlessToolbar: HeadlessControl<ToolbarState, Never> {
    init() { super.init(.toolbar) }

    override func render(_ state: ToolbarState) {
        super.render(state)
        for child in children { child.leave() }
        children = state.items.compactMap { item in
            guard let action = item.action else { return nil }
            let button = HeadlessToolbarButton(action: action)
            button.parent = self
            button.render(
                ButtonState {
                    $0.title = item.title
                    $0.icon = item.icon
                })
            return button
        }
    }
}

/// A button in memory that triggers an action of its window.
final class HeadlessToolbarButton: HeadlessControl<ButtonState, ButtonEvent> {
    private let action: String

    init(action: String) {
        self.action = action
        super.init(.button, text: { $0.title })
        // The item is enabled only while the window has its action, so performing the action cannot fail here.
        onEvent = { [weak self] _ in try? self?.root.window?.perform(action) }
    }

    private var properties: ActionProperties? { root.window?.state.actions.first { $0.id == action } }

    override var isEnabled: Bool { super.isEnabled && properties?.isEnabled == true }
    override var value: String? { properties?.isOn.map { $0 ? "on" : "off" } }
}
