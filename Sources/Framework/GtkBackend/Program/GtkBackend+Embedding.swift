// SPDX-License-Identifier: MIT

public import Gtk
public import ViewKit

extension GtkBackend {
    /// Installs GTK as the backend of all views that are created later, in a GTK program that is not a `Program` of the framework.
    ///
    /// ```swift
    /// let application = Gtk.Application(applicationId: "org.example.Player")
    /// application.onActivate { [unowned application] in
    ///     try? GtkBackend.install(in: application)
    ///     let window = Gtk.ApplicationWindow(application: application)
    ///     window.child = Label("Hello").makeGtkWidget()
    ///     window.present()
    /// }
    /// ```
    /// Call it once, when the application has started. The actions of the framework's views are those of a `Window` of the framework.
    ///
    /// - Throws: `GLibError` if the application is not registered yet and cannot be registered.
    @discardableResult
    public static func install(in application: Gtk.Application) throws -> GtkBackend {
        if !application.isRegistered { try application.register() }
        let backend = GtkBackend(application: application)
        Toolkit.install(backend)
        return backend
    }
}

extension View {
    /// Returns a widget with the view in it, for a container of a GTK program. The widget retains the view.
    ///
    /// Use ``gtkWidget`` to change the widget of a view that the framework shows. A view of another backend is shown as an empty widget.
    public func makeGtkWidget() -> Gtk.Widget {
        let host = Gtk.Box()
        host.layoutManager = Gtk.BinLayout()
        guard let widget = gtkWidget else { return host }
        widget.leaveParent()
        host.append(widget)
        // The handler is released with the host, and the view with the handler. The view does not retain the host.
        host.connect("destroy") { [self] _ in _ = self }
        // A view outside of the framework's windows gets the style of the application only if it has the application's class.
        if let backend = Toolkit.backend as? GtkBackend { host.addCssClass(backend.styleScope) }
        return host
    }
}
