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
    public let policy: RemotePolicy
    /// The number of objects of the plugin: views, windows, popovers and dialogs.
    public var objectCount: Int { account.objects }

    /// Whether the process responds. While it does not, its modal windows do not block other windows, and the
    /// user can close each of its windows.
    var isResponding: Bool { connection.responsiveness == .responding }
    /// Gives the plugin access to the files that the user chooses; nil if the plugin can use the files at their own paths.
    package var fileAccess: (any FileAccess)?
    package let connection: Connection
    package let backend: any Backend
    let account: Account
    private let kinds: RemoteKinds
    private(set) var objects: [UInt64: HostedObject] = [:]
    private var lastPane = Operations.hostBit
    /// Whether the plugin has shown something in a window of the shell.
    var hasPanes: Bool { lastPane != Operations.hostBit }
    /// The time of the user's last input in the plugin. Adding a pane counts as an input.
    /// Nil in a process that only shows panes of an earlier session.
    private var lastAction: ContinuousClock.Instant? = .now
    /// What the plugin has done since then that each input allows only once.
    private var doneOnce: Set<String> = []
    private var isHandling = false
    let answers = AnswerWait(milliseconds: 1)
    /// The wait for cells, before a frame is painted.
    private lazy var cellWait = AnswerWait(milliseconds: policy.cellWait)
    /// The numbers of the last request for cells, and of the last one that the plugin has carried out.
    private var cellRequests = (sent: 0, bound: 0)
    private var clipboardObserver: DialogHandle?
    /// The types of the clipboard that are reported to the plugin: text, files, images, and the types that the plugin has written itself.
    var clipboardTypes: [TransferType] = [.text, .files, .image]
    /// The ids of the notifications that are shown.
    var postedNotifications: Set<String> = []
    var isWritingClipboard = false
    /// The prefix of the ids of notifications. It distinguishes them from those of other plugins.
    let notificationPrefix: String
    private static var lastHost = 0
    private var appearance: (any Disposable)?
    private var openPopovers: [HostedPopover] = []
    private var hasFinished = false
    /// Changes with the actions of a window and with ``ownActions``.
    var actionsVersion = 0
    /// The ids of the ``RemotePolicy/ownActions``.
    var ownActions: Set<String> = []
    /// The controls with menus.
    var menus: [WeakMenus] = []

    /// Returns the description of the host for the connection: its version, kinds of views, style classes and language.
    public static func peer(
        of backend: any Backend, kinds: RemoteKinds = .builtIn, policy: RemotePolicy = RemotePolicy()
    ) -> WirePeer {
        let special =
            [SpecialKind.grid, SpecialKind.layoutView, SpecialKind.textView, SpecialKind.placeholder]
            + SpecialKind.collections.map(SpecialKind.collection)
        let names = Set(backend.kinds).intersection(kinds.names).union(special)
        var features = Set(names.map(Feature.kind)).union(policy.styleClasses.map(Feature.style))
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
        self.policy = policy
        Self.lastHost += 1
        notificationPrefix = "remote-\(Self.lastHost)-"
        account = Account(policy)
        connection.onEnd = { [weak self] end in self?.finish(end) }
        connection.onTurn = { [weak self] in self?.showActions() }
        receiveViews()
        receiveLists()
        receiveTexts()
        receiveRows()
        receiveInput()
        receiveWindows()
        receiveDesktop()
        clipboardObserver = backend.observeClipboard { [weak self] in
            if self?.isWritingClipboard == false { self?.sendClipboardTypes() }
        }
        sendClipboardTypes()
        appearance = backend.appearance.subscribe(onNext: { [weak self] appearance in
            self?.send(Operations.appearance, to: 0, appearance)
        })
    }

    isolated deinit {
        appearance?.dispose()
        clipboardObserver?.dismiss()
    }

    /// Adds a pane, whose content the plugin provides.
    public func add(_ pane: RemotePane) {
        lastPane += 1
        actionsVersion += 1
        let id = lastPane
        let window = HostedWindow(id, pane.window, self, pane: pane)
        objects[id] = window
        pane.isClosed = false
        pane.hasContent = false
        pane.onClose = { [weak self, weak window] in
            self?.send(Operations.closePane, to: id, EmptyBody())
            if let window { self?.closeDialogs { $0.window === window } }
        }
        if pane.isOpenedByUser { userHasActed() } else if id == Operations.hostBit + 1 { lastAction = nil }
        send(Operations.openPane, to: id, NewPane(name: pane.name, state: pane.savedState))
    }

    /// Returns the view with a number, for tests.
    package func backendView(_ id: UInt64) -> (any BackendView)? { (objects[id] as? HostedView)?.view }
    /// Returns the window with a number, for tests.
    package func backendWindow(_ id: UInt64) -> (any BackendWindow)? {
        (objects[id] as? HostedWindow)?.window
    }

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

    /// Called when a view of the plugin has reported an input. Events during the handling of a message are
    /// ignored, because the plugin has caused them.
    func userHasActed() {
        guard !isHandling else { return }
        lastAction = .now
        doneOnce = []
    }

    func receive<Body>(
        _ operation: WireOperation<Body>, maximumBytes: Int = 1 << 16,
        _ handler: @escaping @MainActor (UInt64, Body) throws -> Void
    ) {
        connection.receive(operation.number, operation.name) { [weak self] id, body in
            if body.byteCount > maximumBytes {
                throw Refusal("the message has \(body.byteCount) bytes; at most \(maximumBytes) are allowed")
            }
            let value = try body.decode(operation, textLength: Operations.textLength(of: operation.number))
            try self?.handle { try handler(id, value) }
        }
    }

    private func handle(_ work: () throws -> Void) rethrows {
        isHandling = true
        defer { isHandling = false }
        try work()
    }

    /// Returns whether there was an input of the user within ``RemotePolicy/timeAfterAction``. If not, reports a denial, except for a
    /// restored pane that the user has not used yet.
    func allowsAfterAction(_ what: String) -> Bool {
        guard let lastAction else { return false }
        if lastAction.duration(to: .now) <= policy.timeAfterAction { return true }
        deny(
            "\(what) was denied, because the user has done nothing in the plugin for \(policy.timeAfterAction). Call it sooner after a click or a key."
        )
        return false
    }

    /// Like ``allowsAfterAction(_:)``, for something that each input allows only once for each `kind`.
    func allowsOnceAfterAction(_ what: String, _ kind: String = "") -> Bool {
        guard allowsAfterAction(what) else { return false }
        if doneOnce.insert(what + kind).inserted { return true }
        deny(
            "\(what) was denied, because the plugin has done it since the last input of the user. "
                + "Do it once for each.")
        return false
    }

    func deny(_ message: String) { onDenial?(message) }

    /// Lets the shell draw a frame after some text. Laying out 8 kB in one label takes GTK up to 100 ms.
    func noteShown(text bytes: Int) {
        account.textOfTurn += bytes
        guard account.textOfTurn > 4 << 10 else { return }
        connection.pause(milliseconds: 32 + account.spendTime(ofText: account.textOfTurn, at: .now))
        account.textOfTurn = 0
    }

    /// Closes all windows, popovers, dialogs and notifications of the plugin. Further calls do nothing.
    func finish(_ end: ConnectionEnd) {
        guard !hasFinished else { return }
        hasFinished = true
        let objects = objects
        self.objects = [:]
        for object in objects.values { object.release() }
        for id in postedNotifications { backend.withdrawNotification(notificationPrefix + id) }
        postedNotifications = []
        clipboardObserver?.dismiss()
        Toolkit.perform(with: backend) {
            for case let window as HostedWindow in objects.values { window.pane?.connectionHasEnded(end) }
        }
        onEnd?(end)
        onEnd = nil
        Disposal(objects.values).run()
    }

    func responsivenessChanged() {
        for case let window as HostedWindow in objects.values { window.responsivenessChanged() }
    }

    /// Closes the dialogs of a plugin that does not respond, because they block the window. The plugin
    /// receives the event that they were closed.
    package func closeDialogs() { closeDialogs { _ in true } }

    private func closeDialogs(where isClosed: (HostedDialog) -> Bool) {
        for case let dialog as HostedDialog in objects.values where isClosed(dialog) {
            dialog.close()
            dialog.dismiss()
        }
    }

    // MARK: Cells

    /// Waits until the plugin has bound the cells that were requested. A plugin of an earlier version does not report that.
    func waitForCells() {
        guard case .open(let peer) = connection.state,
            peer.operations.contains(Operations.awaitCells.number)
        else { return }
        cellRequests.sent += 1
        let number = cellRequests.sent
        send(Operations.awaitCells, to: 0, number)
        cellWait.wait(in: self) { cellRequests.bound >= number || hasFinished }
    }

    private func cellsBound(_ number: Int) throws(Refusal) {
        guard number > cellRequests.bound, number <= cellRequests.sent else {
            throw Refusal(
                "the number is \(number), but must be from \(cellRequests.bound + 1) to \(cellRequests.sent)")
        }
        cellRequests.bound = number
        if number == cellRequests.sent { cellWait.answered() }
    }

    // MARK: Popovers

    func popover(_ popover: HostedPopover, isOpen: Bool) {
        openPopovers.removeAll { $0 === popover }
        if isOpen { openPopovers.append(popover) }
    }

    /// Whether a view is in an open window, directly or in an open popover of it; nil if it is in none.
    func isShown(_ view: HostedView) -> Bool? {
        var view = view
        // Popovers can form a cycle if views were moved; therefore the number of steps is limited.
        for _ in 0...policy.maximumWindows {
            switch view.outermostHolder {
            case let window as HostedWindow: return window.isShown
            case let header as HostedHeader: return header.window?.isShown ?? false
            case let popover as HostedPopover:
                guard popover.isOpen, let anchor = popover.anchor else { return false }
                view = anchor
            default: return nil
            }
        }
        return false
    }

    /// Closes the popovers whose anchor is a view that is removed from its window, or one of its descendants.
    func closePopovers(at view: HostedView) {
        for popover in openPopovers where popover.anchor?.isInside(view) == true { popover.close() }
    }

    // MARK: Objects

    func add(_ object: HostedObject) { objects[object.id] = object }

    /// Throws an error if an object with the number cannot be added.
    func check(new id: UInt64) throws {
        if id == 0 || id >= Operations.hostBit {
            throw Refusal("the object's number is \(id); it must be from 1 to 2^63 - 1")
        }
        if objects[id] != nil { throw Refusal("object \(id) exists already") }
        if account.objects >= policy.maximumObjects {
            throw Refusal(
                "there are \(account.objects) views, windows and dialogs; at most \(policy.maximumObjects) are allowed"
            )
        }
    }

    /// Throws an error if no further window can be added. The panes are those of the shell.
    func checkWindows() throws {
        if windowCount >= policy.maximumWindows {
            throw Refusal("there are \(windowCount) windows; at most \(policy.maximumWindows) are allowed")
        }
    }

    /// Whether a further popover or dialog may be open. If not, reports a denial.
    func mayOpen(_ what: String) -> Bool {
        let count =
            windowCount + openPopovers.count
            + objects.values.count { ($0 as? HostedDialog)?.isOpen == true }
        if count < policy.maximumWindows { return true }
        deny("\(what) was not opened, because \(count) windows, popovers and dialogs are open.")
        return false
    }

    private var windowCount: Int { objects.values.count { ($0 as? HostedWindow)?.isPane == false } }

    func object<Object: HostedObject>(_ id: UInt64, as name: String, field: String = "") throws -> Object {
        if let object = objects[id] as? Object { return object }
        let prefix = field.isEmpty ? "" : "\(field): "
        if objects[id] == nil { throw Refusal("\(prefix)object \(id) does not exist") }
        throw Refusal("\(prefix)object \(id) is not a \(name)")
    }

    func view(_ id: UInt64, field: String = "") throws -> HostedView {
        try object(id, as: "view", field: field)
    }

    private func receiveViews() {
        receive(Operations.make) { [unowned self] id, make in
            try check(new: id)
            guard let maker = kinds.makers[make.kind], let view = maker(id, self) else {
                throw Refusal("kind is \"\(make.kind)\", which the shell does not have")
            }
            add(view)
        }
        receive(Operations.release) { [unowned self] id, _ in
            guard let object = objects.removeValue(forKey: id) else {
                throw Refusal("object \(id) does not exist; it may have been released before")
            }
            object.release()
        }
        connection.receive(Operations.renderNumber, Operations.renderName) { [weak self] id, body in
            try self?.handle { try self?.view(id).render(body) }
        }
        receive(Operations.common) { [unowned self] id, properties in
            let view = try view(id)
            try check(properties)
            view.view.renderCommon(properties)
        }
        receive(Operations.focus) { [unowned self] id, _ in
            let view = try view(id)
            if allowsAfterAction("The keyboard focus") { view.view.focus() }
        }
        receive(Operations.listenContext) { [unowned self] id, _ in
            try view(id).view.onContextRequest = { [weak self] request in
                self?.userHasActed()
                self?.send(Operations.context, to: id, request)
            }
        }
        receive(Operations.listen) { [unowned self] id, _ in try view(id).listen() }
        receive(Operations.handled) { [unowned self] id, number in try view(id).handled(number) }
        receiveChildren()
    }

    private func receiveChildren() {
        receive(Operations.insert) { [unowned self] id, insertion in
            let container = try view(id)
            try container.insert(try view(insertion.child, field: "child"), at: insertion.index)
        }
        receive(Operations.remove) { [unowned self] id, index in try view(id).remove(at: index) }
        receive(Operations.move) { [unowned self] id, move in
            try view(id).move(from: move.from, to: move.to)
        }
        receive(Operations.place) { [unowned self] id, placement in
            let grid: HostedGrid = try object(id, as: "grid")
            try grid.place(placement)
        }
        receive(Operations.addConstraint) { [unowned self] id, constraint in
            let layoutView: HostedLayoutView = try object(id, as: "layout view")
            try layoutView.add(constraint)
        }
        receive(Operations.removeConstraint) { [unowned self] id, constraintID in
            let layoutView: HostedLayoutView = try object(id, as: "layout view")
            try layoutView.removeConstraint(id: constraintID)
        }
    }

    private func receiveLists() {
        receive(Operations.splice) { [unowned self] id, change in
            let list: HostedCollection = try object(id, as: "collection")
            try list.splice(change)
        }
        receive(Operations.cellsBound) { [unowned self] _, number in try cellsBound(number) }
        receive(Operations.cell) { [unowned self] id, cell in
            let list: HostedCollection = try object(id, as: "collection")
            try list.fill(cell, with: try view(cell.view, field: "view"))
        }
    }

    private func receiveRows() {
        func collection(_ id: UInt64) throws -> HostedCollection { try object(id, as: "collection") }
        receive(Operations.updateRows, maximumBytes: 1 << 20) { id, rows in try collection(id).update(rows) }
        receive(Operations.scrollToRow) { id, row in try collection(id).scroll(to: row) }
        receive(Operations.focusRow) { id, row in try collection(id).focus(row: row) }
        receive(Operations.emptyView) { [unowned self] id, viewID in
            try collection(id).setEmptyView(try viewID.map { try self.view($0, field: "view") })
        }
        receive(Operations.traits, maximumBytes: 1 << 20) { id, traits in try collection(id).receive(traits) }
    }

    private func receiveInput() {
        receive(Operations.resignFocus) { [unowned self] id, _ in try view(id).view.resignFocus() }
        receive(Operations.scrollIntoView) { [unowned self] id, isAnimated in
            try view(id).view.scrollIntoView(animated: isAnimated)
        }
        receive(Operations.requestInput, maximumBytes: 8 << 20) { [unowned self] id, request in
            let view = try view(id)
            try Refusal.unless(request.validationError)
            try check(request.actions)
            if request.dropTypes.count > 64 { throw Refusal("dropTypes has more than 64 types") }
            view.view.onInput = { [weak self] event in
                guard let self else { return }
                if event.isOfUser { userHasActed() }
                if case .drop(.dropped(let drop)) = event, !canSend(drop.item, "What was dropped") {
                    return send(Operations.input, to: id, .drop(.left))
                }
                if case .failed(let message) = event {
                    return send(Operations.input, to: id, .failed(ActionName.unmarked(message)))
                }
                send(Operations.input, to: id, event)
            }
            view.actions = Set(request.actions.map(\.id))
            view.view.request(request)
        }
        receive(Operations.showMenu) { [unowned self] id, menu in
            let view = try view(id)
            if let position = menu.position { try Self.check(position) }
            try Refusal.unless(RemoteKinds.error(in: menu.menu))
            guard let isShown = isShown(view) else { throw Refusal("view \(id) is in no window") }
            // The user may have closed the page or the window before the message arrived.
            guard isShown else { return }
            let shown = withOwnActions(menu.menu, in: actionScope(of: view), view.actions)
            view.view.showMenu(shown, at: menu.position)
        }
    }

    static func check(_ position: Point) throws {
        let range = -Double(maximumLength)...Double(maximumLength)
        try Refusal.unless(
            outOfRange("position.x", position.x, range) ?? outOfRange("position.y", position.y, range))
    }

    private func receiveTexts() {
        receive(Operations.edit, maximumBytes: 8 << 20) { [unowned self] id, edit in
            let textView: HostedTextView = try object(id, as: "text view")
            try textView.edit(edit)
        }
        receive(Operations.style, maximumBytes: 8 << 20) { [unowned self] id, styling in
            let textView: HostedTextView = try object(id, as: "text view")
            try textView.style(styling)
        }
    }

    private func check(_ properties: ViewProperties) throws {
        try Refusal.unless(properties.validationError)
        for (name, text) in [
            ("tooltip", properties.tooltip), ("identifier", properties.identifier),
            ("accessibilityLabel", properties.accessibilityLabel),
            ("accessibilityDescription", properties.accessibilityDescription),
        ] {
            try Refusal.unless(name, text, isBelow: policy.maximumTextLength)
        }
        for name in properties.styleClasses where !policy.styleClasses.contains(name) {
            throw Refusal("styleClasses has \"\(name.prefix(100))\", which is not allowed")
        }
    }
}
