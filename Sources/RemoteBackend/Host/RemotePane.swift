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

    /// Set by the host: tells the plugin that the pane is closed.
    var onClose: (@MainActor () -> Void)?
    let window = PaneWindow()

    private let pages = PageStack()
    private let column: Box
    private var header: ForeignView?
    private let disposeBag = DisposeBag()

    /// Creates an empty pane.
    public init() {
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
        pages.show(nil, among: [])
    }

    /// Reports to the plugin what the user does to the window of the pane: a close request, back, an action.
    public func send(_ event: WindowEvent) { window.onEvent?(event) }

    /// Shows what has happened instead of the content.
    ///
    /// - Parameters:
    ///   - reason: one sentence.
    ///   - lines: the last lines that the process has written.
    ///   - restart: called when the user chooses to restart; nil for no such button.
    public func showEnd(_ reason: String, lines: [String] = [], restart: (@MainActor () -> Void)? = nil) {
        let button = restart.map { restart in
            let button = Button(localized("Restart"))
            button.rx.tap.subscribe(onNext: { restart() }).disposed(by: disposeBag)
            return button
        }
        let status = StatusView(
            icon: "dialog-warning-symbolic", title: localized("The plugin has ended"), message: reason,
            action: button)
        // A backtrace may follow the message of a program that has stopped.
        let message = lines.lastIndex { $0.contains("Fatal error") }
        let text = (message.map { lines[$0...].prefix(10) } ?? lines.suffix(10)).joined(separator: "\n")
        let output = Label(text, style: .monospace, wraps: true).with {
            $0.isHidden = text.isEmpty
            $0.identifier = "last-lines"
        }
        let page = Box(.vertical, spacing: 12, [status, output])
        show(header: nil)
        pages.show(page, among: [page])
    }

    func connectionHasEnded(_ end: ConnectionEnd) {
        onClose = nil
        window.onEvent = nil
        if !isClosed { showEnd(end.description) }
    }

    fileprivate func show(_ content: any BackendView) {
        let view = ForeignView(content)
        pages.show(view, among: [view])
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
    func present() { pane?.onPresent?() }
    func close() { pane?.onDismiss?() }
}

/// A view of the shell's backend that a plugin has made.
private final class ForeignView: View {
    let backendView: any BackendView
    init(_ view: any BackendView) { backendView = view }
}
