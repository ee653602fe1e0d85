// SPDX-License-Identifier: MIT

public import Gtk
public import ViewKit

/// Any widget of GTK as a view, beside the portable ones.
///
/// ```swift
/// let calendar = Gtk.Calendar()
/// override func subviews() -> [any View] { [titleLabel, GtkView(calendar)] }
/// ```
/// A screen that uses one needs a display; keep it out of controllers that are tested without. The view holds its widget.
/// Main thread only.
public final class GtkView: PortableView {
    /// What it shows.
    public let widget: Gtk.Widget

    public init(_ widget: Gtk.Widget) {
        self.widget = widget
        super.init(backendView: WidgetView(widget))
    }
}

extension View {
    /// The widget that shows the view, for what only GTK can do with it; nil on another backend.
    public var gtkWidget: Gtk.Widget? { (backendView as? WidgetView)?.widget }
}
