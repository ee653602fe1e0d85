// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit
import WireKit

/// A view of the shell that a plugin's process fills, as it fills a window.
///
/// Any container holds it. When the process ends, it says what has happened, and offers to restart.
/// ```swift
/// let pane = RemotePane()
/// process.add(pane)
/// content.views = [pane]
/// ```
/// **Lifetime**: the pane is closed when ``close()`` is called; the plugin is told. Main thread only.
public final class RemotePane: PortableView {
    /// A button of a message in a pane.
    public struct MessageAction {
        let title: String
        let perform: @MainActor () -> Void

        /// Creates a button with a title that calls `perform`.
        public init(_ title: String, perform: @escaping @MainActor () -> Void) {
            self.title = title
            self.perform = perform
        }
    }

    /// What the pane is to show, for the plugin: see ``RemoteWindow/name``.
    public let name: String
    /// What the plugin has saved, which a later process gets: see ``RemoteWindow/save(_:)``. nil for nothing.
    public var savedState: String?
    /// What the plugin has set: title and actions.
    public private(set) var windowState = WindowState()
    /// Called with each change of ``windowState``.
    public var onStateChange: (@MainActor (WindowState) -> Void)?
    /// Called when the plugin requests that the pane is shown.
    public var onPresent: (@MainActor () -> Void)?
    /// Called when the plugin closes its pane.
    public var onDismiss: (@MainActor () -> Void)?
    /// The window that the pane is in, above which the dialogs of the plugin are.
    public weak var enclosingWindow: Window?

    /// Whether the shell has closed the pane.
    public internal(set) var isClosed = false
    /// Whether the process that fills the pane has shown something in it.
    public internal(set) var hasContent = false

    /// Set by the host: tells the plugin that the pane is closed.
    var onClose: (@MainActor () -> Void)?
    /// Whether a ``RemoteProcess`` says what has happened when the connection has ended.
    var isManaged = false
    let window = PaneWindow()

    private let pages = PageStack()
    private let column: Box
    private var header: ForeignView?
    private var bar: Box?
    private let disposeBag = DisposeBag()

    /// Creates an empty pane.
    public init(name: String = "", savedState: String? = nil) {
        self.name = name
        self.savedState = savedState
        pages.expandsVertically = true
        column = Box([pages])
        super.init(backendView: column.backendView)
        window.pane = self
    }

    /// Tells the plugin that the pane is closed, and shows nothing more of it.
    public func close() {
        isClosed = true
        onClose?()
        onClose = nil
        show(header: nil)
        hideMessage()
        pages.show(nil, among: [])
    }

    /// Reports to the plugin what the user does to the window of the pane: a close request, back, an action.
    public func send(_ event: WindowEvent) { window.onEvent?(event) }

    /// Shows what has happened instead of the content.
    ///
    /// - Parameters:
    ///   - reason: one sentence.
    ///   - title: the message in a few words; unless given, that the plugin has ended.
    ///   - lines: the last lines that the process has written.
    ///   - actions: the buttons.
    public func showEnd(
        _ reason: String, title: String? = nil, lines: [String] = [], actions: [MessageAction] = []
    ) {
        let status = StatusView(
            icon: "dialog-warning-symbolic", title: title ?? localized("The plugin has ended"),
            message: reason)
        status.expandsVertically = false
        // A backtrace may follow the message of a program that has stopped.
        let message = lines.lastIndex { $0.contains("Fatal error") }
        let text = (message.map { lines[$0...].prefix(10) } ?? lines.suffix(10)).joined(separator: "\n")
        let output = Label(text, style: .monospace, wraps: true).with {
            $0.isHidden = text.isEmpty
            $0.isSelectable = true
            $0.horizontalAlignment = .center
            $0.identifier = "last-lines"
        }
        let page = Box(.vertical, spacing: 12, [status, buttons(actions), output]).with {
            $0.verticalAlignment = .center
            $0.margins = Insets(24)
        }
        show(header: nil)
        hideMessage()
        pages.show(page, among: [page])
    }

    /// Shows a message above the content, which stays as it is, with buttons.
    public func showMessage(_ text: String, actions: [MessageAction]) {
        hideMessage()
        let label = Label(text, wraps: true).with { $0.expandsHorizontally = true }
        let bar = Box(.horizontal, spacing: 12, [label, buttons(actions)]).with {
            $0.styleClasses = ["toolbar"]
            $0.identifier = "message"
            $0.margins = Insets(horizontal: 12, vertical: 6)
        }
        column.insert(bar, at: 0)
        self.bar = bar
    }

    /// Removes the message of ``showMessage(_:actions:)``.
    public func hideMessage() {
        if let bar { column.remove(bar) }
        bar = nil
    }

    private func buttons(_ actions: [MessageAction]) -> Box {
        Box(
            .horizontal, spacing: 6,
            actions.map { action in
                let button = Button(action.title)
                button.rx.tap.subscribe(onNext: { action.perform() }).disposed(by: disposeBag)
                return button
            }
        ).with {
            $0.horizontalAlignment = .center
            $0.isHidden = actions.isEmpty
        }
    }

    func connectionHasEnded(_ end: ConnectionEnd) {
        onClose = nil
        window.onEvent = nil
        hideMessage()
        if !isClosed, !isManaged { showEnd(end.description) }
    }

    fileprivate func show(_ content: any BackendView) {
        let view = ForeignView(content)
        pages.show(view, among: [view])
        hasContent = true
    }

    fileprivate func show(header view: (any BackendView)?) {
        if let header { column.remove(header) }
        header = view.map(ForeignView.init)
        if let header { column.insert(header, at: 0) }
    }

    fileprivate func show(_ state: WindowState) {
        windowState = state
        onStateChange?(state)
    }
}

/// A pane as the plugin's window.
@MainActor final class PaneWindow: BackendWindow {
    weak var pane: RemotePane?
    var onEvent: (@MainActor (WindowEvent) -> Void)?

    func render(_ state: WindowState) { pane?.show(state) }
    func setContent(_ view: any BackendView) { pane?.show(view) }
    func setHeaderBar(_ view: (any BackendView)?) { pane?.show(header: view) }
    func setParent(_ window: (any BackendWindow)?) {}
    func present() {
        pane?.onPresent?()
        onEvent?(.shown)
    }
    func close() { pane?.onDismiss?() }
}

/// A view of the shell's backend that a plugin has made.
private final class ForeignView: View {
    let backendView: any BackendView
    init(_ view: any BackendView) { backendView = view }
}
