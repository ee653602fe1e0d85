// SPDX-License-Identifier: MIT

import RxKernel

/// A top-level window of the desktop.
///
/// It only shows; what belongs to a screen's life (closing, dismissing, ending flows) is `WindowController`'s.
@preconcurrency @MainActor public final class Window {
    /// The backend's side of it.
    public let backendWindow: any BackendWindow
    private let relay = PublishRelay<WindowEvent>()

    private var state: WindowState {
        didSet { if state != oldValue { backendWindow.render(state) } }
    }

    /// What the person asks of the window. Nothing has been done about it yet.
    public var events: Observable<WindowEvent> { relay.asObservable() }

    /// A window that is not shown yet.
    public init(_ state: WindowState = WindowState()) {
        self.state = state
        backendWindow = Toolkit.backend.makeWindow()
        backendWindow.render(state)
        backendWindow.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// What is written in its title bar.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The size that it has, or will have when shown, in logical pixels.
    public private(set) var size: Size {
        get { state.defaultSize }
        set { state.defaultSize = newValue }
    }

    /// What fills the window.
    public var content: (any View)? {
        didSet { if let content { backendWindow.setContent(content.backendView) } }
    }

    /// The window that this one stays above.
    public weak var parent: Window? {
        didSet { backendWindow.setParent(parent?.backendWindow) }
    }

    /// What menus, shortcuts and other processes can trigger while the window is there.
    public var actions: [Action] = [] {
        didSet {
            for action in oldValue { action.onChange = nil }
            for action in actions { action.onChange = { [weak self] in self?.renderActions() } }
            renderActions()
        }
    }

    /// Shows the window and brings it to the front.
    public func present() { backendWindow.present() }
    /// Closes the window for good, without asking.
    public func close() { backendWindow.close() }

    /// Shows a question above the window; the answer comes once.
    public func show(_ alert: Alert, answer: @escaping @MainActor (Int?) -> Void) -> DialogHandle {
        Toolkit.backend.show(alert, above: backendWindow, answer: answer)
    }

    /// Asks for files above the window; the answer, none where the person changed their mind, comes once.
    public func show(_ dialog: FileDialog, answer: @escaping @MainActor ([String]) -> Void) -> DialogHandle {
        Toolkit.backend.show(dialog, above: backendWindow, answer: answer)
    }

    private func renderActions() { state.actions = actions.map(\.properties) }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .action(let id): actions.first { $0.id == id }?.perform()
        case .resized(let size): self.size = size
        case .active, .closeRequested, .backRequested: break
        }
        relay.accept(event)
    }
}

/// What a ``Window`` shows, but for its content.
public struct WindowState: Sendable, Codable, Equatable {
    /// What is written in its title bar.
    public var title = ""
    /// The size when first shown, in logical pixels.
    public var defaultSize = Size(width: 640, height: 480)
    /// Whether its parent does not react while it is there.
    public var isModal = false
    /// Whether the person can change its size.
    public var isResizable = true
    /// Whether Escape asks the window to close.
    public var closesOnEscape = false
    /// What the window's menus and shortcuts can trigger.
    public var actions: [ActionProperties] = []

    /// The state of a window of which nothing was said.
    public init() {}
}

/// What the person, or the desktop, asks of a ``Window``.
public enum WindowEvent: Sendable, Codable, Equatable {
    /// The person asked to close it: close button, Escape, Alt+F4, or the desktop's window list. Nothing has happened yet.
    case closeRequested
    /// Alt+Left, the mouse's back button, or a swipe.
    case backRequested
    /// The window became the one that gets the keys, or stopped to be.
    case active(Bool)
    /// It has this size now.
    case resized(Size)
    /// A menu item, a shortcut or another process triggered an action.
    case action(String)
}
