// SPDX-License-Identifier: MIT

import RxKernel

/// A top-level window of the desktop.
///
/// It has no screen: use `WindowController` for a window whose screen is dismissed when it closes. Main thread only.
@preconcurrency @MainActor public final class Window {
    /// The window of the backend.
    public let backendWindow: any BackendWindow
    private let backend = Toolkit.backend
    private let relay = PublishRelay<WindowEvent>()

    private var state: WindowState {
        get { shown }
        set {
            guard newValue != shown else { return }
            if let error = newValue.validationError {
                return ViewReport(.invalid(error), view: "Window \"\(shown.title)\"").send()
            }
            shown = newValue
            backendWindow.render(newValue)
        }
    }

    private var shown: WindowState

    /// What the user does to the window. A close request has closed nothing yet.
    public var events: Observable<WindowEvent> { relay.asObservable() }

    /// Creates a window that is not shown yet.
    public init(_ state: WindowState = WindowState()) {
        shown = state.validationError == nil ? state : WindowState { $0.title = state.title }
        backendWindow = backend.makeWindow()
        backendWindow.render(shown)
        if let error = state.validationError {
            ViewReport(.invalid(error), view: "Window \"\(state.title)\"").send()
        }
        backendWindow.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// The title in the title bar.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// The size of the window, or the size that it will have when it is shown, in logical pixels.
    public private(set) var size: Size {
        get { state.defaultSize }
        set { state.defaultSize = newValue }
    }

    /// The view that fills the window.
    public var content: (any View)? {
        didSet { if let content { backendWindow.setContent(content.backendView) } }
    }

    /// See ``headerBar``.
    var shownHeaderBar: HeaderBar?
    private(set) var wasPresented = false

    /// The window that this window stays above.
    public weak var parent: Window? {
        didSet { backendWindow.setParent(parent?.backendWindow) }
    }

    /// The actions that menus, shortcuts and other processes trigger while the window is open.
    public var actions: [Action] = [] {
        didSet {
            for action in oldValue { action.removeObserver(self) }
            for action in actions { action.addObserver(self) { [weak self] in self?.renderActions() } }
            renderActions()
        }
    }

    /// Shows the window and brings it to the front.
    public func present() {
        wasPresented = true
        backendWindow.present()
    }
    /// Closes the window for good, without asking.
    public func close() { backendWindow.close() }

    /// Shows an alert above the window. `answer` is called once, with the index of the chosen action; with nil if the dialog was closed
    /// and has no cancel action.
    public func show(_ alert: Alert, answer: @escaping @MainActor (Int?) -> Void) -> DialogHandle {
        backend.show(alert.localizedButtons, above: backendWindow, answer: answer)
    }

    /// Shows a file dialog above the window. `answer` is called once, with absolute paths; with none if the user chose none.
    public func show(_ dialog: FileDialog, answer: @escaping @MainActor ([String]) -> Void) -> DialogHandle {
        backend.show(dialog, above: backendWindow, answer: answer)
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
