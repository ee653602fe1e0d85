// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessBackend {
    static func registerTransientViews(in views: ViewFactory) {
        views.register(.menuBar) {
            HeadlessControl(.menuBar, text: { $0.menus.map(\.title).joined(separator: " ") })
        }
    }
}

extension HeadlessSearchable {
    /// The visible menu bar with that name.
    public func menuBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<MenuBarState, Never> {
        try find(HeadlessControl<MenuBarState, Never>.self, [.menuBar], name, file: file, line: line)
    }

    /// The visible menu button with that name.
    public func menuButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<MenuButtonState, Never> {
        try find(HeadlessControl<MenuButtonState, Never>.self, [.menuButton], name, file: file, line: line)
    }
}
