// SPDX-License-Identifier: MIT

/// The view of a backend, which shows a portable view by a toolkit such as GTK.
///
/// A backend implements this protocol and those derived from it, once for each kind of view. Only values are passed between the two: a
/// backend knows no portable view, and a portable view knows no object of a toolkit. Main thread only.
@MainActor public protocol BackendView: AnyObject {
    /// Shows the properties that every view has; called with each change.
    func renderCommon(_ properties: ViewProperties)
    /// Gives the view the keyboard focus.
    func focus()
    /// Removes the keyboard focus from the view, if the view or a view in it has the focus.
    func resignFocus()
    /// Scrolls the scroll views that the view is in as little as is necessary to make it visible, after the next layout.
    func scrollIntoView(animated: Bool)
    /// Installs the requested handlers, and removes those that are not requested any more; called with each
    /// change. If ``GestureKind/focus`` is new and the view has the keyboard focus, the backend reports the
    /// focus at once.
    func request(_ input: InputRequest)
    /// Receives the requested input, on the main thread. Set before the first ``request(_:)``.
    var onInput: (@MainActor (InputEvent) -> Void)? { get set }
    /// Opens a menu at a position in the view; without one, at the view. An item triggers the action of the
    /// view with its id, or else that of its window.
    func showMenu(_ menu: Menu, at position: Point?)
    /// Receives the context requests of the user. Set by the first subscriber; until then there are none.
    var onContextRequest: (@MainActor (ContextRequest) -> Void)? { get set }
}

/// The view of a ``Control``: it shows a state and reports the actions of the user.
@MainActor public protocol BackendControl<State, Event>: BackendView {
    /// The state that the control shows.
    associatedtype State: PortableState
    /// An action of the user; `Never` for a view that the user cannot operate.
    associatedtype Event: Sendable & Codable

    /// Shows `state`, which is valid; called with each change.
    func render(_ state: State)
    /// Receives the events, on the main thread. The control shows the result of an event before it reports the event.
    var onEvent: (@MainActor (Event) -> Void)? { get set }
}

/// The view of a ``Container``.
///
/// Children are inserted, moved and removed one at a time, each in constant time. Indices are valid, and a child is in one container only:
/// it was removed from another one before. A child that is moved keeps its state and the keyboard focus.
@MainActor public protocol BackendContainer<State, Event>: BackendView {
    /// How the children are laid out.
    associatedtype State: PortableState
    /// An event of the container; `Never` if it has none.
    associatedtype Event: Sendable & Codable

    /// Lays out the children; called with each change, after the changes of the children that it refers to.
    func render(_ state: State)
    /// Inserts `child` before the child at `index`, or at the end.
    func insert(_ child: any BackendView, at index: Int)
    /// Removes the child at `index`.
    func remove(at index: Int)
    /// Moves the child at `index` to `newIndex`, counted after the move.
    func move(from index: Int, to newIndex: Int)
    /// Receives the events, on the main thread.
    var onEvent: (@MainActor (Event) -> Void)? { get set }
}

/// The view of a ``Grid``.
@MainActor public protocol BackendGrid: BackendContainer where State == GridState, Event == Never {
    /// Places the child at `index` in `cell`. Called once after each insertion, and with each change.
    func place(childAt index: Int, in cell: GridCell)
}

/// The view of a ``LayoutView``.
///
/// It solves the constraints once before the next frame, after any number of additions and removals.
@MainActor public protocol BackendLayoutView: BackendContainer
where State == LayoutViewState, Event == LayoutEvent {
    /// Adds a constraint between children that are in the view. `id` is unique among the present constraints of the view.
    func add(_ constraint: LayoutConstraintState, id: Int)
    /// Removes a constraint. Called before one of its children is removed, except at the end of a plugin's
    /// process: a child that is removed takes its constraints with it.
    func removeConstraint(id: Int)
}

/// The view of a ``TextView``.
///
/// The text is not a part of the state. Each change of it is passed alone, so that a key press takes as long in a long text as in a short
/// one. Ranges count Unicode scalars, and are valid.
@MainActor public protocol BackendTextView: BackendControl
where State == TextViewState, Event == TextViewEvent {
    /// Replaces a range of the text, and then selects a range. Neither is reported as an event.
    ///
    /// The undo history belongs to the ``TextView``: the backend reports ``TextViewEvent/undo`` and ``TextViewEvent/redo``.
    func edit(_ edit: TextEdit, selecting selection: Range<Int>)
    /// Replaces the attributes of the text in `range` by those of `runs`, whose ranges are inside of it.
    func style(_ range: Range<Int>, with runs: [TextRun])
}
