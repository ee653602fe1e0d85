// SPDX-License-Identifier: MIT

import RxKernel

/// A row of commands. Commands that do not fit are in a menu at its end. Use a ``Box`` for controls that are not commands.
///
/// ```swift
/// Toolbar([
///     .init("New Contact", icon: "contact-new-symbolic", action: "contacts.new"), .separator,
///     .init("Favourites", icon: "starred-symbolic", action: "contacts.favourites", isToggle: true),
/// ])
/// ```
/// Each item triggers the ``Action`` with its id in the window of the toolbar. It shows whether the action is
/// enabled, and whether it is on. Tab and the arrow keys move from one item to the next. Screen readers read
/// the titles, also of items that show only an icon. Main thread only.
public final class Toolbar: Control<ToolbarState, Never> {
    /// Creates a row of `items`.
    public init(_ items: [ToolbarItem] = []) {
        super.init(ToolbarState { $0.items = items }, .toolbar)
        reportsFailures()
    }

    /// The items, from the leading edge.
    public var items: [ToolbarItem] {
        get { state.items }
        set { state.items = newValue }
    }
}

/// The state of a ``Toolbar``.
public struct ToolbarState: PortableState {
    /// The items, from the leading edge.
    public var items: [ToolbarItem] = []

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        items.indices.lazy.compactMap { index in
            items[index].validationError.map { "items[\(index)] \($0)" }
        }.first
    }
}

extension ControlKind where State == ToolbarState, Event == Never {
    /// The kind of ``Toolbar``.
    public static var toolbar: Self { Self("toolbar") }
}

extension Reactive where Base: Toolbar {
    /// The items, from the leading edge.
    @preconcurrency @MainActor public var items: Binder<[ToolbarItem]> {
        Binder(onMain: base) { $0.items = $1 }
    }
}
