// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// A window of the desktop, with the desktop's title bar.
///
/// It reports the user's requests, such as to close the window, and does not carry them out itself.
final class GtkWindowView: BackendWindow {
    let window = Gtk.ApplicationWindow()
    var onEvent: (@MainActor (WindowEvent) -> Void)?

    /// The dialogs that are open above it.
    var dialogs: [any WindowDialog] = []
    /// Whether it was closed.
    private(set) var isClosed = false

    private let actions: WindowActions
    private let shortcutOrder: ShortcutOrder
    private(set) var state = WindowState()
    private var size = WindowState().defaultSize
    private var isMaximized = false
    private var isFullScreen = false
    private var wasShown = false
    private var nextFrame: SignalConnection?
    private var frameTimeout: FrameTimeout?
    private var surfaceState: SignalConnection?
    /// The content of the window, retained while the window shows it.
    private var content: (any BackendView)?
    /// The header bar; and the box that contains the content if the bar is a row above it.
    var headerBar: (any BackendView)?
    var headerPane: Gtk.Box?
    /// Who draws the title bars of windows with one.
    private(set) lazy var desktopDecoration = WindowDecoration.of(window.display)

    init(application: Gtk.Application, actions applicationActions: ApplicationActions) {
        window.application = application
        actions = WindowActions(window, application, applicationActions)
        shortcutOrder = ShortcutOrder(of: window)
        window.setDefaultSize(width: size.width, height: size.height)
        register()
        actions.onActivate = { [weak self] event in self?.onEvent?(event) }
        window.onCloseRequest { [weak self] in
            self?.onEvent?(.closeRequested)
            return true
        }
        window.onNotify("is-active") { [weak self] in
            guard let self else { return }
            onEvent?(.active(window.isActive))
        }
        for property in ["default-width", "default-height"] {
            window.onNotify(property) { [weak self] in self?.sizeDidChange() }
        }
        window.onNotify("maximized") { [weak self] in
            guard let self, window.maximized != isMaximized else { return }
            isMaximized = window.maximized
            onEvent?(.maximized(isMaximized))
        }
        window.onNotify("fullscreened") { [weak self] in
            guard let self else { return }
            placeHeaderBar(isFullScreen: window.fullscreened)
            guard window.fullscreened != isFullScreen else { return }
            isFullScreen = window.fullscreened
            onEvent?(.fullScreen(isFullScreen))
        }
        // Until a screen has a title, the desktop and screen readers would name the type of the window.
        window.title = GLib.applicationName
        window.onMap { [weak self] in self?.reportNextFrame() }
        window.onRealize { [weak self] in
            self?.listenForState()
            self?.showDesktopTitle()
        }
        // The surface may outlive the window.
        window.onUnrealize { [weak self] in self?.surfaceState?.disconnect() }
        listenForBack()
        window.onKey { [weak self] key, modifiers in self?.take(key, modifiers) ?? false }
    }

    /// GTK retains its windows: a window that was never closed would not be finalized.
    isolated deinit { close() }

    func render(_ state: WindowState) {
        let change = Change(from: self.state, to: state)
        self.state = state
        change.of(\.title) {
            window.title = $0.isEmpty ? GLib.applicationName : $0
            showDesktopTitle()
            showTitleAbove()
        }
        change.of(\.isModal) {
            window.modal = $0
            showDesktopTitle()
        }
        change.of(\.kind) { kind in
            // The accessible role stays that of a window: GTK reports only such windows as the active one.
            window.setCssClass("sheet", kind == .sheet)
        }
        change.of(\.hasTitleBar) { window.decorated = $0 }
        change.of(\.isResizable) { window.resizable = $0 }
        change.of(\.actions, actions.show)
        if state.defaultSize != size {
            size = state.defaultSize
            window.setDefaultSize(width: size.width, height: size.height)
        }
        if state.isMaximized != isMaximized {
            isMaximized = state.isMaximized
            if isMaximized { window.maximize() } else { window.unmaximize() }
        }
        if state.isFullScreen != isFullScreen {
            isFullScreen = state.isFullScreen
            if isFullScreen { window.fullscreen() } else { window.unfullscreen() }
        }
    }

    /// The window counts as shown when its first frame is drawn, or when the timeout for that frame has passed.
    private func reportNextFrame() {
        guard !wasShown, let clock = window.frameClock else { return }
        wasShown = true
        nextFrame = clock.onAfterPaint { [weak self] in self?.reportShown() }
        frameTimeout = FrameTimeout(.milliseconds(500)) { [weak self] in self?.reportShown() }
    }

    private func reportShown() {
        guard nextFrame != nil else { return }
        stopWaitingForFrame()
        onEvent?(.shown)
    }

    private func stopWaitingForFrame() {
        nextFrame?.disconnect()
        nextFrame = nil
        frameTimeout = nil
    }

    func setContent(_ view: any BackendView) {
        let widget = view.gtkWidget
        guard contentWidget !== widget else { return }
        // The old content may move into the new one while the user types, such as below the first message of the session.
        contentWidget.map(MovedFocus.willMove)
        MovedFocus.willMove(widget)
        widget.leaveParent()
        contentWidget = widget
        content = view
        MovedFocus.didMove(widget)
        MovedFocus.didComplete(window)
    }

    func setParent(_ parent: (any BackendWindow)?) {
        window.transientFor = (parent as? GtkWindowView)?.window
        showDesktopTitle()
    }

    func present() {
        if state.kind == .sheet, !window.visible, let parent = window.transientFor { fit(into: parent) }
        if let token = Self.activationToken {
            Self.activationToken = nil
            window.setStartupId(token)
        }
        window.present()
    }

    /// What a tray, a server of notifications or the program that starts this one has sent with a click of the user, by which the compositor
    /// raises the next window that is presented (xdg-activation).
    static var activationToken: String?

    /// Makes a sheet smaller if it would cover the whole window below it.
    private func fit(into parent: Gtk.Window) {
        let margin = 24
        guard parent.width > 2 * margin, parent.height > 2 * margin else { return }
        let width = min(size.width, parent.width - 2 * margin)
        window.setDefaultSize(width: width, height: min(size.height, parent.height - 2 * margin))
    }

    func hide() { window.visible = false }

    func close() {
        // An observer of a dialog that is cancelled may ask another question.
        isClosed = true
        for dialog in dialogs { dialog.cancel() }
        closeDialogsOfControls()
        onEvent = nil
        stopWaitingForFrame()
        surfaceState?.disconnect()
        actions.removeAll()
        window.closePopovers()
        // The focus is removed first. Otherwise GTK 4.18 removes it later from a widget that is not in the
        // window any more, and logs a critical warning.
        window.focusWidget = nil
        contentWidget = nil
        window.child = nil
        content = nil
        headerBar = nil
        headerPane = nil
        unregister()
        window.destroyAndReturnToParent()
    }

    /// Closes the dialogs that GTK itself has opened above the window: a button for a colour or a font has one.
    private func closeDialogsOfControls() {
        for case let dialog as Gtk.Window in Gtk.Window.listToplevels()
        where dialog.transientFor === window && !(dialog is Gtk.ApplicationWindow) {
            dialog.close()
        }
    }

    private var isMinimized = false

    private func listenForState() {
        guard let surface = window.surface else { return }
        surfaceState = surface.onNotify("state") { [weak self, unowned surface] in
            // The wrapper of the surface is no `Toplevel`, since its class is private to GTK.
            self?.stateDidChange(surface.property("state", as: Gdk.ToplevelState.self))
        }
    }

    /// Reports whether the window is minimized. Wayland does not report that to a program; there, GTK 4.12
    /// and newer know whether a window is completely hidden.
    func stateDidChange(_ state: Gdk.ToplevelState) {
        let suspended = Gdk.ToplevelState(rawValue: 1 << 16)
        let isMinimized = state.contains(.minimized) || state.contains(suspended)
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        onEvent?(.minimized(isMinimized))
    }

    private func sizeDidChange() {
        let (width, height) = window.defaultSize
        let new = Size(width: width, height: height)
        guard new != size, width > 0, height > 0 else { return }
        size = new
        onEvent?(.resized(new))
    }

    /// Handles the keys of the window that no widget inside it has handled.
    private func take(_ key: Key, _ modifiers: Gdk.ModifierType) -> Bool {
        switch key {
        case .escape where modifiers.isEmpty && state.closesOnEscape:
            onEvent?(.closeRequested)
        case window.isRightToLeft ? .right : .left where modifiers == .altMask:
            onEvent?(.backRequested)
            return state.canGoBack
        case .back:
            onEvent?(.backRequested)
            return state.canGoBack
        default:
            return false
        }
        return true
    }

    /// Handles the back button of a mouse, and a swipe in the reading direction.
    private func listenForBack() {
        let button = Gtk.GestureClick()
        button.button = 8
        button.propagationPhase = .capture
        button.onPressed { [weak self] _, _, _ in self?.onEvent?(.backRequested) }
        window.addController(button)
        window.onSwipe { [weak self] direction in
            guard let self, direction == .backward else { return false }
            onEvent?(.backRequested)
            return state.canGoBack
        }
    }
}
