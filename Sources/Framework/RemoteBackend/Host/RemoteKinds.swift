// SPDX-License-Identifier: MIT

public import ViewKit

/// The kinds of views that a ``RemoteHost`` shows for a plugin's process: the one table of what the host knows of each of them.
///
/// ``builtIn`` has the kinds of the framework. A shell adds its own kinds:
/// ```swift
/// let kinds = RemoteKinds.builtIn
/// kinds.register(.rating)
/// ```
/// If a plugin creates a view of another kind, the view is empty, and a `ViewReport` is sent in the plugin.
/// **Threading**: the main thread only.
@preconcurrency @MainActor public final class RemoteKinds {
    typealias Maker = @MainActor (_ id: UInt64, _ host: RemoteHost) -> ShownView?

    private(set) var makers: [String: Maker] = [:]
    /// What is known of each kind. One that is not here has no state.
    private(set) var types: [String: any KindFacts] = [:]
    /// The names of those that each backend has.
    private var special: Set<String> = []

    /// Creates a table without kinds.
    public init() {}

    /// A new table with the kinds of the framework.
    public static var builtIn: RemoteKinds {
        let kinds = RemoteKinds()
        (kinds.makers, kinds.types, kinds.special) = (framework.makers, framework.types, framework.special)
        return kinds
    }

    /// It is filled once, because the first state of each kind is encoded for it.
    private static let framework: RemoteKinds = {
        let kinds = RemoteKinds()
        kinds.registerControls()
        kinds.registerMenus()
        kinds.registerContainers()
        kinds.registerSpecialKinds()
        return kinds
    }()

    /// The names of the kinds, in alphabetical order.
    public var names: [String] { makers.keys.sorted() }

    /// The names of the kinds that a backend can show.
    func names(in backend: any Backend) -> Set<String> {
        Set(makers.keys).intersection(special.union(backend.kinds))
    }

    /// Adds a kind of control.
    ///
    /// - Parameters:
    ///   - maximumBytes: The largest size of a state in bytes, without large arrays of bytes.
    ///   - laysOutText: Whether the texts of a state are laid out as a whole, so that they count for ``RemotePolicy/maximumShownText``.
    ///   - isOfUser: Returns whether the user has caused an event, and not the desktop or the plugin. After such an event, the plugin may
    ///     use the clipboard for some seconds.
    ///   - validate: Returns the error message for an invalid state, or nil if it is valid. It is called in
    ///     addition to `PortableState.validationError`.
    ///   - pixels: Returns the number of pixels of the images of a state, which count for ``RemotePolicy/maximumPixels``.
    public func register<State, Event>(
        _ kind: ControlKind<State, Event>, maximumBytes: Int = 1 << 18, laysOutText: Bool = true,
        isOfUser: @escaping @MainActor (Event) -> Bool = { _ in false },
        validate: @escaping @MainActor (State) -> String? = { _ in nil },
        pixels: @escaping @MainActor (State) -> Int = { _ in 0 }
    ) {
        add(
            kind, KindLimits(length: maximumBytes), laysOutText: laysOutText, isOfUser: isOfUser,
            validate: validate, cost: { StateCost(pixels: pixels($0)) })
    }

    /// Adds a kind of container.
    ///
    /// - Parameters:
    ///   - maximumBytes: The largest size of a state in bytes, without large arrays of bytes.
    ///   - maximumChildren: The largest number of children of a view.
    ///   - isOfUser: Returns whether the user has caused an event.
    ///   - validate: Returns the error message for a state that is invalid with a number of children, or nil
    ///     if it is valid. It is called in addition to `PortableState.validationError`.
    public func register<State, Event>(
        _ kind: ContainerKind<State, Event>, maximumBytes: Int = 1 << 18, maximumChildren: Int = .max,
        isOfUser: @escaping @MainActor (Event) -> Bool = { _ in false },
        validate: @escaping @MainActor (State, _ children: Int) -> String? = { _, _ in nil }
    ) {
        let type = KindType(KindLimits(length: maximumBytes), isOfUser: isOfUser, validate: validate)
        add(kind.name, type) { id, host, type in
            host.backend.make(kind).map {
                ShownContainer(id, kind.name, $0, type, host, maximumChildren: maximumChildren)
            }
        }
    }

    private func add<State, Event>(
        _ kind: ControlKind<State, Event>, _ limits: KindLimits? = nil, laysOutText: Bool = true,
        isOfUser: @escaping @MainActor (Event) -> Bool = { _ in false },
        validate: @escaping @MainActor (State) -> String? = { _ in nil },
        cost: @escaping @MainActor (State) -> StateCost = { _ in StateCost() }
    ) {
        let limits = limits ?? .of(kind.name)
        let type = KindType(limits, laysOutText: laysOutText, isOfUser: isOfUser, cost: cost) {
            state, _ in validate(state)
        }
        add(kind.name, type) { id, host, type in
            host.backend.make(kind).map { ShownControl(id, kind.name, $0, type, host) }
        }
    }

    private func add<State, Event>(
        _ name: String, _ type: KindType<State, Event>,
        _ make: @escaping @MainActor (UInt64, RemoteHost, KindType<State, Event>) -> ShownView?
    ) {
        types[name] = type
        makers[name] = { make($0, $1, type) }
    }

    // MARK: Controls

    private func registerControls() {
        register(.label, isOfUser: { _ in true })
        register(.shortcutLabel)
        register(.button, isOfUser: { _ in true })
        register(.linkButton, isOfUser: { _ in true })
        add(.textField, isOfUser: { $0 != .began && $0 != .ended && $0 != .paused })
        registerImages()
        register(.checkBox, isOfUser: { _ in true })
        register(.switch, isOfUser: { _ in true })
        register(.toggleButton, isOfUser: { _ in true })
        add(
            .radioGroup, isOfUser: { _ in true }, validate: { Self.tooMany("options", $0.options.count) },
            cost: { StateCost(entries: $0.options.count) })
        add(
            .dropDown, laysOutText: false, isOfUser: { _ in true },
            validate: { Self.tooMany("options", $0.options.count, 10_000) })
        add(
            .comboField, laysOutText: false, isOfUser: { $0 != .paused },
            validate: { Self.tooMany("options", $0.options.count, 10_000) })
        add(
            .slider, isOfUser: { _ in true }, validate: { Self.tooMany("marks", $0.marks.count) },
            cost: { StateCost(entries: $0.marks.count) })
        register(.numberField, isOfUser: { _ in true })
        register(.dateField, isOfUser: { _ in true })
        register(.timeField, isOfUser: { _ in true })
        register(.fileField, isOfUser: { _ in true })
        register(.fontButton, isOfUser: { _ in true })
        register(.colorButton, isOfUser: { _ in true })
        register(.spinner)
        register(.progressBar)
        add(
            .levelBar,
            cost: { StateCost(entries: $0.isDiscrete ? Int($0.maximumValue - $0.minimumValue) : 0) })
        register(.separator)
        register(.banner, isOfUser: { _ in true })
        add(
            .pathBar, isOfUser: { _ in true }, validate: { Self.tooMany("items", $0.items.count) },
            cost: { StateCost(entries: $0.items.count) })
    }

    private func registerImages() {
        let image = KindType<ImageViewState, ImageEvent>(
            KindLimits(), isOfUser: { _ in false },
            cost: { state in
                switch state.source {
                case nil, .icon: StateCost()
                case .file, .bytes: StateCost(pixels: state.size * state.size)
                }
            })
        add(ControlKind.imageView.name, image) { id, host, type in
            host.backend.make(.imageView).map { ShownImage(id, ControlKind.imageView.name, $0, type, host) }
        }
        register(.avatar, pixels: { $0.picture == nil ? 0 : $0.size * $0.size })
        add(
            .canvas, laysOutText: false, isOfUser: { _ in false }, validate: Self.error, cost: Self.cost)
    }

    private func registerMenus() {
        registerMenus(.menuButton, entries: { Self.count(of: $0.menu) }) { Self.error(in: $0.menu) }
        registerMenus(
            .menuBar,
            entries: { $0.menus.reduce(0) { $0 + 1 + ($1.submenu.map(Self.count) ?? 0) } }
        ) { state in
            Self.tooMany("menus", state.menus.count)
                ?? state.menus.lazy.compactMap { $0.submenu.flatMap(Self.error) }.first
        }
        registerMenus(.toolbar, entries: \.items.count) { Self.tooMany("items", $0.items.count) }
    }

    private func registerMenus<State: NamesActions, Event>(
        _ kind: ControlKind<State, Event>, entries: @escaping @MainActor (State) -> Int,
        validate: @escaping @MainActor (State) -> String?
    ) {
        let type = KindType<State, Event>(
            KindLimits(), isOfUser: { _ in false }, cost: { StateCost(entries: entries($0)) },
            validate: { state, _ in validate(state) })
        add(kind.name, type) { id, host, type in
            host.backend.make(kind).map { control in
                let view = ShownMenuControl(id, kind.name, control, type, host)
                host.menus.add(view)
                return view
            }
        }
    }

    /// How many entries a menu, a group of radio buttons or a dialog may have. GTK creates widgets for each of them.
    static let maximumEntries = 500

    /// How many columns a collection may have. GTK compares each of them with all others.
    static let maximumColumns = 100

    private static func tooMany(_ name: String, _ count: Int, _ maximum: Int = maximumEntries) -> String? {
        count > maximum ? "\(name) has \(count) entries; at most \(maximum) are allowed" : nil
    }

    /// Returns the error message for a menu with too many items in it and its submenus.
    static func error(in menu: Menu) -> String? { tooMany("menu", count(of: menu)) }

    private static func count(of menu: Menu) -> Int {
        menu.sections.reduce(0) { $0 + 1 + $1.items.reduce(0) { $0 + 1 + ($1.submenu.map(count) ?? 0) } }
    }

    // MARK: Drawings

    /// How many bytes the texts of a drawing may have, and how many dashes its lines. Both are drawn again in each frame of
    /// the canvas, and 65,000 dashes take Cairo 4 seconds.
    private static let maximumTextOfDrawing = 32 << 10, maximumDashes = 5_000.0

    /// An image of a drawing. It is decoded once for each size in which it is drawn.
    private struct DecodedImage: Hashable {
        let data: ImageData
        let length: Int
    }

    private static func cost(of drawing: CanvasState) -> StateCost {
        var decoded: Set<DecodedImage> = []
        for case .image(let data, let rectangle) in drawing.commands {
            // As large as it is drawn, and no larger than the backend decodes it.
            let length = Int(min(4_096, max(rectangle.width, rectangle.height)).rounded(.up))
            decoded.insert(DecodedImage(data: data, length: length))
        }
        let pixels = decoded.reduce(0) { $0 + $1.length * $1.length }
        return StateCost(pixels: pixels, drawing: DrawingTime.microseconds(of: drawing))
    }

    private static func error(in drawing: CanvasState) -> String? {
        var (text, dashes) = (0, 0.0)
        for command in drawing.commands {
            switch command {
            case .text(let words, _, _, _): text += words.utf8.count
            case .stroke(let path, _, let style) where !style.dash.isEmpty:
                dashes += path.lengthAtMost / style.dash.reduce(0, +) * Double(style.dash.count)
            default: break
            }
        }
        if text > maximumTextOfDrawing {
            return "the texts of the drawing have \(text) bytes; at most \(maximumTextOfDrawing) are allowed"
        }
        if dashes > maximumDashes {
            return
                "the lines of the drawing have about \(Int(min(dashes, 1e12))) dashes; at most \(Int(maximumDashes)) are allowed"
        }
        return nil
    }

    // MARK: Containers

    private func registerContainers() {
        register(.box)
        register(.wrapBox)
        register(.overlay)
        register(.scrollView, maximumChildren: 1, isOfUser: { $0 == .pulled })
        register(.clamp, maximumChildren: 1)
        register(.frame, maximumChildren: 1)
        register(.expander, maximumChildren: 1, isOfUser: { _ in true })
        register(.revealer, maximumChildren: 1)
        // The timeout of a toast dismisses it too.
        register(
            .toastView, maximumChildren: 1, isOfUser: { if case .action = $0 { true } else { false } })
        register(.splitView, maximumChildren: 2)
        let pagesOfUser = { @MainActor (event: PagesEvent) in event != .shown && event != .dragCancelled }
        register(.pageStack, isOfUser: pagesOfUser, validate: Self.validate)
        register(.tabView, isOfUser: pagesOfUser, validate: Self.validate)
        register(.pageView, isOfUser: pagesOfUser, validate: Self.validate)
        let headerBar = KindType<HeaderBarState, Never>(KindLimits())
        add(ContainerKind.headerBar.name, headerBar) { id, host, type in
            host.backend.make(ContainerKind.headerBar).map { ShownHeaderBar(id, $0, type, host) }
        }
    }

    private func registerSpecialKinds() {
        let others = makers.keys
        defer { special = Set(makers.keys).subtracting(others) }
        let grid = KindType<GridState, Never>(.of(SpecialKind.grid))
        add(SpecialKind.grid, grid) { ShownGrid($0, $1.backend.makeGrid(), $2, $1) }
        let layoutView = KindType<LayoutViewState, LayoutEvent>(
            .of(SpecialKind.layoutView), isOfUser: { _ in false })
        add(SpecialKind.layoutView, layoutView) {
            ShownLayoutView($0, $1.backend.makeLayoutView(), $2, $1)
        }
        let collection = KindType<CollectionViewState, CollectionViewEvent>(
            .of(SpecialKind.collection(.list)), isOfUser: \.isOfUser,
            validate: { state, _ in Self.tooMany("columns", state.columns.count, Self.maximumColumns) })
        for layout in SpecialKind.collections {
            let kind = SpecialKind.collection(layout)
            add(kind, collection) { ShownCollection($0, kind, $1.backend.makeCollection(layout), $2, $1) }
        }
        let textView = KindType<TextViewState, TextViewEvent>(
            .of(SpecialKind.textView),
            isOfUser: { $0 != .began && $0 != .ended && $0 != .paused })
        add(SpecialKind.textView, textView) { ShownTextView($0, $1.backend.makeTextView(), $2, $1) }
        makers[SpecialKind.placeholder] = { id, host in
            ShownView(id, SpecialKind.placeholder, host.backend.makePlaceholder(), host)
        }
    }

    private static func validate(_ state: PagesState, children: Int) -> String? {
        state.selected.flatMap { outOfIndices("selected", $0, children) }
            ?? outOfRange("animation", state.animation.milliseconds, 0...10_000)
    }
}
