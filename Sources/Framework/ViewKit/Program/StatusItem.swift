// SPDX-License-Identifier: MIT

import RxKernel

/// An icon of the application in the tray of the desktop, with a menu.
///
/// Use it for a program that works while none of its windows is open, such as a synchronisation; otherwise a
/// window is enough. Most desktops have a tray (KDE, Xfce, waybar under sway); GNOME without an extension has
/// none, and ``isShown`` is false there. Do not offer a function in its menu only.
/// ```swift
/// let item = StatusItem("backup", title: "Backup", icon: "drive-harddisk-symbolic")
/// item.menu = Menu(sections: [[.init("Back Up Now", action: "backup.now")], [.init("Quit", action: "app.quit")]])
/// item.actions = [backUpNow, quit]
/// session.statusItem = item
/// ```
/// While the desktop shows the item of a session, the close button hides the last window instead of closing it; see
/// `ApplicationSession.statusItem`. **Lifetime**: the icon is in the tray until the item is released. Main thread only.
@preconcurrency @MainActor open class StatusItem: ReactiveCompatible {
    private var state: StatusItemState {
        didSet { if state != oldValue { backendItem?.render(state) } }
    }
    package let backendItem: (any BackendStatusItem)?
    private let backend = Toolkit.backend
    private let activationRelay = OwnedRelay<Void>()
    fileprivate let shown = BehaviorRelay(value: false)
    private lazy var actionSet: ActionSet = ActionSet(of: { [unowned self] in "Status item \"\(id)\"" }) {
        [unowned self] in state.actions = actionSet.properties
    }

    /// Creates an icon, which the desktop shows as soon as it can.
    ///
    /// - Parameters:
    ///   - id: a name that no other item of the application has, and that is the same in each run: the
    ///     desktop may remember the position of the icon.
    ///   - title: the name that users and screen readers get.
    ///   - icon: the name of an icon in the icon theme.
    public init(_ id: String, title: String, icon: String) {
        state = StatusItemState {
            $0.id = id
            $0.title = title
            $0.icon = icon
        }
        backendItem = backend.makeStatusItem()
        backendItem?.onEvent = { [weak self] in self?.receive($0) }
        backendItem?.render(state)
    }

    isolated deinit { backendItem?.remove() }

    /// The name of the item.
    public var id: String { state.id }

    /// The name that users and screen readers get.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The name of an icon in the icon theme.
    public var icon: String {
        get { state.icon }
        set { state.icon = newValue }
    }

    /// A sentence that the desktop shows while the pointer is on the icon; empty for the title.
    public var tooltip: String {
        get { state.tooltip }
        set { state.tooltip = newValue }
    }

    /// A short text, such as the number of messages; empty for none. Some trays show it beside the icon, the others with the title.
    public var badge: String {
        get { state.badge }
        set { state.badge = newValue }
    }

    /// Whether the user has to look at the application. The desktop shows the icon in another way then, also if it hides icons otherwise.
    public var needsAttention: Bool {
        get { state.needsAttention }
        set { state.needsAttention = newValue }
    }

    /// The menu. Its items trigger the ``actions``, whose state they follow.
    public var menu: Menu {
        get { state.menu }
        set { state.menu = newValue }
    }

    /// The actions that the menu triggers. Their shortcuts have no meaning here.
    public var actions: [Action] {
        get { actionSet.actions }
        set { actionSet.set([ActionGroup(newValue)]) }
    }

    /// Whether the desktop shows the icon now. False until the tray has answered, where there is no tray, and after the tray has ended.
    public var isShown: Bool { shown.value }

    /// Sends when the user clicks the icon.
    public var activations: Observable<Void> { activationRelay.asObservable() }

    private func receive(_ event: StatusItemEvent) {
        switch event {
        case .activated: activationRelay.accept(())
        case .action(let id): actionSet.perform(id)
        case .choice(let id, let value): actionSet.perform(id, with: value)
        case .shown(let isShown): if isShown != shown.value { shown.accept(isShown) }
        }
    }
}

/// The state of a ``StatusItem``.
public struct StatusItemState: PortableState {
    /// A name that no other item of the application has.
    public var id = ""
    /// The name that users get.
    public var title = ""
    /// The name of an icon in the icon theme.
    public var icon = ""
    /// A sentence for the pointer on the icon; empty for the title.
    public var tooltip = ""
    /// A short text; empty for none.
    public var badge = ""
    /// Whether the user has to look at the application.
    public var needsAttention = false
    /// The menu.
    public var menu = Menu()
    /// The actions that the menu triggers.
    public var actions: [ActionProperties] = []

    /// Creates the state of a new item.
    public init() {}
}

/// An action of the user, or of the desktop, on a ``StatusItem``.
public enum StatusItemEvent: Sendable, Codable, Equatable {
    /// The user has clicked the icon.
    case activated
    /// The user has chosen the item of the menu with this action.
    case action(String)
    /// The user has chosen an item of the menu whose action takes a value.
    case choice(String, value: String)
    /// The desktop shows the icon now, or no longer does.
    case shown(Bool)
}

extension Reactive where Base: StatusItem {
    /// Whether the desktop shows the icon: the current state on subscription, then each change.
    @preconcurrency @MainActor public var isShown: Driver<Bool> {
        base.shown.distinctUntilChanged().asDriver(onErrorJustReturn: false)
    }
    /// The short text; nil is an empty one.
    @preconcurrency @MainActor public var badge: Binder<String?> {
        Binder(onMain: base) { $0.badge = $1 ?? "" }
    }
    /// The sentence for the pointer on the icon; nil is an empty one.
    @preconcurrency @MainActor public var tooltip: Binder<String?> {
        Binder(onMain: base) { $0.tooltip = $1 ?? "" }
    }
    /// Whether the user has to look at the application.
    @preconcurrency @MainActor public var needsAttention: Binder<Bool> {
        Binder(onMain: base) { $0.needsAttention = $1 }
    }
}
