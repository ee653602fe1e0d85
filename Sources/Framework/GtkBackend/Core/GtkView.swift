// SPDX-License-Identifier: MIT

public import Gtk
public import ViewKit

/// A view that shows any widget of GTK.
///
/// ```swift
/// let volume = GtkView(name: "Volume") { Gtk.Scale(orientation: .horizontal, min: 0, max: 100, step: 1) }
/// override func subviews() -> [any View] { [titleLabel, volume] }
/// ```
/// In a file that imports all of GTK, names such as `Label` and `Box` mean GTK's. Import the class that you need, and they mean the
/// portable views:
/// ```swift
/// import ControllerKit
/// import GtkBackend
/// import class Gtk.Scale
/// ```
/// The closure is called only if GTK shows the views. On another backend, as in a test without a display, an
/// empty view of that name replaces the widget. The view retains its widget. Main thread only.
public final class GtkView: PortableView {
    /// The widget; nil on another backend.
    public let widget: Gtk.Widget?

    /// Creates a view from an existing widget, for a screen that always has a display.
    public init(_ widget: Gtk.Widget) {
        self.widget = widget
        super.init(backendView: WidgetView(widget))
    }

    /// Creates a view whose widget is created on GTK; on another backend the view is a placeholder.
    ///
    /// - Parameters:
    ///   - name: the name for screen readers and tests, on every backend: its ``PortableView/accessibilityLabel``.
    ///   - make: returns the widget. It is called once, before the initializer returns.
    public init(name: String, _ make: @MainActor () -> Gtk.Widget) {
        let widget = Toolkit.backend is GtkBackend ? make() : nil
        self.widget = widget
        super.init(backendView: widget.map { WidgetView($0) } ?? Toolkit.backend.makePlaceholder())
        accessibilityLabel = name
    }
}

extension View {
    /// The widget that shows the view, for functions that only GTK has; nil on another backend.
    public var gtkWidget: Gtk.Widget? { (backendView as? WidgetView)?.widget }
}
