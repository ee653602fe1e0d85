// SPDX-License-Identifier: MIT

public import RxKernel
public import ViewKit
public import WireKit

/// The backend of a process without a toolkit. A ``RemoteHost`` in another process shows its views.
///
/// Use it in a program that a shell starts with ``RemoteProcess``. The views, controllers and flows of the program are the same as with any
/// other backend.
/// ```swift
/// let entry = try ChildEntry.enter()
/// let backend = RemoteBackend(descriptor: entry.descriptor, confinement: entry.confinement)
/// backend.onPane = { pane in backend.fill(pane) { showFirstScreen() } }
/// backend.onEnd = { _ in exit(0) }
/// backend.start()
/// dispatchMain()
/// ```
/// Create views only after ``onOpen`` was called. **Errors**: a message that the host refuses ends the
/// connection, and the host shows the reason. Functions that are not available to a plugin, such as adding a
/// style sheet, send a `ViewReport`. **Lifetime**: retain it until ``onEnd`` is called. **Threading**: the
/// main thread only.
@preconcurrency @MainActor public final class RemoteBackend: Backend {
    /// Called when the connection is open. From then on, views can be created.
    public var onOpen: (@MainActor () -> Void)?
    /// Called when the shell has opened a pane. Provide its content with ``fill(_:_:)``.
    public var onPane: (@MainActor (RemoteWindow) -> Void)?
    /// Called once when the connection has ended. End the process then.
    public var onEnd: (@MainActor (ConnectionEnd) -> Void)?

    package let connection: Connection
    private var objects: [UInt64: WeakObject] = [:]
    private var lastID: UInt64 = 0
    private var known: Set<String> = []
    private var styleClasses: Set<String> = []
    private var refusedClasses: Set<String> = []
    /// Whether a text was cut, which is reported once.
    private var hasCutText = false
    /// The open panes. They are retained until the host closes them.
    private var panes: [UInt64: RemoteWindow] = [:]
    let clipboard = RemoteClipboard()
    /// The functions that receive the answers to notifications.
    var notifications: [UInt64: (id: String, answer: @MainActor (String) -> Void)] = [:]
    private var nextWindow: RemoteWindow?
    /// Whether the connection has ended.
    private(set) var hasEnded = false

    /// Creates a backend for the socket to the host.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor of the socket, which the backend closes.
    ///   - confinement: The confinement of this process, for the host.
    public init(descriptor: Int32, confinement: Confinement? = nil) {
        connection = Connection(
            descriptor: descriptor, role: .child,
            as: WirePeer(version: Operations.version, confinement: confinement))
        receive()
    }

    /// Opens the connection.
    public func start() { connection.start() }

    /// Calls `work`. The first window that `work` creates is shown in the pane: its content, title, actions
    /// and events are those of the pane.
    ///
    /// ```swift
    /// backend.onPane = { pane in
    ///     window = backend.fill(pane) { Window() }
    /// }
    /// ```
    public func fill<Result>(_ pane: RemoteWindow, _ work: @MainActor () throws -> Result) rethrows -> Result
    {
        nextWindow = pane
        defer { nextWindow = nil }
        return try Toolkit.perform(with: self, work)
    }

    // MARK: Backend

    public var name: String { "Remote" }
    public private(set) var language: String?
    public let appearance = BehaviorRelay(value: Appearance())
    public var clock: (any SchedulerType)? { nil }
    public var kinds: [String] { known.sorted() }

    public func make<State, Event>(
        _ kind: ControlKind<State, Event>
    ) -> (any BackendControl<State, Event>)? {
        known.contains(kind.name) ? RemoteControl<State, Event>(kind.name, in: self) : nil
    }

    public func make<State, Event>(
        _ kind: ContainerKind<State, Event>
    ) -> (any BackendContainer<State, Event>)? {
        guard known.contains(kind.name) else { return nil }
        if State.self == PagesState.self {
            return RemotePages(kind.name, in: self) as? any BackendContainer<State, Event>
        }
        return RemoteContainer<State, Event>(kind.name, in: self)
    }

    public func makeGrid() -> any BackendGrid { RemoteGrid(SpecialKind.grid, in: self) }
    public func makeLayoutView() -> any BackendLayoutView {
        RemoteLayoutView(SpecialKind.layoutView, in: self)
    }
    public func makeTextView() -> any BackendTextView { RemoteTextView(SpecialKind.textView, in: self) }
    public func makeCollection(_ layout: CollectionLayout) -> any BackendCollection {
        RemoteCollection(SpecialKind.collection(layout), in: self)
    }
    public func makePlaceholder() -> any BackendView { RemoteView(SpecialKind.placeholder, in: self) }

    public func makeWindow() -> any BackendWindow {
        if let pane = nextWindow {
            nextWindow = nil
            return pane
        }
        return RemoteWindow(in: self)
    }

    // MARK: Objects

    /// Returns the number of a view, for tests, or nil for a view of another backend.
    package static func id(of view: any BackendView) -> UInt64? { (view as? RemoteView)?.id }

    /// Registers an object, and returns its number. The object receives the messages for this number.
    func register(_ object: any RemoteObject, id: UInt64? = nil) -> UInt64 {
        let id = id ?? nextID()
        objects[id] = WeakObject(object: object)
        return id
    }

    func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    /// Releases the object in the host. Called when the object in this process is released.
    func release(_ id: UInt64) {
        objects[id] = nil
        send(Operations.release, to: id, EmptyBody())
    }

    /// Sends a message. Texts that are too long for the host are cut, and the first one is reported.
    func send<Body>(_ operation: WireOperation<Body>, to object: UInt64 = 0, _ body: Body) {
        guard connection.send(operation, to: object, body, cuttingTextsTo: operation.textLength), !hasCutText
        else { return }
        hasCutText = true
        report(
            "A text of a message \"\(operation.name)\" has more than \(ShownText.maximumBytes) bytes, and was cut. Use a TextView for long texts."
        )
    }

    /// Returns the style classes that the host accepts. Each other class is reported once.
    func accepted(_ classes: [String]) -> [String] {
        classes.filter { name in
            if styleClasses.contains(name) { return true }
            if refusedClasses.insert(name).inserted {
                report(
                    "The style class \"\(name)\" has no effect in a process of its own, because the shell does not accept it. Use one of: "
                        + styleClasses.sorted().joined(separator: ", ") + ".")
            }
            return false
        }
    }

    func report(_ message: String) { ViewReport(.other(message), view: "RemoteBackend").send() }

    // MARK: Messages

    private func receive() {
        connection.onOpen = { [weak self] peer in self?.completeHandshake(peer) }
        connection.onEnd = { [weak self] end in self?.finish(end) }
        connection.receive(Operations.eventNumber, Operations.eventName) { [weak self] id, body in
            try self?.pass(to: id) { try $0.receiveEvent(body) }
        }
        receive(Operations.context, by: RemoteView.self) { $0.receiveContext($1) }
        receive(Operations.confirmed, by: RemoteView.self) { $0.wereConfirmed($1) }
        receive(Operations.windowEvent, by: RemoteWindow.self) { $0.onEvent?($1) }
        receive(Operations.popoverClosed, by: RemotePopover.self) { $0.wasClosed($1) }
        receive(Operations.dialogEvent, by: RemoteDialog.self) { $0.onEvent?($1) }
        receive(Operations.input, by: RemoteView.self) { $0.receiveInput($1) }
        receiveRows()
        receiveDesktop()
        connection.receive(Operations.appearance) { [weak self] _, appearance in
            guard let self, appearance != self.appearance.value else { return }
            Toolkit.perform(with: self) { self.appearance.accept(appearance) }
        }
        connection.receive(Operations.openPane) { [weak self] id, new in
            guard let self else { return }
            let pane = RemoteWindow(in: self, pane: id, name: new.name, savedState: new.state)
            panes[id] = pane
            Toolkit.perform(with: self) { self.onPane?(pane) }
        }
        connection.receive(Operations.closePane) { [weak self] id, _ in
            guard let self, let pane = panes.removeValue(forKey: id) else { return }
            Toolkit.perform(with: self) { pane.wasClosedByShell() }
        }
    }

    private func receiveRows() {
        receive(Operations.requestCell, by: RemoteCollection.self) { $0.makeCell($1) }
        receive(Operations.bind, by: RemoteCollection.self) { $0.bind($1) }
        connection.receive(Operations.awaitCells) { [weak self] _, number in
            self?.send(Operations.cellsBound, number)
        }
        receive(Operations.unbind, by: RemoteCollection.self) { $0.unbind($1) }
        receive(Operations.dropCell, by: RemoteCollection.self) { $0.dropCell($1) }
        receive(Operations.requestTraits, by: RemoteCollection.self) { $0.sendTraits($1) }
    }

    private func receiveDesktop() {
        connection.receive(Operations.clipboardTypes) { [weak self] _, types in
            guard let self else { return }
            Toolkit.perform(with: self) { self.clipboard.hasChanged(types) }
        }
        connection.receive(Operations.clipboard) { [weak self] id, item in self?.clipboard.receive(item, id) }
        connection.receive(Operations.notificationAnswer) { [weak self] id, answer in
            guard let self, let posted = notifications.removeValue(forKey: id) else { return }
            Toolkit.perform(with: self) { posted.answer(answer) }
        }
    }

    private func completeHandshake(_ peer: WirePeer) {
        known = Feature.names(Feature.kind(""), in: peer.features)
        styleClasses = Feature.names(Feature.style(""), in: peer.features)
        language = Feature.names(Feature.language(""), in: peer.features).first
        Toolkit.perform(with: self) { onOpen?() }
    }

    private func finish(_ end: ConnectionEnd) {
        panes = [:]
        notifications = [:]
        clipboard.end()
        hasEnded = true
        // Nobody can answer any more.
        for case let dialog as RemoteDialog in objects.values.map(\.object) {
            Toolkit.perform(with: self) { dialog.onEvent?(.closed) }
        }
        onEnd?(end)
    }

    /// Receives an operation whose messages are for objects of a type.
    private func receive<Object: RemoteObject, Body>(
        _ operation: WireOperation<Body>, by type: Object.Type,
        _ handler: @escaping @MainActor (Object, Body) -> Void
    ) {
        connection.receive(operation) { [weak self] id, body in
            self?.pass(to: id) { if let object = $0 as? Object { handler(object, body) } }
        }
    }

    /// Passes a message to its object. If the object was released, the message is ignored.
    private func pass(to id: UInt64, _ work: (any RemoteObject) throws -> Void) rethrows {
        guard let object = objects[id]?.object else { return }
        try Toolkit.perform(with: self) { try work(object) }
    }

    private struct WeakObject {
        weak var object: (any RemoteObject)?
    }
}

/// An object in the plugin's process that receives messages from the host.
@MainActor protocol RemoteObject: AnyObject {
    func receiveEvent(_ body: WireBody) throws
}

extension RemoteObject {
    func receiveEvent(_ body: WireBody) throws {}
}

/// The names of the kinds that have operations in addition to their state.
enum SpecialKind {
    static let grid = "grid"
    static let layoutView = "layoutView"
    static func collection(_ layout: CollectionLayout) -> String { "collection.\(layout.rawValue)" }
    static let collections: [CollectionLayout] = [.list, .tree, .grid, .columns]
    static let textView = "textView"
    static let placeholder = "placeholder"
}
