// SPDX-License-Identifier: MIT

import RxKernel

/// A command of a window: what menus, shortcuts, a palette and other processes trigger by its id.
///
/// ```swift
/// Action("contacts.new", title: "New Contact", shortcuts: ["<Primary>n"]) { [unowned self] in viewModel.add() }
/// ```
/// Main thread only.
@preconcurrency @MainActor public final class Action: ReactiveCompatible {
    /// Its name: lower-case words with dots and dashes.
    public let id: String
    /// What people call it, in menus and in the palette.
    public var title: String { didSet { changed() } }
    /// The keys that trigger it.
    public var shortcuts: [Shortcut] { didSet { changed() } }
    /// Whether it can be triggered now.
    public var isEnabled = true { didSet { changed() } }
    /// Whether it is on; nil for an action that is not a switch.
    public var isOn: Bool? { didSet { changed() } }

    private let handler: @MainActor () -> Void
    package var onChange: (@MainActor () -> Void)?

    /// A command that does what `handler` does, which is called on the main thread and retained.
    public init(
        _ id: String, title: String, shortcuts: [Shortcut] = [], handler: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.title = title
        self.shortcuts = shortcuts
        self.handler = handler
    }

    /// Does what the action is for, where it is enabled.
    public func perform() {
        if isEnabled { handler() }
    }

    package var properties: ActionProperties {
        ActionProperties(id: id, title: title, shortcuts: shortcuts, isEnabled: isEnabled, isOn: isOn)
    }

    private func changed() { onChange?() }
}

/// What a backend needs to know of an ``Action``.
public struct ActionProperties: Sendable, Codable, Equatable {
    /// Its name.
    public var id: String
    /// What people call it.
    public var title: String
    /// The keys that trigger it.
    public var shortcuts: [Shortcut]
    /// Whether it can be triggered now.
    public var isEnabled: Bool
    /// Whether it is on; nil for an action that is not a switch.
    public var isOn: Bool?
}

extension Reactive where Base: Action {
    /// The title; nil shows none.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }
}
