// SPDX-License-Identifier: MIT

import RxKernel

/// A command of a window. Menus, shortcuts, a command palette and other processes trigger it by its id.
///
/// ```swift
/// Action("contacts.new", title: "New Contact", shortcuts: ["<Primary>n"]) { [unowned self] in viewModel.add() }
/// ```
/// It retains its handler, and lives as long as its owner: the controller or the session whose `actions` contain it. Main thread only.
@preconcurrency @MainActor public final class Action: ReactiveCompatible {
    /// The identifier: lower-case words with dots and dashes.
    public let id: String
    /// The title in menus and in the command palette.
    public var title: String { didSet { changed() } }
    /// The shortcuts that trigger the action.
    public var shortcuts: [Shortcut] { didSet { changed() } }
    /// Whether the action can be triggered now.
    public var isEnabled = true { didSet { changed() } }
    /// Whether the action is on; nil for an action that is not a switch.
    public var isOn: Bool? { didSet { changed() } }

    private let handler: @MainActor () -> Void
    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Creates an action that calls `handler` on the main thread.
    public init(
        _ id: String, title: String, shortcuts: [Shortcut] = [], handler: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.title = title
        self.shortcuts = shortcuts
        self.handler = handler
    }

    /// Calls the handler, if the action is enabled.
    public func perform() {
        if isEnabled { handler() }
    }

    package var properties: ActionProperties {
        ActionProperties(id: id, title: title, shortcuts: shortcuts, isEnabled: isEnabled, isOn: isOn)
    }

    /// Calls `changed` with each change, until ``removeObserver(_:)`` is called with the same owner.
    package func addObserver(_ owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(owner)] = changed
    }

    package func removeObserver(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    private func changed() {
        for observer in observers.values { observer() }
    }
}

/// The properties of an ``Action``, as a backend receives them.
public struct ActionProperties: Sendable, Codable, Equatable {
    /// The identifier of the action.
    public var id: String
    /// The title in menus and in the command palette.
    public var title: String
    /// The shortcuts that trigger the action.
    public var shortcuts: [Shortcut]
    /// Whether the action can be triggered now.
    public var isEnabled: Bool
    /// Whether the action is on; nil for an action that is not a switch.
    public var isOn: Bool?
}

extension Reactive where Base: Action {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }
}
