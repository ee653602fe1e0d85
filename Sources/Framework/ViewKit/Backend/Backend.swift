// SPDX-License-Identifier: MIT

public import RxKernel

/// A toolkit: it creates the views, windows and dialogs of an application.
///
/// Controls and containers are created by kind, so that other modules can add kinds: see ``ControlKind`` and ``ViewFactory``. The other
/// functions have no default implementation. Main thread only.
@MainActor public protocol Backend: ViewMaker, WindowFactory, DesktopServices {
    /// The name of the backend in error messages, such as `"Gtk"`.
    var name: String { get }
    /// The language of the texts that the framework itself shows, such as `"de"`; nil for the language of the user.
    var language: String? { get }
    /// The scheduler of the virtual time of a test; nil for real time.
    var clock: (any SchedulerType)? { get }
}

/// Creates views: see ``Control`` and ``Container``.
@MainActor public protocol ViewMaker: AnyObject, Sendable {
    /// Creates the view of a control; nil if the backend has none for the kind.
    func make<State, Event>(_ kind: ControlKind<State, Event>) -> (any BackendControl<State, Event>)?
    /// Creates the view of a container; nil if the backend has none for the kind.
    func make<State, Event>(_ kind: ContainerKind<State, Event>) -> (any BackendContainer<State, Event>)?
    /// The kinds that ``make(_:)-(ControlKind<State,Event>)`` and ``make(_:)-(ContainerKind<State,Event>)`` know, in alphabetical order.
    var kinds: [String] { get }
    /// Creates the view of a ``Grid``.
    func makeGrid() -> any BackendGrid
    /// Creates the view of a ``LayoutView``.
    func makeLayoutView() -> any BackendLayoutView
    /// Creates the view of a ``TextView``.
    func makeTextView() -> any BackendTextView
    /// Creates the view of a ``ListView``, ``TreeView``, ``GridView`` or ``ColumnView``.
    func makeCollection(_ layout: CollectionLayout) -> any BackendCollection
    /// Creates an empty view, which is shown in place of a view that this backend does not support.
    func makePlaceholder() -> any BackendView
}

/// Creates windows and dialogs.
@MainActor public protocol WindowFactory: AnyObject {
    /// Creates a window that is not shown yet.
    func makeWindow() -> any BackendWindow
    /// Creates a popover that is not open yet.
    func makePopover() -> any BackendPopover
    /// Creates and opens a dialog above `parent`; without one, above the active window. It is closed with that window, and reports
    /// ``DialogEvent/closed`` before. Returns nil if `parent` was closed before, since the user cannot answer then.
    func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?) -> (any BackendDialog)?
}

/// The services of the desktop.
@MainActor public protocol DesktopServices: AnyObject {
    /// Requests light or dark colours, or those that the desktop prefers.
    func setColorScheme(_ scheme: ColorScheme)
    /// The appearance that the user prefers; it sends each change.
    var appearance: BehaviorRelay<Appearance> { get }
    /// Replaces the content of the clipboard by `items`: one content in one or several types.
    func writeClipboard(_ items: [TransferItem])
    /// Whether the content of the clipboard has a type.
    func clipboardHas(_ type: TransferType) -> Bool
    /// Reads the content of the clipboard in a type; nil if it cannot be read.
    func readClipboard(_ type: TransferType) async -> TransferItem?
    /// Calls `changed` each time the content of the clipboard was replaced, until the returned handle is dismissed.
    func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle
    /// Shows a notification, and calls `answer` once with the id of the button that the user presses, or an empty one.
    func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void)
    /// Removes a notification. Its `answer` is not called then.
    func withdrawNotification(_ id: String)
    /// Creates a status item that is not shown yet; nil if the process cannot have one, as that of a plugin.
    func makeStatusItem() -> (any BackendStatusItem)?
    /// The name of the Latin letter or sign that is on the same key of the keyboard as the key with this
    /// name, in another layout of the user: `"j"` for `"Cyrillic_o"`. Nil if the layouts have none, or the
    /// key is a Latin one itself.
    func latinKey(of key: String) -> String?
    /// Opens a mail address, a web page or a file with the application that the user has chosen for it.
    func open(uri: String)
    /// Adds a style sheet with rules for ``ViewProperties/styleClasses``, in the syntax of GTK's style sheets. It applies to the windows of
    /// the application only. A mistake in it is reported with its line and column.
    func addStyleSheet(_ css: String)
}

extension DesktopServices {
    /// Copies `text` to the clipboard. See ``Clipboard`` for files, images and values.
    public func copyToClipboard(_ text: String) { writeClipboard([.text(text)]) }
}
