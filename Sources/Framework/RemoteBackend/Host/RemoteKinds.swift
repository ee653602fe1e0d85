// SPDX-License-Identifier: MIT

public import ViewKit

/// The kinds of views that a ``RemoteHost`` shows for a plugin's process, with the functions that check their states.
///
/// ``builtIn`` has the kinds of the framework. A shell adds its own kinds:
/// ```swift
/// let kinds = RemoteKinds.builtIn
/// kinds.register(.rating)
/// ```
/// If a plugin creates a view of another kind, the view is empty, and a `ViewReport` is sent in the plugin.
/// **Threading**: the main thread only.
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
    ///   - reportsUser: Whether only inputs of the user cause its events. After such an event, the plugin may
    ///     use the clipboard for some seconds. The framework decides it for each event of its own kinds.
    ///   - laysOutText: Whether the texts of a state are laid out as a whole, so that they count for ``RemotePolicy/maximumShownText``.
    ///   - validate: Returns the error message for an invalid state, or nil if it is valid. It is called in
    ///     addition to `PortableState.validationError`.
    ///   - pixels: Returns the number of pixels of the images of a state, which count for ``RemotePolicy/maximumPixels``.
    public func register<State, Event>(
        _ kind: ControlKind<State, Event>, maximumBytes: Int = 1 << 18, reportsUser: Bool = false,
        laysOutText: Bool = true, validate: @escaping @MainActor (State) -> String? = { _ in nil },
        pixels: @escaping @MainActor (State) -> Int = { _ in 0 }
    ) {
        let type = KindType<State>(
            maximumBytes: maximumBytes, reportsUser: reportsUser, laysOutText: laysOutText, pixels: pixels
        ) { state, _ in validate(state) }
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
    ///   - validate: Returns the error message for a state that is invalid with a number of children, or nil
    ///     if it is valid. It is called in addition to `PortableState.validationError`.
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
        registerMenus(.menuButton) { Self.error(in: $0.menu) }
        registerMenus(.menuBar) { state in
            Self.tooMany("menus", state.menus.count)
                ?? state.menus.lazy.compactMap { $0.submenu.flatMap(Self.error) }.first
        }
        registerMenus(.toolbar) { Self.tooMany("items", $0.items.count) }
        // The user can type 65,535 characters into a field of GTK.
        register(.textField, maximumBytes: 1 << 20)
        let image = KindType<ImageViewState>(
            maximumBytes: 1 << 18,
            pixels: { state in
                switch state.source {
                case nil, .icon: 0
                case .file, .bytes: state.size * state.size
                }
            }, validate: { _, _ in nil })
        makers[ControlKind.imageView.name] = { id, host in
            host.backend.make(.imageView).map { HostedImage(id, ControlKind.imageView.name, $0, image, host) }
        }
        register(.avatar, pixels: { $0.picture == nil ? 0 : $0.size * $0.size })
        register(
            .canvas, maximumBytes: 4 << 20, laysOutText: false,
            validate: Self.error, pixels: Self.pixels)
        register(.checkBox)
        register(.switch)
        register(.toggleButton)
        register(.radioGroup) { Self.tooMany("options", $0.options.count) }
        register(.dropDown, maximumBytes: 1 << 20, laysOutText: false) {
            Self.tooMany("options", $0.options.count, 10_000)
        }
        register(.comboField, maximumBytes: 1 << 20, laysOutText: false) {
            Self.tooMany("options", $0.options.count, 10_000)
        }
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

    private func registerMenus<State: NamesActions, Event>(
        _ kind: ControlKind<State, Event>, validate: @escaping @MainActor (State) -> String?
    ) {
        let type = KindType<State>(maximumBytes: 1 << 18) { state, _ in validate(state) }
        makers[kind.name] = { id, host in
            host.backend.make(kind).map { control in
                let view = HostedMenus(id, kind.name, control, type, host)
                host.menus.append(WeakMenus(view: view))
                return view
            }
        }
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

    // MARK: Drawings

    /// How many bytes the texts of a drawing may have, and how many dashes its lines. Both are drawn again in each frame of
    /// the canvas, and 65,000 dashes take Cairo 4 seconds.
    private static let maximumTextOfDrawing = 32 << 10, maximumDashes = 5_000.0

    private static func pixels(of drawing: CanvasState) -> Int {
        drawing.commands.reduce(0) { sum, command in
            guard case .image(_, let rectangle) = command else { return sum }
            // As large as it is drawn, and no larger than the backend decodes it.
            let length = Int(min(4_096, max(rectangle.width, rectangle.height)).rounded(.up))
            return sum + length * length
        }
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
        let headerBar = KindType<HeaderBarState>(maximumBytes: 1 << 18) { _, _ in nil }
        makers[ContainerKind.headerBar.name] = { id, host in
            host.backend.make(ContainerKind.headerBar).map { HostedHeaderBar(id, $0, headerBar, host) }
        }
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

extension Path {
    /// The length of the lines, and of the lines along the control points of the curves, which are not shorter than these.
    fileprivate var lengthAtMost: Double {
        var (length, begin, current) = (0.0, Point(x: 0, y: 0), Point(x: 0, y: 0))
        func go(to points: Point...) {
            for point in points {
                let (x, y) = (point.x - current.x, point.y - current.y)
                length += (x * x + y * y).squareRoot()
                current = point
            }
        }
        for element in elements {
            switch element {
            case .move(let point): (begin, current) = (point, point)
            case .line(let point): go(to: point)
            case .curve(let point, let control1, let control2): go(to: control1, control2, point)
            case .close: go(to: begin)
            }
        }
        return length
    }
}
