// SPDX-License-Identifier: MIT

import RxKernel

/// A command of a window. Menus, shortcuts, a command palette and other processes trigger it by its id.
///
/// ```swift
/// Action("contacts.new", title: "New Contact", shortcuts: ["<Primary>n"]) { [unowned self] in viewModel.add() }
/// ```
/// A choice of one of several values is one action with options. Each option is a menu item with a radio
/// mark, and an entry of the command palette:
/// ```swift
/// let sort = Action(
///     "contacts.sort", title: "Sort By", options: [("Name", Order.name), ("City", .city)], selection: viewModel.order)
/// Menu(sections: [[.init("New Contact", action: "contacts.new")], [sort.submenu]])
/// ```
/// It retains its handler, and lives as long as its owner: the controller or the session whose `actions` contain it. Main thread only.
@preconcurrency @MainActor public final class Action: ReactiveCompatible {
    /// The identifier: lower-case words with dots and dashes.
    public let id: String
    /// The title in menus and in the command palette.
    public var title: String { didSet { changed() } }
    /// The title of the actions to which it belongs in the overview of shortcuts; empty for none.
    public var group: String { didSet { changed() } }
    /// The shortcuts that trigger the action. An action with a value has none.
    public var shortcuts: [Shortcut] { didSet { changed() } }
    /// Whether the action can be triggered now.
    public var isEnabled = true { didSet { changed() } }
    /// Whether the action is on; nil for an action that is not a switch.
    public var isOn: Bool? { didSet { changed() } }
    /// The value that was chosen last; nil for an action that does not show a choice.
    public var value: String? { didSet { changed() } }
    /// The values of which one is chosen, in the order of the menu; empty for an action without options.
    public var options: [Option] = [] { didSet { changed() } }
    /// Whether the action is performed with a value, which the item of a menu has.
    public let takesValue: Bool

    /// One of the values of a choice.
    public struct Option: Sendable, Codable, Equatable {
        /// The title in menus and in the command palette.
        public var title: String
        /// The value with which the action is performed.
        public var value: String

        /// Creates an option.
        public init(_ title: String, value: String) {
            self.title = title
            self.value = value
        }
    }

    private let handler: @MainActor (String) -> Void
    private let bag = DisposeBag()
    private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

    /// Creates an action that calls `handler` on the main thread.
    public init(
        _ id: String, title: String, group: String = "", shortcuts: [Shortcut] = [],
        handler: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.shortcuts = shortcuts
        takesValue = false
        self.handler = { _ in handler() }
    }

    /// Creates an action that calls `handler` on the main thread with the value of the menu item that was chosen.
    ///
    /// - Parameter value: the initial value, for a choice: the item with the value has a mark, and the value is updated before `handler` is
    ///   called. Nil for an action whose value is not a choice, such as the id of a contact to open.
    public init(
        _ id: String, title: String, group: String = "", value: String?,
        handler: @escaping @MainActor (String) -> Void
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.value = value
        shortcuts = []
        takesValue = true
        self.handler = handler
    }

    /// Creates an action that chooses one of several values, and follows the relay that has the chosen one.
    ///
    /// - Parameters:
    ///   - options: the titles and the values, in the order of the menu. For other processes, ``value`` is
    ///     the description of the chosen value, such as the name of a case; two options whose values have one
    ///     description are told apart by their index.
    ///   - selection: has the chosen value, and receives the one that the user chooses. While it has a value
    ///     that is no option, no item has a mark.
    public convenience init<Value: Equatable>(
        _ id: String, title: String, group: String = "", options: [(title: String, value: Value)],
        selection: BehaviorRelay<Value>
    ) {
        let texts = options.map { "\($0.value)" }
        let areUnique = Set(texts).count == texts.count
        let names = areUnique ? texts : options.indices.map(String.init)
        self.init(id, title: title, group: group, value: "") { name in
            guard let index = names.firstIndex(of: name) else { return }
            selection.accept(options[index].value)
        }
        self.options = zip(options, names).map { Option($0.title, value: $1) }
        selection
            .subscribe(onNext: { [weak self] value in
                self?.value = options.firstIndex { $0.value == value }.map { names[$0] } ?? ""
            })
            .disposed(by: bag)
    }

    /// The options as items of a menu, each with a radio mark.
    public var items: [Menu.Item] { options.map { .init($0.title, action: id, value: $0.value) } }

    /// An item with the title of the action, which opens a menu with the ``items``.
    public var submenu: Menu.Item { .init(title, submenu: Menu(sections: [items])) }

    /// Calls the handler, if the action is enabled.
    public func perform() {
        if isEnabled, !takesValue { handler("") }
    }

    /// Calls the handler with a value, if the action is enabled and takes one.
    public func perform(with value: String) {
        guard isEnabled, takesValue, options.isEmpty || options.contains(where: { $0.value == value })
        else { return }
        if self.value != nil { self.value = value }
        handler(value)
    }

    package var properties: ActionProperties {
        ActionProperties(
            id: id, title: title, group: group, shortcuts: shortcuts, isEnabled: isEnabled, isOn: isOn,
            takesValue: takesValue, value: value, options: options)
    }

    /// Calls `changed` with each change, until ``removeObserver(_:)`` is called with the same owner.
    package func addObserver(_ owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
        observers[ObjectIdentifier(owner)] = changed
    }

    package func removeObserver(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    /// Changes several actions: each observer is called once, after all changes, and not after each of them.
    package static func changeTogether(_ changes: () -> Void) {
        guard waiting == nil else { return changes() }
        waiting = [:]
        changes()
        let observers = waiting ?? [:]
        waiting = nil
        for observer in observers.values { observer() }
    }

    /// The observers to call at the end of ``changeTogether(_:)``.
    private static var waiting: [ObjectIdentifier: @MainActor () -> Void]?

    private func changed() {
        guard Self.waiting == nil else {
            Self.waiting?.merge(observers) { first, _ in first }
            return
        }
        for observer in observers.values { observer() }
    }
}

/// The properties of an ``Action``, as a backend receives them.
public struct ActionProperties: Sendable, Codable, Equatable {
    /// The identifier of the action.
    public var id: String
    /// The title in menus and in the command palette.
    public var title: String
    /// The title of the actions to which it belongs in the overview of shortcuts; empty for none.
    public var group = ""
    /// The shortcuts that trigger the action. A backend receives those that can be parsed.
    public var shortcuts: [Shortcut]
    /// Whether the action can be triggered now.
    public var isEnabled: Bool
    /// Whether the action is on; nil for an action that is not a switch.
    public var isOn: Bool?
    /// Whether the action is performed with a value.
    public var takesValue = false
    /// The value that was chosen last; nil for an action that does not show a choice.
    public var value: String?
    /// The values of which one is chosen.
    public var options: [Action.Option] = []
}

extension Reactive where Base: Action {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }
    /// Whether the action can be triggered.
    @preconcurrency @MainActor public var isEnabled: Binder<Bool> {
        Binder(onMain: base) { $0.isEnabled = $1 }
    }
    /// Whether the action is on.
    @preconcurrency @MainActor public var isOn: Binder<Bool?> { Binder(onMain: base) { $0.isOn = $1 } }
    /// The value that was chosen last.
    @preconcurrency @MainActor public var value: Binder<String?> { Binder(onMain: base) { $0.value = $1 } }
}
