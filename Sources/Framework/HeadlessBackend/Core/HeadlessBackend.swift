// SPDX-License-Identifier: MIT

public import RxKernel
public import ViewKit

/// The view layer in memory, for tests without a display: a test reads what the user would see, and performs the actions of the user.
///
/// Tests use it through `HeadlessApp`; a test of one view installs it by itself:
/// ```swift
/// let backend = HeadlessBackend.install()
/// let button = Button("Close")
/// ```
@preconcurrency @MainActor public final class HeadlessBackend: Backend {
    /// The windows that are open, the front one last.
    public private(set) var windows: [HeadlessWindow] = []
    /// The colours that the application has requested.
    public private(set) var colorScheme = ColorScheme.automatic
    /// The appearance of the application: ``desktopAppearance`` with the ``colorScheme`` of the application.
    public let appearance = BehaviorRelay(value: Appearance())
    /// The appearance that the user prefers. A test changes it as the settings of a desktop do.
    public var desktopAppearance = Appearance() { didSet { updateAppearance() } }

    private func updateAppearance() {
        var shown = desktopAppearance
        if colorScheme != .automatic { shown.isDark = colorScheme == .dark }
        if shown != appearance.value { appearance.accept(shown) }
    }

    /// The content of the clipboard, in one or several types; empty at first. A test sets it as another program does.
    public var clipboardItems: [TransferItem] = [] {
        didSet { for changed in clipboardObservers.values { changed() } }
    }
    private var clipboardObservers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    /// The notifications that are shown, in order.
    public private(set) var notifications: [DesktopNotification] = []
    private var answers: [String: @MainActor (String) -> Void] = [:]
    /// The URIs that were opened with other applications, in order.
    public private(set) var openedURIs: [String] = []
    /// Whether an application in memory uses the backend. Its reports are then those of the application alone.
    package var hasApplication = false
    /// The mistakes that were reported in the use of views of this backend, in order.
    public private(set) var reports: [ViewReport] = []
    /// What a test should know about the values that it has read, for the message of a condition that is not met.
    package private(set) var notes: [String] = []
    package func clearNotes() { notes = [] }
    func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    /// The style sheets that were added, in order.
    public private(set) var styleSheets: [String] = []

    /// The status items of the application, in the order in which they were created.
    public private(set) var statusItems: [HeadlessStatusItem] = []
    /// Whether the desktop has a tray, which shows them.
    public var hasTray = false {
        didSet { for item in statusItems { item.setShown(hasTray) } }
    }
    public func makeStatusItem() -> (any BackendStatusItem)? { HeadlessStatusItem(in: self) }

    func add(_ item: HeadlessStatusItem) {
        statusItems.append(item)
        item.setShown(hasTray)
    }

    func remove(_ item: HeadlessStatusItem) { statusItems.removeAll { $0 === item } }

    /// Who draws the title bars of the windows. Set it before windows are created.
    public var decoration = WindowDecoration.client

    /// Whether animations take time. They end when ``virtualTime`` reaches their end or, without it, by
    /// ``HeadlessPages/finishAnimation()``.
    public var isAnimated = false

    /// The functions that create the views. A module that defines a control registers a view for it here, before the first such control is
    /// created:
    /// ```swift
    /// HeadlessBackend.views.register(.rating) { HeadlessControl(.init("rating"), value: { "\($0.stars)" }) }
    /// ```
    public static let views = builtInViews()

    /// Creates a backend without windows. Use ``install()``, or `HeadlessApp`, to create views with it.
    public init() {}

    /// Creates a backend, which creates all views from now on.
    @discardableResult public static func install() -> HeadlessBackend {
        let backend = HeadlessBackend()
        Toolkit.install(backend)
        return backend
    }

    /// The name in error messages.
    public var name: String { "Headless" }

    /// The language of the texts that the framework itself shows, such as `"de"`. Tests are in English unless they choose another one.
    public var language: String? = "en"

    /// The virtual time, which timed operators and animations follow; nil for real time. Set it before anything is created.
    public var virtualTime: HistoricalScheduler?
    public var clock: (any SchedulerType)? { virtualTime }

    func bringToFront(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
    }

    func remove(_ window: HeadlessWindow) {
        windows.removeAll { $0 === window }
        if activeWindow === window { activateFrontWindow() }
    }

    /// The window that has the keyboard focus.
    private weak var activeWindow: HeadlessWindow?

    /// Gives the window in front the keyboard focus, and reports that to it and to the one that had it before.
    func activateFrontWindow() {
        let (old, new) = (activeWindow, windows.last { !$0.isMinimized })
        guard old !== new else { return }
        activeWindow = new
        if let old, !old.isClosed { old.send(.active(false)) }
        if activeWindow === new { new?.send(.active(true)) }
    }

    // MARK: Views

    public var kinds: [String] { Self.views.kinds }

    public func make<State, Event>(
        _ kind: ControlKind<State, Event>
    ) -> (any BackendControl<State, Event>)? { Self.views.make(kind) }

    public func make<State, Event>(
        _ kind: ContainerKind<State, Event>
    ) -> (any BackendContainer<State, Event>)? { Self.views.make(kind) }

    public func makeGrid() -> any BackendGrid { HeadlessGrid(.grid) }
    public func makeLayoutView() -> any BackendLayoutView { HeadlessLayoutView(.layout) }
    public func makeTextView() -> any BackendTextView { HeadlessTextView() }
    public func makeCollection(_ layout: CollectionLayout) -> any BackendCollection {
        HeadlessCollection(layout)
    }
    public func makePlaceholder() -> any BackendView { HeadlessView(.widget) }

    // MARK: Windows and dialogs

    public func makeWindow() -> any BackendWindow { HeadlessWindow(backend: self) }
    public func makePopover() -> any BackendPopover { HeadlessPopover() }

    public func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?)
        -> (any BackendDialog)?
    {
        let window = parent as? HeadlessWindow ?? windows.last
        return window?.isClosed == true ? nil : HeadlessDialog(content, above: window)
    }

    // MARK: The desktop

    public func setColorScheme(_ scheme: ColorScheme) {
        colorScheme = scheme
        updateAppearance()
    }
    /// The layouts of the keyboard: ``latinKey(of:)`` for the keys of another alphabet.
    public var latinKeys: [String: String] = [:]
    public func latinKey(of key: String) -> String? { latinKeys[key] }
    public func writeClipboard(_ items: [TransferItem]) { clipboardItems = items }
    public func clipboardHas(_ type: TransferType) -> Bool { clipboardItems.contains { $0.type == type } }
    public func readClipboard(_ type: TransferType) async -> TransferItem? {
        clipboardItems.first { $0.type == type }
    }

    public func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        let observer = ClipboardObserver()
        clipboardObservers[ObjectIdentifier(observer)] = changed
        return DialogHandle { [weak self] in self?.clipboardObservers[ObjectIdentifier(observer)] = nil }
    }

    /// The text in the clipboard; empty if there is none.
    public var clipboard: String { clipboardItems.lazy.compactMap(\.text).first ?? "" }

    public func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        withdrawNotification(notification.id)
        notifications.append(notification)
        answers[notification.id] = answer
    }

    public func withdrawNotification(_ id: String) {
        notifications.removeAll { $0.id == id }
        answers[id] = nil
    }

    /// Presses a button of the notification with a title; without a button, the notification itself.
    ///
    /// - Throws: `HeadlessError.notFound`, if there is no such notification or no such button.
    public func choose(
        _ button: String? = nil, inNotification title: String, file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            guard let notification = notifications.last(where: { $0.title == title }) else {
                throw HeadlessError.notFound(
                    role: "notification", name: title, there: notifications.map(\.title))
            }
            var action = DesktopNotification.defaultAction
            if let button {
                guard let found = notification.actions.first(where: { $0.title == button }) else {
                    let titles = notification.actions.map(\.title)
                    throw HeadlessError.notFound(role: "button", name: button, there: titles)
                }
                action = found.id
            }
            let answer = answers[notification.id]
            withdrawNotification(notification.id)
            Toolkit.perform(with: self) { answer?(action) }
        }
    }

    public func open(uri: String) { openedURIs.append(uri) }
    public func addStyleSheet(_ css: String) { styleSheets.append(css) }
}

/// The identity of an observer of the clipboard.
private final class ClipboardObserver {}

extension HeadlessBackend: ViewReportReceiver {
    package func receive(_ report: ViewReport) -> Bool {
        reports.append(report)
        return hasApplication
    }
}

/// Called by ``ViewKit/Toolkit`` by its name, in a test that creates a view before there is a backend. On the main thread.
@_cdecl("rxshell_install_headless_backend") func installHeadlessBackend() {
    MainActor.assumeIsolated { _ = HeadlessBackend.install() }
}
