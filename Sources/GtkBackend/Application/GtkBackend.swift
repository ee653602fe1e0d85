// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// The view layer on GTK 4.
///
/// An application never names it: importing the module gives every `Program` its `main()`.
final class GtkBackend: Backend {
    private let application: Gtk.Application
    private let actions: ApplicationActions
    private let appearance: Appearance
    private let display: Gdk.Display

    /// - Parameter application: has to be registered, so that GTK has a display to show things on.
    init(application: Gtk.Application) {
        guard let display = Gdk.Display.default else {
            fatalError(
                """
                GtkBackend: there is no display to show windows on. Start the application inside a desktop session \
                (DISPLAY or WAYLAND_DISPLAY is set there), or under Xvfb; for a test without a display use HeadlessBackend.
                """)
        }
        self.application = application
        actions = ApplicationActions(application)
        self.display = display
        appearance = Appearance(display)
        // A page whose first text can be copied would open with all of it marked.
        Gtk.Settings.for(display).gtkLabelSelectOnFocus = false
        addStyleSheet(String(decoding: PackageResources.style_css, as: UTF8.self))
    }

    // MARK: Controls

    func makeLabel() -> any BackendControl<LabelState, Never> { GtkLabelView() }
    func makeButton() -> any BackendControl<ButtonState, ViewKit.ButtonEvent> { GtkButtonView() }
    func makeMenuButton() -> any BackendControl<MenuButtonState, Never> { GtkMenuButtonView() }
    func makeTextField() -> any BackendControl<TextFieldState, TextEvent> { GtkTextFieldView() }
    func makeTextView() -> any BackendControl<TextViewState, TextEvent> { GtkTextView() }
    func makeImageView() -> any BackendControl<ImageViewState, Never> { GtkImageView() }
    func makeAvatar() -> any BackendControl<AvatarState, Never> { GtkAvatarView() }
    func makeCheckBox() -> any BackendControl<ToggleState, ToggleEvent> { GtkCheckBoxView() }
    func makeSwitch() -> any BackendControl<ToggleState, ToggleEvent> { GtkSwitchView() }
    func makeDropDown() -> any BackendControl<DropDownState, SelectionEvent> { GtkDropDownView() }
    func makeSpinner() -> any BackendControl<SpinnerState, Never> { GtkSpinnerView() }
    func makeSeparator() -> any BackendControl<SeparatorState, Never> { GtkSeparatorView() }
    func makeList() -> any BackendList { GtkListView() }
    func makePlaceholder() -> any BackendView { WidgetView(Gtk.Label()) }

    // MARK: Containers

    func makeBox() -> any BackendContainer<BoxState> { GtkBoxView() }
    func makeGrid() -> any BackendContainer<GridState> { GtkGridView() }
    func makeScrollView() -> any BackendContainer<ScrollViewState> { GtkScrollView() }
    func makeClamp() -> any BackendContainer<ClampState> { GtkClampView() }
    func makeLayoutView() -> any BackendLayoutView { GtkLayoutView() }
    func makePageStack() -> any BackendPages { GtkPageStackView() }
    func makeTabView() -> any BackendPages { GtkTabView() }
    func makePageView() -> any BackendPages { GtkPageView() }
    func makeSplitView() -> any BackendContainer<SplitViewState> { GtkSplitView() }

    // MARK: Windows and dialogs

    func makeWindow() -> any BackendWindow { GtkWindowView(application: application, actions: actions) }
    func makePopover() -> any BackendPopover { GtkPopoverView() }

    func show(
        _ alert: Alert, above parent: (any BackendWindow)?, answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle {
        let alert = GtkAlert(alert, above: dialogParent(parent), answer: answer)
        return DialogHandle { [weak alert] in alert?.dismiss() }
    }

    func show(
        _ dialog: FileDialog, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor ([String]) -> Void
    ) -> DialogHandle {
        let dialog = GtkFileDialog(dialog, above: dialogParent(parent), answer: answer)
        return DialogHandle { [weak dialog] in dialog?.dismiss() }
    }

    private func dialogParent(_ window: (any BackendWindow)?) -> DialogParent {
        let owner = window as? GtkWindowView
        return DialogParent(owner: owner, window: owner?.window ?? application.activeWindow)
    }

    // MARK: The desktop

    func setColorScheme(_ scheme: ColorScheme) { appearance.scheme = scheme }
    func copyToClipboard(_ text: String) { display.clipboard.set(Value(text)) }

    func open(uri: String) {
        Gtk.showUri(application.activeWindow, uri: uri, timestamp: Int(GDK_CURRENT_TIME))
    }

    func addStyleSheet(_ css: String) {
        display.addStyle(Gtk.CssProvider(css: css))
    }
}
