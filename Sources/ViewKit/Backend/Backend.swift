// SPDX-License-Identifier: MIT

/// A toolkit: what makes the views, windows and dialogs of an application.
///
/// There is no default for any of it, so that a view that a backend lacks does not compile.
@MainActor public protocol Backend: ControlFactory, ContainerFactory, WindowFactory, DesktopServices {}

/// Makes the views that show something and can be operated.
@MainActor public protocol ControlFactory: AnyObject {
    func makeLabel() -> any BackendControl<LabelState, Never>
    func makeButton() -> any BackendControl<ButtonState, ButtonEvent>
    func makeMenuButton() -> any BackendControl<MenuButtonState, Never>
    func makeTextField() -> any BackendControl<TextFieldState, TextEvent>
    func makeTextView() -> any BackendControl<TextViewState, TextEvent>
    func makeImageView() -> any BackendControl<ImageViewState, Never>
    func makeAvatar() -> any BackendControl<AvatarState, Never>
    func makeCheckBox() -> any BackendControl<ToggleState, ToggleEvent>
    func makeSwitch() -> any BackendControl<ToggleState, ToggleEvent>
    func makeDropDown() -> any BackendControl<DropDownState, SelectionEvent>
    func makeSpinner() -> any BackendControl<SpinnerState, Never>
    func makeSeparator() -> any BackendControl<SeparatorState, Never>
    func makeList() -> any BackendList
}

/// Makes the views that hold other views.
@MainActor public protocol ContainerFactory: AnyObject {
    func makeBox() -> any BackendContainer<BoxState>
    func makeGrid() -> any BackendContainer<GridState>
    func makeScrollView() -> any BackendContainer<ScrollViewState>
    func makeLayoutView() -> any BackendContainer<LayoutViewState>
    func makePageStack() -> any BackendContainer<PageStackState>
    func makeSplitView() -> any BackendContainer<SplitViewState>
}

/// Makes windows and dialogs.
@MainActor public protocol WindowFactory: AnyObject {
    func makeWindow() -> any BackendWindow
    /// Shows a dialog above `parent` and answers once: with the index of the chosen action, or nil where the dialog was
    /// closed. Disposing of the result closes the dialog without an answer.
    func show(
        _ alert: Alert, above parent: (any BackendWindow)?, answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle
    /// The same for files: answers with absolute paths; with none where the person changed their mind.
    func show(
        _ dialog: FileDialog, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor ([String]) -> Void
    ) -> DialogHandle
}

/// An open dialog.
@MainActor public final class DialogHandle {
    private var close: (@MainActor () -> Void)?

    public init(close: @escaping @MainActor () -> Void) { self.close = close }

    /// Closes the dialog; it will not answer any more.
    public func dismiss() {
        close?()
        close = nil
    }
}

/// What the desktop around the application offers.
@MainActor public protocol DesktopServices: AnyObject {
    func setColorScheme(_ scheme: ColorScheme)
    func copyToClipboard(_ text: String)
    /// Opens a mail address, a web page or a file with the application that the person chose for it.
    func open(uri: String)
    /// Adds rules for ``ViewState/styleClasses``, in the syntax of GTK's style sheets.
    func addStyleSheet(_ css: String)
}
