// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit
public import WireKit

/// The shell's side of a ``RemoteBackend``: it shows the views of a plugin's process with the shell's own backend.
///
/// It does not trust the plugin. It checks numbers, values, indices and nesting before it passes them to the
/// shell's backend, and counts objects and bytes. An invalid message ends the connection and the process; the
/// reason names the operation and the field.
///
/// Use ``RemoteProcess``, which also starts the process. Use this class only for a connection to a process that was started in another way:
/// ```swift
/// let connection = Connection(descriptor: descriptor, role: .host, as: RemoteHost.peer(of: Toolkit.backend))
/// let host = RemoteHost(connection, backend: Toolkit.backend)
/// host.add(pane)
/// connection.start()
/// ```
/// **Errors**: ``onEnd`` is called with the reason. **Lifetime**: retain it as long as the connection is
/// used. When the connection ends, its windows, popovers and dialogs close. **Threading**: the main actor.
@preconcurrency @MainActor public final class RemoteHost {
    /// Called once when the connection has ended.
    public var onEnd: (@MainActor (ConnectionEnd) -> Void)?
    /// Called with an error message when something was denied to the plugin, such as replacing the clipboard without an input of the user.
    public var onDenial: (@MainActor (String) -> Void)?

    /// The limits and permissions of the plugin.
    public var policy: RemotePolicy { account.policy }
    /// The number of objects of the plugin: views, windows, popovers and dialogs.
    public var objectCount: Int { account.objects }

    /// Whether the process responds. While it does not, its modal windows do not block other windows, and the
    /// user can close each of its windows.
    var isResponding: Bool { connection.responsiveness == .responding }
    /// Gives the plugin access to the files that the user chooses; nil if the plugin can use the files at their own paths.
    package var fileAccess: (any FileAccess)?
    package let connection: Connection
    package let backend: any Backend
    private let kinds: RemoteKinds
    /// The plugin, as the owner of its views.
    private let owner = ViewOwner()
    let objects: ObjectTable
    var account: Account { objects.account }
    package private(set) lazy var input = UserInput(policy.timeAfterAction) { [weak self] in self?.deny($0) }
    let answers = AnswerWait(milliseconds: 1)
    let cells: CellRequests
    let menus = ActionMenus()
    let notifications: PostedNotifications
    let identifiers = KeptNames(maximumBytes: 1 << 20)
    let transferTypes = KeptNames(maximumBytes: 32 << 10)
    var hasDeniedIdentifier = false
    /// What the plugin sees of the clipboard.
    private(set) var clipboard: ClipboardAccess?
    private var appearance: (any Disposable)?
    private(set) var hasFinished = false

    /// Returns the description of the host for the connection: its version, kinds of views, style classes and language.
    public static func peer(
        of backend: any Backend, kinds: RemoteKinds = .builtIn, policy: RemotePolicy = RemotePolicy()
    ) -> WirePeer {
        var features = Set(kinds.names(in: backend).map(Feature.kind)).union(
            policy.styleClasses.map(Feature.style))
        if let language = backend.language { features.insert(Feature.language(language)) }
        return WirePeer(version: Operations.version, features: features)
    }

    /// Creates a host for a connection that is not started yet, and that was created with ``peer(of:kinds:policy:)``.
    public init(
        _ connection: Connection, backend: any Backend, kinds: RemoteKinds = .builtIn,
        policy: RemotePolicy = RemotePolicy()
    ) {
        self.connection = connection
        self.backend = backend
        self.kinds = kinds
        objects = ObjectTable(policy)
        cells = CellRequests(policy)
        notifications = PostedNotifications(backend)
        input.onNote = { [weak self] in
            guard let self, !objects.waitingWindows.isEmpty else { return }
            openWaiting()
        }
        connection.onEnd = { [weak self] end in self?.finish(end) }
        connection.onTurn = { [weak self] in self?.showActions() }
        receiveViews()
        receiveLists()
        receiveTexts()
        receiveInput()
        receiveWindows()
        receiveDesktop()
        clipboard = ClipboardAccess(backend) { [weak self] in
            self?.send(Operations.clipboardTypes, to: 0, $0)
        }
        appearance = backend.appearance.subscribe(onNext: { [weak self] appearance in
            self?.send(Operations.appearance, to: 0, appearance)
        })
    }

    isolated deinit { appearance?.dispose() }

    /// Adds a pane, whose content the plugin provides.
    public func add(_ pane: RemotePane) {
        menus.actionsDidChange()
        let id = objects.newPaneID()
        let window = ShownWindow(id, pane.window, self, pane: pane)
        objects.add(window)
        pane.isClosed = false
        pane.hasContent = false
        pane.onClose = { [weak self, weak window] in
            self?.send(Operations.closePane, to: id, EmptyBody())
            if let window { self?.closeDialogs { $0.window === window } }
        }
        pane.onVisible = { [weak self] in self?.openWaiting() }
        input.didAdd(pane)
        send(Operations.openPane, to: id, NewPane(name: pane.name, state: pane.savedState))
    }

    /// Whether the plugin shows a window of its own or a dialog, or one of them waits to be shown.
    package var showsWindow: Bool { objects.hasOpenWindow }

    /// Returns the view with a number, for tests.
    package func backendView(_ id: UInt64) -> (any BackendView)? { (objects[id] as? ShownView)?.view }
    /// Returns the window with a number, for tests.
    package func backendWindow(_ id: UInt64) -> (any BackendWindow)? {
        (objects[id] as? ShownWindow)?.window
    }

    /// Returns the dialog with a number while the user sees it, for tests.
    func backendDialog(_ id: UInt64) -> (any BackendDialog)? { (objects[id] as? ShownDialog)?.dialog }

    func send<Body>(_ operation: WireOperation<Body>, to object: UInt64, _ body: Body) {
        connection.send(operation, to: object, body)
    }

    /// Whether the plugin can receive an item. If not, reports a denial: the message would end its process.
    func canSend(_ item: TransferItem, _ what: String) -> Bool {
        let count = item.byteCount
        // The rest of the message, and others of the same turn, need some bytes.
        if connection.unsentBytes + count <= Connection.unsentLimit - (64 << 10) { return true }
        deny(
            "\(what) was not passed on, because it has \(count) bytes; "
                + "at most \(Connection.unsentLimit >> 20) MB can wait for the plugin.")
        return false
    }

    /// Whether the shell has asked the plugin something, such as whether a page may be closed. The plugin may then ask the user.
    package var isAsked: Bool {
        get { input.isAsked }
        set {
            input.isAsked = newValue
            if newValue { openWaiting() }
        }
    }

    /// Tells the host that the user has used something of the plugin outside of its views, such as a command, or has started it. The plugin
    /// may then use the keyboard focus, the clipboard and addresses for ``RemotePolicy/timeAfterAction``, as after a click in its views.
    public func noteInput() {
        input.note()
        openWaiting()
    }

    /// Receives an operation, within the limits that it is declared with.
    func receive<Body>(
        _ operation: WireOperation<Body>, _ handler: @escaping @MainActor (UInt64, Body) throws -> Void
    ) {
        connection.receive(operation) { [weak self] id, value in
            // The handlers do not retain the host.
            guard let self else { return }
            try input.handle { try handler(id, value) }
        }
    }

    /// Receives an operation whose messages are for objects of a type.
    func receive<Object: ShownObject, Body>(
        _ operation: WireOperation<Body>, by type: Object.Type,
        _ handler: @escaping @MainActor (Object, Body) throws -> Void
    ) {
        receive(operation) { [unowned self] id, body in try handler(objects.object(id), body) }
    }

    /// Receives an operation whose value an object keeps. The handler also gets the number of its bytes.
    func receiveKept<Body>(
        _ operation: WireOperation<Body>,
        _ handler: @escaping @MainActor (UInt64, Body, _ bytes: Int) throws -> Void
    ) {
        connection.receiveWithBody(operation) { [weak self] id, value, body in
            try self?.input.handle { try handler(id, value, body.keptByteCount) }
        }
    }

    func deny(_ message: String) { onDenial?(message) }

    /// Lets the shell draw a frame after some text. Laying out 8 kB in one label takes GTK up to 100 ms.
    func noteShown(text bytes: Int) {
        account.textOfTurn += bytes
        guard account.textOfTurn > 4 << 10 else { return }
        connection.pause(milliseconds: 32 + account.spendTime(ofText: account.textOfTurn, at: .now))
        account.textOfTurn = 0
    }

    /// Counts a value that is shown with few changes, such as the actions of a window, of which most stay the same.
    func noteShown(changesOf bytes: Int) { noteShown(text: bytes / 16) }

    /// Lets the user work between the frames in which the drawings of the plugin are drawn.
    func noteDrawn(microseconds: Int) {
        let wait = account.spendTime(ofDrawing: microseconds, at: .now)
        if wait > 0 { connection.pause(milliseconds: 32 + wait) }
    }

    /// Closes all windows, popovers, dialogs and notifications of the plugin. Further calls do nothing.
    func finish(_ end: ConnectionEnd) {
        guard !hasFinished else { return }
        hasFinished = true
        let objects = objects.takeAll()
        notifications.withdrawAll()
        clipboard?.stop()
        Toolkit.perform(with: backend) {
            for case let window as ShownWindow in objects { window.pane?.connectionHasEnded(end) }
        }
        onEnd?(end)
        onEnd = nil
        Disposal(objects).run()
    }

    func responsivenessChanged() {
        for case let window as ShownWindow in objects.values { window.responsivenessChanged() }
    }

    /// Closes the dialogs of a plugin that does not respond, because they block the window. The plugin
    /// receives the event that they were closed.
    package func closeDialogs() { closeDialogs { _ in true } }

    private func closeDialogs(where isClosed: (ShownDialog) -> Bool) {
        for case let dialog as ShownDialog in objects.values where isClosed(dialog) {
            dialog.close()
            dialog.dismiss()
        }
    }

    /// Whether a view is in an open window, directly or in an open popover of it; nil if it is in none.
    func isShown(_ view: ShownView) -> Bool? {
        var view = view
        // Popovers can form a cycle if views were moved; therefore the number of steps is limited.
        for _ in 0...policy.maximumWindows {
            switch view.outermostHolder {
            case let window as ShownWindow: return window.isShown
            case let header as ShownHeader: return header.window?.isShown ?? false
            case let popover as ShownPopover:
                guard popover.isOpen, let anchor = popover.anchor else { return false }
                view = anchor
            default: return nil
            }
        }
        return false
    }

    /// Whether the user has changed the text of a view after the last event of the view that the plugin had received, or that of a view to
    /// which it may pass the keyboard focus, and the plugin has not handled that.
    private func isTyping(in view: ShownView, after event: Int) -> Bool {
        input.unhandledTexts.contains { id, text in
            if id == view.id { return text.event > event }
            return !view.isFocusable && (objects[id] as? ShownView)?.isInside(view) == true
        }
    }

    /// Whether a further popover or dialog may be open. If not, reports a denial.
    func mayOpen(_ what: String) -> Bool {
        guard let count = objects.openCountAtLimit else { return true }
        deny("\(what) was not opened, because \(count) windows, popovers and dialogs are open.")
        return false
    }

    // MARK: Objects

    func view(_ id: UInt64, field: String = "") throws -> ShownView {
        try objects.object(id, field: field)
    }

    private func receiveViews() {
        receive(Operations.make) { [unowned self] id, make in
            try objects.check(new: id)
            let maker = kinds.makers[make.kind]
            guard let view = owner.perform({ maker?(id, self) }) else {
                throw MessageRefusal("kind is \"\(make.kind.prefix(100))\", which the shell does not have")
            }
            objects.add(view)
        }
        receive(Operations.release) { [unowned self] id, _ in
            try objects.remove(id)
            input.didRelease(id)
        }
        connection.receive(Operations.renderNumber, Operations.renderName) { [weak self] id, body in
            try self?.input.handle { try self?.view(id).render(body) }
        }
        receiveKept(Operations.common) { [unowned self] id, properties, bytes in
            let view = try view(id)
            try check(properties)
            try view.count(\.properties, bytes: bytes)
            try view.render(withAdmittedIdentifier(properties))
        }
        receive(Operations.focus) { [unowned self] id, lastReceivedEvent in
            let view = try view(id)
            // Focusing a field selects its text: the next letter of a user who types meanwhile would replace it.
            guard isShown(view) != false, !isTyping(in: view, after: lastReceivedEvent ?? 0) else { return }
            if input.allows("The keyboard focus") { view.view.focus() }
        }
        receive(Operations.listenContext, by: ShownView.self) { [unowned self] view, _ in
            view.view.onContextRequest = { [weak self, weak view] request in
                self?.input.note()
                guard let view, let occurrence = view.occurrence(of: request) else { return }
                self?.send(Operations.context, to: view.id, occurrence)
            }
        }
        receive(Operations.listen, by: ShownView.self) { view, _ in try view.listen() }
        receive(Operations.handled) { [unowned self] id, number in
            try view(id).handled(number)
            input.didHandle(number, of: id)
        }
        receiveChildren()
    }

    private func receiveChildren() {
        receive(Operations.insert, by: ShownView.self) { [unowned self] container, insertion in
            try container.insert(try view(insertion.child, field: "child"), at: insertion.index)
        }
        receive(Operations.remove, by: ShownView.self) { try $0.remove(at: $1) }
        receive(Operations.move, by: ShownView.self) { try $0.move(from: $1.from, to: $1.to) }
        receive(Operations.place, by: ShownGrid.self) { try $0.place($1) }
        receive(Operations.addConstraint, by: ShownLayoutView.self) { try $0.add($1) }
        receive(Operations.removeConstraint, by: ShownLayoutView.self) { try $0.removeConstraint(id: $1) }
    }

    private func receiveLists() {
        receive(Operations.splice, by: ShownCollection.self) { try $0.splice($1) }
        receive(Operations.cellsBound) { [unowned self] _, number in try cells.didBind(number) }
        receive(Operations.cell, by: ShownCollection.self) { [unowned self] list, cell in
            try list.fill(cell, with: try view(cell.view, field: "view"))
        }
        receive(Operations.updateRows, by: ShownCollection.self) { try $0.update($1) }
        receive(Operations.scrollToRow, by: ShownCollection.self) { try $0.scroll(to: $1) }
        receive(Operations.focusRow, by: ShownCollection.self) { try $0.focus(row: $1) }
        receive(Operations.emptyView, by: ShownCollection.self) { [unowned self] list, viewID in
            try list.setEmptyView(try viewID.map { try view($0, field: "view") })
        }
        receive(Operations.traits, by: ShownCollection.self) { try $0.receive($1) }
    }

    private func receiveInput() {
        receive(Operations.resignFocus, by: ShownView.self) { view, _ in view.view.resignFocus() }
        receive(Operations.scrollIntoView, by: ShownView.self) { $0.view.scrollIntoView(animated: $1) }
        receiveKept(Operations.requestInput) { [unowned self] id, request, bytes in
            let view = try view(id)
            try MessageRefusal.unless(request.validationError)
            try check(request.actions)
            if request.dropTypes.count > 64 { throw MessageRefusal("dropTypes has more than 64 types") }
            try check(request.dropTypes)
            try check((request.dragSource?.items ?? []).lazy.map(\.type))
            try view.count(\.input, bytes: bytes)
            noteShown(changesOf: min(bytes, 1 << 16))
            view.view.onInput = { [weak self] event in
                guard let self else { return }
                if event.isOfUser { input.note() }
                if case .drop(.dropped(let drop)) = event, !canSend(drop.item, "What was dropped") {
                    return send(Operations.input, to: id, .drop(.left))
                }
                if case .failed(let message) = event {
                    return send(Operations.input, to: id, .failed(ActionName.ofPlugin(message, policy)))
                }
                send(Operations.input, to: id, event)
            }
            view.actions = Set(request.actions.map(\.id))
            view.isFocusable = request.isFocusable == true
            view.view.request(request)
        }
        receiveKept(Operations.showMenu) { [unowned self] id, menu, bytes in
            let view = try view(id)
            noteShown(text: bytes)
            if let position = menu.position { try Self.check(position) }
            try MessageRefusal.unless(RemoteKinds.error(in: menu.menu))
            guard let isShown = isShown(view) else { throw MessageRefusal("view \(id) is in no window") }
            // The user may have closed the page or the window before the message arrived.
            guard isShown else { return }
            let shown = withOwnActions(menu.menu, in: actionScope(of: view), ofView: view.actions)
            view.view.showMenu(shown, at: menu.position)
        }
    }

    static func check(_ position: Point) throws {
        let range = -Double(maximumLength)...Double(maximumLength)
        try MessageRefusal.unless(
            outOfRange("position.x", position.x, range) ?? outOfRange("position.y", position.y, range))
    }

    private func receiveTexts() {
        receive(Operations.edit, by: ShownTextView.self) { try $0.edit($1) }
        receive(Operations.style, by: ShownTextView.self) { try $0.style($1) }
    }

    private func check(_ properties: ViewProperties) throws {
        try MessageRefusal.unless(properties.validationError)
        for name in properties.styleClasses where !policy.styleClasses.contains(name) {
            throw MessageRefusal("styleClasses has \"\(name.prefix(100))\", which is not allowed")
        }
    }
}
