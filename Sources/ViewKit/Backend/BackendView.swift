// SPDX-License-Identifier: MIT

/// A backend's side of one view: what a toolkit shows for it.
///
/// A backend implements this and its refinements once for each view. What crosses is values; a backend never
/// sees a portable view, and a portable view never sees a toolkit's object.
@MainActor public protocol BackendView: AnyObject {
    /// Shows what every view has.
    func renderCommon(_ properties: ViewProperties)
    /// Gives the view the keyboard.
    func focus()
    /// Where to report that the person asks for what belongs to the view; set by the first who wants to know.
    var onContextRequest: (@MainActor (ContextRequest) -> Void)? { get set }
}

/// A view that shows a state and reports what the person does to it.
@MainActor public protocol BackendControl<State, Event>: BackendView {
    /// What it shows.
    associatedtype State: Sendable & Codable & Equatable
    /// What the person can do to it; `Never` for a view that only shows.
    associatedtype Event: Sendable & Codable

    /// Shows `state`; called with each change.
    func render(_ state: State)
    /// Where to report; events come in on the main thread, after the control shows their result.
    var onEvent: (@MainActor (Event) -> Void)? { get set }
}

/// A view that holds other views.
@MainActor public protocol BackendContainer<State>: BackendView {
    /// How it lays its children out.
    associatedtype State: Sendable & Codable & Equatable

    /// Lays the children out as `state` says; called with each change.
    func render(_ state: State)
    /// Replaces the children; those that stay keep their state. Called before the ``render(_:)`` that refers to them.
    func setChildren(_ children: [any BackendView])
}

/// A container that places its children by constraints, and reports when it does.
@MainActor public protocol BackendLayoutView: BackendContainer where State == LayoutViewState {
    /// Where to report each layout of a view that is seen: before the children get their sizes, and after all views of the window
    /// have theirs.
    var onLayout: (@MainActor (LayoutEvent) -> Void)? { get set }
}

/// A container of which one child is seen.
@MainActor public protocol BackendPages: BackendContainer where State == PagesState {
    /// Where to report what the person chooses, which is not shown before a state says so, and that the selected page is in
    /// place: once for each state with another ``PagesState/changes``, at once where nothing moves.
    var onEvent: (@MainActor (PagesEvent) -> Void)? { get set }
}

/// A list of rows, of which only the visible ones exist as views.
@MainActor public protocol BackendList: BackendControl
where State == ListViewState, Event == ListViewEvent {
    /// Makes a view for rows to be shown in, one after the other.
    var makeCell: (@MainActor () -> ListCell)? { get set }
    /// Some rows went, others came: called before the ``BackendControl/render(_:)`` with the new number of rows.
    func splice(_ change: ListSplice)
}

/// A view that shows one row of a list after the other.
@MainActor public struct ListCell {
    /// The view that shows the row.
    public let view: any BackendView
    /// Shows the row with that number.
    public let bind: (Int) -> Void

    package init(view: any BackendView, bind: @escaping (Int) -> Void) {
        self.view = view
        self.bind = bind
    }
}

/// A top-level window.
@MainActor public protocol BackendWindow: AnyObject {
    /// Shows `state`; called with each change.
    func render(_ state: WindowState)
    /// Fills the window with `view`.
    func setContent(_ view: any BackendView)
    /// Keeps the window above that one.
    func setParent(_ window: (any BackendWindow)?)
    /// Where to report what the person asks of the window; events come in on the main thread.
    var onEvent: (@MainActor (WindowEvent) -> Void)? { get set }
    /// Shows the window and brings it to the front.
    func present()
    /// Closes the window for good, without asking.
    func close()
}

/// A bubble above a window.
@MainActor public protocol BackendPopover: AnyObject {
    /// Fills the popover with `view`.
    func setContent(_ view: any BackendView)
    /// Opens it beside a view, or a place in it.
    func present(from anchor: any BackendView, at place: Point?, title: String)
    /// Closes it, and reports that.
    func close()
    /// It was closed: by the person, with the view that it points at, or by ``close()``.
    var onClose: (@MainActor () -> Void)? { get set }
}
