// SPDX-License-Identifier: MIT

public import Gtk
public import ViewKit

/// The GTK peer of a container: a subclass adds, removes and reorders widgets, and shows changes of the state. Main thread only.
/// ```swift
/// final class GtkPileView: ContainerView<PileState, Never> {
///     private let box = Gtk.Box(orientation: .vertical, spacing: 0)
///
///     init() { super.init(box) }
///
///     override func show(_ change: Change<PileState>) { change.of(\.spacing) { box.spacing = $0 } }
///     override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { box.insertChild(child, after: previous) }
///     override func take(_ child: Gtk.Widget) { box.remove(child) }
///     override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) { box.reorderChild(child, after: previous) }
/// }
///
/// GtkBackend.views.register(.pile) { GtkPileView() }
/// ```
@preconcurrency @MainActor
open class ContainerView<State: PortableState, Event: Sendable & Codable>: WidgetView, BackendContainer {
    public final var onEvent: (@MainActor (Event) -> Void)?
    /// The widgets of the children, in order.
    public private(set) final var children: [Gtk.Widget] = []
    /// The state that is shown; nil before the first one.
    public private(set) final var state: State?

    public final func render(_ state: State) {
        let change = Change(from: self.state, to: state)
        self.state = state
        show(change)
    }

    public final func insert(_ child: any BackendView, at index: Int) {
        let widget = child.gtkWidget
        if widget.parent != nil {
            MovedFocus.willMove(widget)
            widget.leaveParent()
        }
        children.insert(widget, at: index)
        add(widget, after: index == 0 ? nil : children[index - 1])
        MovedFocus.didMove(widget)
    }

    public final func remove(at index: Int) {
        let widget = children.remove(at: index)
        guard isInside(widget) else { return }
        MovedFocus.willMove(widget)
        take(widget)
    }

    /// Whether a child that is removed is still in the widget, and not in another one already.
    func isInside(_ child: Gtk.Widget) -> Bool {
        child.parent != nil && child.parent === container(of: child)
    }

    public final func move(from index: Int, to newIndex: Int) {
        let widget = children.remove(at: index)
        children.insert(widget, at: newIndex)
        reorder(widget, after: newIndex == 0 ? nil : children[newIndex - 1])
    }

    /// Changes ``state`` in the same way as the user has changed the widget, and reports the event. The next
    /// action of the user is then compared with what the user sees, also if the application is a plugin in
    /// another process, whose new state comes later.
    func send(_ event: Event, _ change: (inout State) -> Void) {
        if var state {
            change(&state)
            self.state = state
        }
        onEvent?(event)
    }

    /// Shows the properties that have changed.
    open func show(_ change: Change<State>) {}

    /// The direct parent of a child: the widget itself, unless a subclass puts another widget between the two.
    open func container(of child: Gtk.Widget) -> Gtk.Widget? { widget }

    /// Adds a widget after another child, or as the first one. ``children`` contains it already.
    open func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {}

    /// Removes a widget. ``children`` does not contain it any more.
    open func take(_ child: Gtk.Widget) { child.unparent() }

    /// Moves a child after another one, or to the beginning. ``children`` has the new order already.
    open func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {}
}
