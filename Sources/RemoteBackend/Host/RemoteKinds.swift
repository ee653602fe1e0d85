// SPDX-License-Identifier: MIT

public import ViewKit

/// The kinds of views that a ``RemoteHost`` shows for a plugin's process, with the functions that check their states.
///
/// ``builtIn`` has the kinds of the framework. A shell adds its own kinds:
/// ```swift
/// let kinds = RemoteKinds.builtIn
/// kinds.register(.rating)
/// ```
/// If a plugin creates a view of another kind, the view is empty, and a `ViewReport` is sent in the plugin. **Threading**: the main thread only.
@preconcurrency @MainActor public final class RemoteKinds {
    typealias Maker = @MainActor (_ id: UInt64, _ host: RemoteHost) -> HostedView?

    private(set) var makers: [String: Maker] = [:]

    /// Creates a table without kinds.
    public init() {}

    /// The kinds of the framework.
    public static var builtIn: RemoteKinds {
        let kinds = RemoteKinds()
        kinds.registerControls()
        kinds.registerContainers()
        return kinds
    }

    /// The names of the kinds, in alphabetical order.
    public var names: [String] { makers.keys.sorted() }

    /// Adds a kind of control.
    ///
    /// - Parameters:
    ///   - maximumBytes: The largest size of a state in bytes, without large arrays of bytes.
    ///   - reportsUser: Whether the user causes its events. After such an event, the plugin may use the clipboard for some seconds.
    ///   - validate: Returns the error message for an invalid state, or nil if it is valid. It is called in addition to `PortableState.validationError`.
    public func register<State, Event>(
        _ kind: ControlKind<State, Event>, maximumBytes: Int = 1 << 18, reportsUser: Bool = true,
        validate: @escaping @MainActor (State) -> String? = { _ in nil }
    ) {
        let type = KindType<State>(maximumBytes: maximumBytes, reportsUser: reportsUser) { state, _ in
            validate(state)
        }
        makers[kind.name] = { id, host in
            guard let control = host.backend.make(kind) else { return nil }
            return HostedControl(id, kind.name, control, type, host)
        }
    }

    /// Adds a kind of container.
    ///
    /// - Parameters:
    ///   - maximumBytes: The largest size of a state in bytes, without large arrays of bytes.
    ///   - maximumChildren: The largest number of children of a view.
    ///   - validate: Returns the error message for a state that is invalid with a number of children, or nil if it is valid. It is called in addition to
    ///     `PortableState.validationError`.
    public func register<State, Event>(
        _ kind: ContainerKind<State, Event>, maximumBytes: Int = 1 << 18, maximumChildren: Int = .max,
        validate: @escaping @MainActor (State, _ children: Int) -> String? = { _, _ in nil }
    ) {
        let type = KindType<State>(maximumBytes: maximumBytes, validate: validate)
        makers[kind.name] = { id, host in
            guard let container = host.backend.make(kind) else { return nil }
            return HostedContainer(id, kind.name, container, type, host, maximumChildren: maximumChildren)
        }
    }

    private func registerControls() {
        register(.label)
        register(.shortcutLabel)
        register(.button)
        register(.linkButton)
        register(.menuButton) { Self.error(in: $0.menu) }
        register(.menuBar) { state in
            Self.tooMany("menus", state.menus.count)
                ?? state.menus.lazy.compactMap { $0.submenu.flatMap(Self.error) }.first
        }
        register(.toolbar) { Self.tooMany("items", $0.items.count) }
        // The user can type 65,535 characters into a field of GTK.
        register(.textField, maximumBytes: 1 << 20)
        register(.imageView, reportsUser: false)
        register(.avatar, reportsUser: false)
        register(.canvas, maximumBytes: 4 << 20, reportsUser: false)
        register(.checkBox)
        register(.switch)
        register(.toggleButton)
        register(.radioGroup) { Self.tooMany("options", $0.options.count) }
        register(.dropDown, maximumBytes: 1 << 20) { Self.tooMany("options", $0.options.count, 10_000) }
        register(.comboField, maximumBytes: 1 << 20) { Self.tooMany("options", $0.options.count, 10_000) }
        register(.slider)
        register(.numberField)
        register(.dateField)
        register(.timeField)
        register(.fileField)
        register(.fontButton)
        register(.colorButton)
        register(.spinner)
        register(.progressBar)
        register(.levelBar)
        register(.separator)
        register(.banner)
        register(.pathBar) { Self.tooMany("items", $0.items.count) }
    }

    /// How many entries a menu, a group of radio buttons or a dialog may have. GTK creates widgets for each of them.
    static let maximumEntries = 500

    private static func tooMany(_ name: String, _ count: Int, _ maximum: Int = maximumEntries) -> String? {
        count > maximum ? "\(name) has \(count) entries; at most \(maximum) are allowed" : nil
    }

    /// Returns the error message for a menu with too many items in it and its submenus.
    static func error(in menu: Menu) -> String? {
        func count(_ menu: Menu) -> Int {
            menu.sections.reduce(0) { $0 + 1 + $1.items.reduce(0) { $0 + 1 + ($1.submenu.map(count) ?? 0) } }
        }
        return tooMany("menu", count(menu))
    }

    private func registerContainers() {
        register(.box)
        register(.wrapBox)
        register(.overlay)
        register(.scrollView, maximumChildren: 1)
        register(.clamp, maximumChildren: 1)
        register(.frame, maximumChildren: 1)
        register(.expander, maximumChildren: 1)
        register(.revealer, maximumChildren: 1)
        register(.toastView, maximumChildren: 1)
        register(.splitView, maximumChildren: 2)
        register(.headerBar, maximumChildren: 3)
        register(.pageStack, validate: Self.validate)
        register(.tabView, validate: Self.validate)
        register(.pageView, validate: Self.validate)
        let grid = KindType<GridState>(maximumBytes: 1 << 12) { _, _ in nil }
        makers[SpecialKind.grid] = { HostedGrid($0, $1.backend.makeGrid(), grid, $1) }
        let layoutView = KindType<LayoutViewState>(maximumBytes: 1 << 12) { _, _ in nil }
        makers[SpecialKind.layoutView] = {
            HostedLayoutView($0, $1.backend.makeLayoutView(), layoutView, $1)
        }
        let collection = KindType<CollectionViewState>(maximumBytes: 1 << 18) { _, _ in nil }
        for layout in SpecialKind.collections {
            let kind = SpecialKind.collection(layout)
            makers[kind] = {
                HostedCollection($0, kind, $1.backend.makeCollection(layout), collection, $1)
            }
        }
        let textView = KindType<TextViewState>(maximumBytes: 1 << 16) { _, _ in nil }
        makers[SpecialKind.textView] = { HostedTextView($0, $1.backend.makeTextView(), textView, $1) }
        makers[SpecialKind.placeholder] = {
            HostedView($0, SpecialKind.placeholder, $1.backend.makePlaceholder(), $1)
        }
    }

    private static func validate(_ state: PagesState, children: Int) -> String? {
        state.selected.flatMap { outOfIndices("selected", $0, children) }
            ?? outOfRange("animation", state.animation.milliseconds, 0...10_000)
    }
}
