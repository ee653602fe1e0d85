// SPDX-License-Identifier: MIT

import GLib
import GObject
public import Gtk
public import ViewKit

/// The GTK peer of a view: a widget, with the properties that every view has. Subclass ``ControlView`` for a
/// control, and ``ContainerView`` for a container. Main thread only.
/// ```swift
/// let view = WidgetView(Gtk.Label("A view without a state"))
/// ```
@preconcurrency @MainActor open class WidgetView: BackendView {
    /// The widget that containers place.
    public final let widget: Gtk.Widget
    /// Guard: as for ``accessibleName``, only the main thread reads and sets it, and no call takes place meanwhile.
    @exclusivity(unchecked) private var shown = ViewProperties()
    private var widthGroup: WidgetGroup? { didSet { widget.leave(oldValue, andJoin: widthGroup) } }
    private var heightGroup: WidgetGroup? { didSet { widget.leave(oldValue, andJoin: heightGroup) } }

    /// Creates the view of a widget.
    public init(_ widget: Gtk.Widget) { self.widget = widget }

    /// The widget that the user operates, if it is another one inside ``widget``.
    open var operatedWidget: Gtk.Widget { widget }

    /// The name for screen readers if the application sets none: the text on the widget.
    open var visibleText: String? { nil }

    /// The name for screen readers if there is no other; nil for the one that GTK chooses.
    var fallbackName: String? { nil }

    /// The alignment of the widget for ``ViewKit/Alignment/fill``. A widget that looks wrong when it is stretched overrides it.
    open var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.fill, .fill) }

    open func renderCommon(_ properties: ViewProperties) {
        // Bindings change these two most. A copy of all properties takes as long as the call of GTK.
        if shown.isHidden != properties.isHidden {
            shown.isHidden = properties.isHidden
            widget.visible = !properties.isHidden
        }
        if shown.isEnabled != properties.isEnabled {
            shown.isEnabled = properties.isEnabled
            widget.sensitive = properties.isEnabled
        }
        if shown != properties { render(Change(from: shown, to: properties)) }
        if accessibleName == nil { updateAccessibleName() }
    }

    private func render(_ change: Change<ViewProperties>) {
        shown = change.new
        change.of(\.tooltip) { widget.tooltipText = $0 }
        change.of(\.identifier) { widget.name = $0 ?? "" }
        change.of(\.horizontalAlignment) { widget.halign = $0.align(filling: fillAlignment.horizontal) }
        change.of(\.verticalAlignment) { widget.valign = $0.align(filling: fillAlignment.vertical) }
        change.of(\.expandsHorizontally) {
            widget.hexpand = $0 ?? false
            widget.hexpandSet = $0 != nil
        }
        change.of(\.expandsVertically) {
            widget.vexpand = $0 ?? false
            widget.vexpandSet = $0 != nil
        }
        change.of(\.margins) { widget.margins = $0 }
        change.of(\.minimumWidth) { widget.widthRequest = $0 ?? -1 }
        change.of(\.minimumHeight) { widget.heightRequest = $0 ?? -1 }
        change.of(\.widthGroup) { widthGroup = $0.map { WidgetGroup.with(id: $0, .horizontal) } }
        change.of(\.heightGroup) { heightGroup = $0.map { WidgetGroup.with(id: $0, .vertical) } }
        change.of(\.styleClasses) { classes in
            for name in change.old?.styleClasses ?? [] where !classes.contains(name) {
                widget.removeCssClass(name)
            }
            for name in classes { widget.addCssClass(name) }
        }
        change.of(\.accessibilityDescription) { operatedWidget.setAccessible(.description, $0) }
        if change.isNew(\.accessibilityLabel) || change.isNew(\.tooltip) { updateAccessibleName() }
    }

    open func focus() {
        MovedFocus.cancel(in: widget.window)
        takeFocus()
    }

    /// Moves the keyboard focus to the view, or to the part of it that has it.
    func takeFocus() { _ = operatedWidget.grabFocus() }

    public final func resignFocus() {
        guard let window = widget.window, let focus = window.focusWidget, focus.isInside(widget) else {
            return
        }
        MovedFocus.cancel(in: window)
        window.focusWidget = nil
    }

    public final func scrollIntoView(animated: Bool) {
        // A plugin can request it any number of times while the view is not visible.
        defer { animatesScroll = animated }
        guard animatesScroll == nil else { return }
        widget.afterLayout { [weak self] in
            guard let self, let animated = animatesScroll else { return }
            animatesScroll = nil
            widget.scrollIntoView(animated: animated)
        }
    }

    /// Whether an animation leads to the view, which waits for the layout; nil if it does not wait.
    private final var animatesScroll: Bool?

    public final var onInput: (@MainActor (InputEvent) -> Void)?

    public final func request(_ input: InputRequest) { inputControllers.show(input) }

    final lazy var inputControllers = InputControllers(widget, focus: operatedWidget) { [weak self] event in
        self?.onInput?(event)
    }

    open func showMenu(_ menu: ViewKit.Menu, at position: ViewKit.Point?) {
        contextMenu?.remove()
        guard widget.isInOpenedWindow else { return }
        check(menu)
        contextMenu = ContextMenuPopover(menu, at: position, of: widget, actions: inputControllers.actions)
    }

    /// The menu that was opened last.
    private(set) final var contextMenu: ContextMenuPopover?

    public final var onContextRequest: (@MainActor (ContextRequest) -> Void)? {
        didSet { if oldValue == nil { listenForContextRequests() } }
    }

    /// The context request at a position; nil if the user pressed a key. A view with rows adds the row.
    func contextRequest(at position: ViewKit.Point?) -> ContextRequest { ContextRequest(position: position) }

    /// The accessible name that was set last; nil if GTK chooses it.
    @exclusivity(unchecked) final private(set) var accessibleName: String?

    /// Sets the accessible name of the view: that of a control without a text is its tooltip.
    func updateAccessibleName() {
        let name = shown.accessibilityLabel ?? visibleText ?? shown.tooltip ?? fallbackName
        guard name != accessibleName else { return }
        accessibleName = name
        operatedWidget.setAccessible(.label, name)
        didName(name)
    }

    /// Call it when GTK has set the accessible name itself, as it does with the text of a label. GTK sets none for an empty text.
    final func wasNamedByGtk(_ name: String) {
        isNamedByGtk = !name.isEmpty
        if isNamedByGtk { accessibleName = name }
    }

    private final var isNamedByGtk = false
    /// Whether the name that GTK sets for each new text is the accessible name.
    final var hasNameOfGtk: Bool { isNamedByGtk && shown.accessibilityLabel == nil }

    /// The accessible name, and after it a value that the widget shows.
    final func accessibleName(with value: String) -> String {
        guard let accessibleName, accessibleName != value else { return value }
        return "\(accessibleName), \(value)"
    }

    /// Called when the view has another accessible name.
    func didName(_ name: String?) {}

    /// Sets the alignment that a widget has before the first state is shown.
    func applyFillAlignment() {
        widget.halign = fillAlignment.horizontal
        widget.valign = fillAlignment.vertical
    }
}

/// The widget of a backend view; a view of another backend has none.
extension BackendView {
    var gtkWidget: Gtk.Widget {
        guard let view = self as? WidgetView else {
            fatalError(
                """
                GtkBackend: a \(type(of: self)) was put into a GTK container, but it belongs to another backend. Views that \
                were made before GtkBackend started, or for a test without a display, cannot be shown on one.
                """)
        }
        return view.widget
    }
}

extension ViewKit.Alignment {
    /// GTK's name for it.
    func align(filling fill: Gtk.Align = .fill) -> Gtk.Align {
        switch self {
        case .fill: fill
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }
}

extension Axis {
    var orientation: Gtk.Orientation { self == .horizontal ? .horizontal : .vertical }
}
