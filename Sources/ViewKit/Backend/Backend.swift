// SPDX-License-Identifier: MIT

/// A toolkit: what makes the views, windows and dialogs of an application.
///
/// There is no default for any of it, so that a view that a backend lacks does not compile.
@MainActor public protocol Backend: ControlFactory, ContainerFactory, WindowFactory, DesktopServices {}

/// Makes the views that show something and can be operated.
@MainActor public protocol ControlFactory: AnyObject {
    /// Makes a text that is read.
    func makeLabel() -> any BackendControl<LabelState, Never>
    /// Makes something to press.
    func makeButton() -> any BackendControl<ButtonState, ButtonEvent>
    /// Makes a button that opens a menu.
    func makeMenuButton() -> any BackendControl<MenuButtonState, Never>
    /// Makes a line of text that the person writes.
    func makeTextField() -> any BackendControl<TextFieldState, TextEvent>
    /// Makes several lines of text that the person writes.
    func makeTextView() -> any BackendControl<TextViewState, TextEvent>
    /// Makes an icon or a picture.
    func makeImageView() -> any BackendControl<ImageViewState, Never>
    /// Makes a person's round picture.
    func makeAvatar() -> any BackendControl<AvatarState, Never>
    /// Makes a box with a check mark and a title.
    func makeCheckBox() -> any BackendControl<ToggleState, ToggleEvent>
    /// Makes a switch without a title.
    func makeSwitch() -> any BackendControl<ToggleState, ToggleEvent>
    /// Makes a choice of a few options.
    func makeDropDown() -> any BackendControl<DropDownState, SelectionEvent>
    /// Makes what says that something is going on.
    func makeSpinner() -> any BackendControl<SpinnerState, Never>
    /// Makes a line between views.
    func makeSeparator() -> any BackendControl<SeparatorState, Never>
    /// Makes a list, of whose rows only those in sight exist.
    func makeList() -> any BackendList
    /// Makes what stands in for a view that only another toolkit can show.
    func makePlaceholder() -> any BackendView
}

/// Makes the views that hold other views.
@MainActor public protocol ContainerFactory: AnyObject {
    /// Makes a row or a column.
    func makeBox() -> any BackendContainer<BoxState>
    /// Makes rows and columns that are aligned with each other.
    func makeGrid() -> any BackendContainer<GridState>
    /// Makes a part of a larger view, which can be moved.
    func makeScrollView() -> any BackendContainer<ScrollViewState>
    /// Makes a view that keeps another from growing too wide.
    func makeClamp() -> any BackendContainer<ClampState>
    /// Makes a view whose children are placed by constraints.
    func makeLayoutView() -> any BackendLayoutView
    /// Makes pages with nothing around them.
    func makePageStack() -> any BackendPages
    /// Makes pages under a row of tabs.
    func makeTabView() -> any BackendPages
    /// Makes pages to leaf through.
    func makePageView() -> any BackendPages
    /// Makes a side bar with a content beside it.
    func makeSplitView() -> any BackendContainer<SplitViewState>
}

/// Makes windows and dialogs.
@MainActor public protocol WindowFactory: AnyObject {
    /// Makes a window, which is not shown yet.
    func makeWindow() -> any BackendWindow
    /// Makes a bubble, which is not open yet.
    func makePopover() -> any BackendPopover
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
@preconcurrency @MainActor public final class DialogHandle {
    private var close: (@MainActor () -> Void)?

    /// A dialog that `close` takes away, at most once.
    public init(close: @escaping @MainActor () -> Void) { self.close = close }

    /// Closes the dialog; it will not answer any more.
    public func dismiss() {
        close?()
        close = nil
    }
}

/// What the desktop around the application offers.
@MainActor public protocol DesktopServices: AnyObject {
    /// Asks for light or dark colours, or for those of the desktop.
    func setColorScheme(_ scheme: ColorScheme)
    /// Puts `text` where other applications can paste it from.
    func copyToClipboard(_ text: String)
    /// Opens a mail address, a web page or a file with the application that the person chose for it.
    func open(uri: String)
    /// Adds rules for ``ViewProperties/styleClasses``, in the syntax of GTK's style sheets.
    func addStyleSheet(_ css: String)
}
