// SPDX-License-Identifier: MIT

/// The view of a backend: what its toolkit shows for a portable view.
///
/// A backend implements this protocol and those derived from it, once for each kind of view. Only values are passed between the two: a
/// backend knows no portable view, and a portable view knows no object of a toolkit. Main thread only.
@MainActor public protocol BackendView: AnyObject {
    /// Shows the properties that every view has; called with each change.
    func renderCommon(_ properties: ViewProperties)
    /// Gives the view the keyboard focus.
    func focus()
    /// Receives the context requests of the user. Set by the first subscriber; until then there are none.
    var onContextRequest: (@MainActor (ContextRequest) -> Void)? { get set }
}

/// The view of a ``Control``: it shows a state and reports what the user does.
@MainActor public protocol BackendControl<State, Event>: BackendView {
    /// The state that the control shows.
    associatedtype State: Sendable & Codable & Equatable
    /// What the user can do; `Never` for a view that only shows.
    associatedtype Event: Sendable & Codable

    /// Shows `state`; called with each change.
    func render(_ state: State)
    /// Receives the events, on the main thread. The control shows the result of an event before it reports the event.
    var onEvent: (@MainActor (Event) -> Void)? { get set }
}

/// The view of a ``Container``.
@MainActor public protocol BackendContainer<State>: BackendView {
    /// How the children are laid out.
    associatedtype State: Sendable & Codable & Equatable

    /// Lays out the children; called with each change.
    func render(_ state: State)
    /// Replaces the children. A child that stays keeps its state. Called before the ``render(_:)`` that refers to them.
    func setChildren(_ children: [any BackendView])
}

/// The view of a ``LayoutView``.
@MainActor public protocol BackendLayoutView: BackendContainer where State == LayoutViewState {
    /// Receives the layouts of a visible view: before its children get their sizes, and after all views of the window have got theirs.
    /// If it is nil, nothing is reported.
    var onLayout: (@MainActor (LayoutEvent) -> Void)? { get set }
}

/// The view of ``Pages``.
@MainActor public protocol BackendPages: BackendContainer where State == PagesState {
    /// Receives the events. ``PagesEvent/selected(_:)`` changes nothing before a state says so. ``PagesEvent/shown`` is reported once for
    /// each state with another ``PagesState/changes``, at once if no animation runs.
    var onEvent: (@MainActor (PagesEvent) -> Void)? { get set }
}

/// The view of a ``ListView``. Only the rows in sight have views.
@MainActor public protocol BackendList: BackendControl
where State == ListViewState, Event == ListViewEvent {
    /// Creates a cell, in which one row after the other is shown.
    var makeCell: (@MainActor () -> ListCell)? { get set }
    /// Removes and inserts rows. Called before the ``BackendControl/render(_:)`` with the new number of rows.
    func splice(_ change: ListSplice)
}
