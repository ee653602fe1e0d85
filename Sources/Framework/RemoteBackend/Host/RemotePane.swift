// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit
import WireKit

/// A view of the shell whose content comes from a plugin's process. In that process it is a window.
///
/// It can be in any container. When the process ends, it shows the reason, and a button that restarts the process.
/// ```swift
/// let pane = RemotePane()
/// process.add(pane)
/// content.views = [pane]
/// ```
/// **Lifetime**: it is open until ``close()`` is called. **Threading**: the main thread only.
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

    /// The name by which the plugin knows what to show: see ``RemoteWindow/name``.
    public let name: String
    /// The state that the plugin has saved for a later process: see ``RemoteWindow/save(_:)``. nil for none.
    public var savedState: String? {
        didSet { if let savedState, savedState != oldValue { onSave?(savedState) } }
    }
    /// Called with what the plugin saves.
    public var onSave: (@MainActor (String) -> Void)?
    /// The state of the plugin's window, such as its title and actions.
    public private(set) var windowState = WindowState()
    /// Called with each change of ``windowState``.
    public var onStateChange: (@MainActor (WindowState) -> Void)?
    /// The header bar of the page; nil if it has none, and without ``onHeaderChange``.
    public internal(set) var header: PaneHeader? {
        didSet { onHeaderChange?() }
    }
    /// Called with each change of ``header``. Set it before the pane is opened: the owner of the pane then
    /// shows the header bar. Otherwise, the pane itself shows it above the content.
    public var onHeaderChange: (@MainActor () -> Void)?
    /// Called when the plugin requests that the pane is shown.
    public var onPresent: (@MainActor () -> Void)?
    /// Called when the plugin closes its pane.
    public var onDismiss: (@MainActor () -> Void)?
    /// The window that the pane is in. The dialogs of the plugin are shown above it.
    public weak var enclosingWindow: Window?

    /// Whether the user has opened the pane, so that the plugin may set the keyboard focus in it. False for a pane that a session restores.
    public var isOpenedByUser = true

    /// Whether the user sees the pane. The owner sets it to false while another page is shown in its place: then popovers and
    /// dialogs of the plugin do not take the keyboard, and its dialogs wait.
    public var isVisible = true {
        didSet { if isVisible, !oldValue { onVisible?() } }
    }

    /// Whether the shell has closed the pane.
    public internal(set) var isClosed = false
    /// Whether the process has set the content of the pane.
    public internal(set) var hasContent = false

    /// Set by the host. Reports to the plugin that the pane was closed.
    var onClose: (@MainActor () -> Void)?
    /// Set by the host. Called when the user sees the pane again.
    var onVisible: (@MainActor () -> Void)?
    /// Whether the owner of the process shows the reason when the connection has ended.
    package var isManaged = false
    /// Whether a process shows its content in the pane.
    package var isConnected: Bool { onClose != nil }
    let window = PaneWindow()

    private let pages = PageStack()
    private let column: Box
    private var headerRow: BackendViewWrapper?
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

    /// Closes the pane: reports it to the plugin, and removes the content.
    public func close() {
        isClosed = true
        onClose?()
        onClose = nil
        show(header: nil)
        hideMessage()
        pages.show(nil, among: [])
    }

    /// Sends an event of the window to the plugin, such as a close request, going back, or an action.
    public func send(_ event: WindowEvent) { window.onEvent?(event) }

    /// Shows the reason why the plugin has ended, instead of the content.
    ///
    /// - Parameters:
    ///   - reason: The error message, a whole sentence.
    ///   - title: The error message in a few words; nil for "The plugin has ended".
    ///   - lines: The last lines that the process has written. At most 10 are shown, from the message of a fatal error on if there is one.
    ///   - actions: The buttons.
    public func showEnd(
        _ reason: String, title: String? = nil, lines: [String] = [], actions: [MessageAction] = []
    ) {
        let status = StatusView(
            icon: "dialog-warning-symbolic", title: title ?? localized("The plugin has ended"),
            message: reason)
        status.expandsVertically = false
        // A backtrace may follow the message of a fatal error.
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
        // Beside another page there may be too little room for all lines.
        let scrollView = ScrollView(page)
        pages.show(scrollView, among: [scrollView])
    }

    /// Shows a message with buttons above the content. It replaces an earlier message.
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
        let view = BackendViewWrapper(content)
        pages.show(view, among: [view])
        hasContent = true
    }

    fileprivate func show(header view: (any BackendView)?) {
        if header != nil { header = nil }
        if let headerRow { column.remove(headerRow) }
        headerRow = view.map(BackendViewWrapper.init)
        if let headerRow { column.insert(headerRow, at: 0) }
    }

    fileprivate func show(_ state: WindowState) {
        windowState = state
        onStateChange?(state)
    }
}

/// The window of a plugin that is shown in a pane.
@MainActor final class PaneWindow: BackendWindow {
    weak var pane: RemotePane?
    var onEvent: (@MainActor (WindowEvent) -> Void)?

    func render(_ state: WindowState) { pane?.show(state) }
    func setContent(_ view: any BackendView) { pane?.show(view) }
    func setHeaderBar(_ view: (any BackendView)?) { pane?.show(header: view) }
    var decoration: WindowDecoration? { nil }
    func setParent(_ window: (any BackendWindow)?) {}
    func present() {
        pane?.onPresent?()
        onEvent?(.shown)
    }
    func hide() {}
    func close() { pane?.onDismiss?() }
}

/// A view of the shell's backend that was created for a plugin.
final class BackendViewWrapper: View {
    let backendView: any BackendView
    init(_ view: any BackendView) { backendView = view }
}
