// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gdk
import Gio
import Gtk
public import RxKernel
public import ViewKit

/// The view layer on GTK 4.
///
/// An application does not create one: importing the module gives every `Program` its `main()`.
/// ```swift
/// import ControllerKit
/// import GtkBackend
///
/// @main struct ContactsApp: Application {
///     let id = "org.example.Contacts"
///     func rootFlow() -> any Flow { ContactsFlow() }
/// }
/// ```
@preconcurrency @MainActor public final class GtkBackend: Backend {
    /// The functions that create the views. A module that defines a control registers a view for it here, before the first such control is
    /// created: see ``ControlView``.
    public static let views = builtInViews()

    /// The name in error messages.
    public var name: String { "Gtk" }
    /// Nil: the language is that of the user.
    public var language: String? { nil }
    /// Nil: the time is real.
    public var clock: (any SchedulerType)? { nil }

    let application: Gtk.Application
    private let actions: ApplicationActions
    let desktop: DesktopAppearance
    private let notifications: DesktopNotifications
    let display: Gdk.Display

    /// The style class of the windows of the application, to which its style sheets are limited.
    public let styleScope: String
    // Counted in the process, so that each application has a style class of its own.
    private static var applications = 0
    /// The decoded images of the views.
    let images = ImageLoader()

    /// - Parameter application: the application, which must be registered: GTK has no display before.
    init(application: Gtk.Application) {
        guard let display = Gdk.Display.default else {
            fatalError(
                """
                GtkBackend: there is no display to show windows on. Start the application inside a desktop session \
                (DISPLAY or WAYLAND_DISPLAY is set there), or under Xvfb; for a test without a display use HeadlessBackend.
                """)
        }
        // An input method such as ibus needs the type while GTK creates its class, and GTK's threads for icons need it at the same time:
        // if the type did not exist before, each would wait for the other without an end.
        _ = Gio.File(path: "/")
        self.application = application
        actions = ApplicationActions(application)
        self.display = display
        desktop = DesktopAppearance(display)
        Self.applications += 1
        styleScope = "rxshell-application-\(Self.applications)"
        notifications = DesktopNotifications(application)
        // Without this, a page whose first text can be selected opens with that text selected.
        Gtk.Settings.for(display).gtkLabelSelectOnFocus = false
        display.addStyle(Gtk.CssProvider(css: String(decoding: PackageResources.style_css, as: UTF8.self)))
        Self.addIcons(to: Gtk.IconTheme.for(display))
    }

    // MARK: Views

    public var kinds: [String] { Self.views.kinds }

    public func make<State, Event>(
        _ kind: ControlKind<State, Event>
    ) -> (any BackendControl<State, Event>)? { Self.views.make(kind) }

    public func make<State, Event>(
        _ kind: ContainerKind<State, Event>
    ) -> (any BackendContainer<State, Event>)? { Self.views.make(kind) }

    public func makeGrid() -> any BackendGrid { GtkGridView() }
    public func makeLayoutView() -> any BackendLayoutView { GtkLayoutView() }
    public func makeTextView() -> any BackendTextView { GtkTextView() }
    public func makeCollection(_ layout: CollectionLayout) -> any BackendCollection {
        GtkCollectionView(layout)
    }
    public func makePlaceholder() -> any BackendView { WidgetView(Gtk.Label()) }

    // MARK: Windows and dialogs

    public func makeWindow() -> any BackendWindow {
        let view = GtkWindowView(application: application, actions: actions)
        view.window.addCssClass(styleScope)
        windows.removeAll { $0.view == nil }
        windows.append(WeakWindow(view: view))
        return view
    }

    /// The windows that were created, some of which may be closed.
    private var windows: [WeakWindow] = []

    private struct WeakWindow {
        weak var view: GtkWindowView?
    }

    public func makePopover() -> any BackendPopover { GtkPopoverView() }

    public func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?)
        -> (any BackendDialog)?
    {
        if (parent as? GtkWindowView)?.isClosed == true { return nil }
        let parent = dialogParent(parent)
        switch content {
        case .alert(let alert): return GtkAlert(alert, above: parent)
        case .file(let dialog): return GtkFileDialog(dialog, above: parent)
        case .prompt(let prompt): return GtkPrompt(prompt, above: parent)
        case .about(let about): return GtkAbout(about, above: parent)
        case .shortcuts(let overview): return GtkShortcutsOverview(overview, above: parent)
        }
    }

    private func dialogParent(_ window: (any BackendWindow)?) -> DialogParent {
        let owner = window as? GtkWindowView
        return DialogParent(
            owner: owner ?? activeView, window: owner?.window ?? application.activeWindow,
            styleScope: styleScope)
    }

    /// The window that is active, or that is below the active dialog.
    private var activeView: GtkWindowView? {
        var next = application.activeWindow
        while let window = next {
            if let view = windows.first(where: { $0.view?.window === window })?.view { return view }
            next = window.transientFor
        }
        return nil
    }

    // MARK: The desktop

    public func setColorScheme(_ scheme: ColorScheme) { desktop.scheme = scheme }
    public var appearance: BehaviorRelay<Appearance> { desktop.published }
    public func writeClipboard(_ items: [TransferItem]) {
        _ = display.clipboard.setContent(Gdk.ContentProvider(items))
    }
    public func clipboardHas(_ type: TransferType) -> Bool { display.clipboard.formats.has(type) }
    public func readClipboard(_ type: TransferType) async -> TransferItem? {
        await display.clipboard.readItem(type)
    }
    public func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        let connection = display.clipboard.onChanged(changed)
        return DialogHandle { connection.disconnect() }
    }

    public func makeStatusItem() -> (any BackendStatusItem)? { GtkStatusItem() }

    public func latinKey(of key: String) -> String? { Key.named(key)?.inLatinLayout(of: display)?.name }

    public func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        notifications.post(notification, answer: answer)
    }
    public func withdrawNotification(_ id: String) { notifications.withdraw(id) }

    public func open(uri: String) {
        #if GTK_4_10
            Task {
                do throws(GLibError) {
                    try await Gtk.UriLauncher(uri: uri).launch(parent: application.activeWindow)
                } catch  where !error.is(Gtk.DialogError.dismissed) && !error.is(Gtk.DialogError.cancelled) {
                    // As `gtk_show_uri()` does.
                    let alert = Gtk.AlertDialog(properties: ["message": uri, "detail": error.message])
                    alert.show(parent: application.activeWindow)
                } catch {}
            }
        #else
            Gtk.showUri(application.activeWindow, uri: uri, timestamp: Int(GDK_CURRENT_TIME))
        #endif
    }
}
