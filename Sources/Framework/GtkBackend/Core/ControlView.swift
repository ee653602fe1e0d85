// SPDX-License-Identifier: MIT

public import Gtk
public import ViewKit

/// The GTK peer of a control: a subclass shows changes of the state, and reports the user's events.
///
/// ```swift
/// final class RatingView: ControlView<RatingState, RatingEvent> {
///     private let scale = Gtk.Scale(orientation: .horizontal, min: 0, max: 5, step: 1)
///     init() {
///         super.init(scale)
///         scale.onValueChanged { [weak self] in self?.send(.rated(Int(self?.scale.value ?? 0))) }
///     }
///     override func show(_ change: Change<RatingState>) { change.of(\.stars) { scale.value = Double($0) } }
/// }
/// GtkBackend.views.register(.rating) { RatingView() }
/// ```
/// Main thread only.
@preconcurrency @MainActor
open class ControlView<State: PortableState, Event: Sendable & Codable>: WidgetView, BackendControl {
    public final var onEvent: (@MainActor (Event) -> Void)?
    /// The state that the user sees: the one that was shown last, with the user's changes since
    /// (``apply(_:to:)``); nil before the first one. Guard: as for `isRendering`, only the main thread reads
    /// and sets it, and no call takes place meanwhile.
    @exclusivity(unchecked) public private(set) final var state: State?
    /// Whether a state is shown now, so that no events are sent.
    @exclusivity(unchecked) public private(set) final var isRendering = false

    /// Creates the view with the widget that containers place.
    public override init(_ widget: Gtk.Widget) {
        super.init(widget)
        applyFillAlignment()
    }

    override var fallbackName: String? { "" }
    override func didName(_ name: String?) { operatedWidget.nameParts(name ?? "") }

    /// Shows a state.
    public func render(_ state: State) { update(to: state) }

    /// Inlined by the views that bindings change most: in code that is not specialized, Swift looks up the
    /// type of the state at run time in each call, which takes as long as the call of GTK.
    @inline(__always)
    final func update(to state: State) {
        // Exchanged, since a copy retains each property.
        var old: State? = state
        swap(&self.state, &old)
        let change = Change(from: old, to: state)
        withoutEvents { show(change) }
        if !hasNameOfGtk { updateAccessibleName() }
    }

    /// Shows the properties that have changed. Events that widgets report during the call are ignored.
    open func show(_ change: Change<State>) {}

    /// Changes ``state`` in the same way as the user has changed the widget. The default does nothing.
    ///
    /// An application shows the new state before ``send(_:)`` returns. A plugin in another process shows it
    /// later: override this where ``show(_:)`` or the next event compares the state with what the user has changed in the widget.
    open func apply(_ event: Event, to state: inout State) {}

    /// Reports an event of the user. It is ignored while a state is shown, because the widget reports such changes, too.
    public final func send(_ event: Event) {
        guard !isRendering else { return }
        if var state {
            apply(event, to: &state)
            self.state = state
        }
        onEvent?(event)
    }

    /// Changes widgets without sending events.
    public final func withoutEvents(_ change: () -> Void) {
        let wasRendering = isRendering
        isRendering = true
        change()
        isRendering = wasRendering
    }
}
