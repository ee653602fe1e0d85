// SPDX-License-Identifier: MIT

/// A toolkit: it creates the views, windows and dialogs of an application.
///
/// No function has a default implementation, so that a backend that lacks a view does not compile. Main thread only.
@MainActor public protocol Backend: ControlFactory, ContainerFactory, WindowFactory, DesktopServices {}

/// Creates controls: see ``Control``.
@MainActor public protocol ControlFactory: AnyObject {
    /// Creates the view of a ``Label``.
    func makeLabel() -> any BackendControl<LabelState, Never>
    /// Creates the view of a ``Button``.
    func makeButton() -> any BackendControl<ButtonState, ButtonEvent>
    /// Creates the view of a ``MenuButton``.
    func makeMenuButton() -> any BackendControl<MenuButtonState, Never>
    /// Creates the view of a ``TextField``.
    func makeTextField() -> any BackendControl<TextFieldState, TextEvent>
    /// Creates the view of a ``TextView``.
    func makeTextView() -> any BackendControl<TextViewState, TextEvent>
    /// Creates the view of an ``ImageView``.
    func makeImageView() -> any BackendControl<ImageViewState, Never>
    /// Creates the view of an ``Avatar``.
    func makeAvatar() -> any BackendControl<AvatarState, Never>
    /// Creates the view of a ``CheckBox``.
    func makeCheckBox() -> any BackendControl<ToggleState, ToggleEvent>
    /// Creates the view of a ``Switch``.
    func makeSwitch() -> any BackendControl<ToggleState, ToggleEvent>
    /// Creates the view of a ``DropDown``.
    func makeDropDown() -> any BackendControl<DropDownState, SelectionEvent>
    /// Creates the view of a ``Spinner``.
    func makeSpinner() -> any BackendControl<SpinnerState, Never>
    /// Creates the view of a ``Separator``.
    func makeSeparator() -> any BackendControl<SeparatorState, Never>
    /// Creates the view of a ``ListView``.
    func makeList() -> any BackendList
    /// Makes what stands in for a view that only another toolkit can show.
    func makePlaceholder() -> any BackendView
}

/// Creates containers: see ``Container``.
@MainActor public protocol ContainerFactory: AnyObject {
    /// Creates the view of a ``Box``.
    func makeBox() -> any BackendContainer<BoxState>
    /// Creates the view of a ``Grid``.
    func makeGrid() -> any BackendContainer<GridState>
    /// Creates the view of a ``ScrollView``.
    func makeScrollView() -> any BackendContainer<ScrollViewState>
    /// Creates the view of a ``Clamp``.
    func makeClamp() -> any BackendContainer<ClampState>
    /// Creates the view of a ``LayoutView``.
    func makeLayoutView() -> any BackendLayoutView
    /// Creates the view of a ``PageStack``.
    func makePageStack() -> any BackendPages
    /// Creates the view of a ``TabView``.
    func makeTabView() -> any BackendPages
    /// Creates the view of a ``PageView``.
    func makePageView() -> any BackendPages
    /// Creates the view of a ``SplitView``.
    func makeSplitView() -> any BackendContainer<SplitViewState>
}

/// Creates windows and dialogs.
@MainActor public protocol WindowFactory: AnyObject {
    /// Creates a window that is not shown yet.
    func makeWindow() -> any BackendWindow
    /// Creates a popover that is not open yet.
    func makePopover() -> any BackendPopover
    /// Shows an alert above `parent`, and calls `answer` once: with the index of the chosen action; if the dialog was closed, with the
    /// index of the cancel action, or with nil if there is none. Dismissing the returned dialog closes it without a call.
    func show(
        _ alert: Alert, above parent: (any BackendWindow)?, answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle
    /// Shows a file dialog above `parent`, and calls `answer` once: with absolute paths, or with none if the user chose none. Dismissing
    /// the returned dialog closes it without a call.
    func show(
        _ dialog: FileDialog, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor ([String]) -> Void
    ) -> DialogHandle
}

/// The services of the desktop.
@MainActor public protocol DesktopServices: AnyObject {
    /// Requests light or dark colours, or those that the desktop prefers.
    func setColorScheme(_ scheme: ColorScheme)
    /// Copies `text` to the clipboard.
    func copyToClipboard(_ text: String)
    /// Opens a mail address, a web page or a file with the application that the user has chosen for it.
    func open(uri: String)
    /// Adds a style sheet with rules for ``ViewProperties/styleClasses``, in the syntax of GTK's style sheets.
    func addStyleSheet(_ css: String)
}
