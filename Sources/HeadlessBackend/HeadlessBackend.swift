// SPDX-License-Identifier: MIT

import ViewKit

/// The view layer in memory: it answers what a person would see, and does what they would do, with no display.
///
/// Tests use it through `HeadlessApp`; a test of one view installs it by itself:
/// ```swift
/// let backend = HeadlessBackend.install()
/// let button = Button("Close")
/// ```
@preconcurrency @MainActor public final class HeadlessBackend: Backend {
    /// The windows that are open, the front one last.
    public private(set) var windows: [HeadlessWindow] = []
    /// The colours that the application asked for.
    public private(set) var colorScheme = ColorScheme.automatic
    /// What was copied last; empty at first.
    public private(set) var clipboard = ""
    /// What was opened with other applications, in order.
    public private(set) var openedURIs: [String] = []
    /// The style sheets that were added, in order.
    public private(set) var styleSheets: [String] = []

    /// Whether animations take time: then a page is on its way in until ``HeadlessPages/finishAnimation()``.
    public var isAnimated = false

    private static var shared: HeadlessBackend?

    private init() {}

    /// Makes all views from now on be made in memory. There is one such backend in a process; windows of different
    /// tests do not meet, since each test looks at its own.
    @discardableResult public static func install() -> HeadlessBackend {
        let backend = shared ?? HeadlessBackend()
        shared = backend
        Toolkit.backend = backend
        return backend
    }

    func bringToFront(_ window: HeadlessWindow) {
        remove(window)
        windows.append(window)
    }

    func remove(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

    // MARK: Controls

    public func makeLabel() -> any BackendControl<LabelState, Never> {
        HeadlessControl(.label, text: { $0.text })
    }

    public func makeButton() -> any BackendControl<ButtonState, ButtonEvent> {
        HeadlessControl(.button, text: { $0.title })
    }

    public func makeMenuButton() -> any BackendControl<MenuButtonState, Never> {
        HeadlessControl(.menuButton, text: { $0.title })
    }

    public func makeTextField() -> any BackendControl<TextFieldState, TextEvent> { HeadlessTextField() }

    public func makeTextView() -> any BackendControl<TextViewState, TextEvent> {
        HeadlessControl(.textView, value: { $0.text })
    }

    public func makeImageView() -> any BackendControl<ImageViewState, Never> { HeadlessControl(.image) }

    public func makeAvatar() -> any BackendControl<AvatarState, Never> {
        HeadlessControl(.avatar, text: { $0.name })
    }

    public func makeCheckBox() -> any BackendControl<ToggleState, ToggleEvent> {
        HeadlessControl(.checkBox, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
    }

    public func makeSwitch() -> any BackendControl<ToggleState, ToggleEvent> {
        HeadlessControl(.toggle, text: { $0.title }, value: { $0.isOn ? "on" : "off" })
    }

    public func makeDropDown() -> any BackendControl<DropDownState, SelectionEvent> {
        HeadlessControl(.dropDown, value: { state in state.selectedIndex.map { state.options[$0] } })
    }

    public func makeSpinner() -> any BackendControl<SpinnerState, Never> { HeadlessControl(.spinner) }
    public func makeSeparator() -> any BackendControl<SeparatorState, Never> { HeadlessControl(.separator) }
    public func makeList() -> any BackendList { HeadlessList() }
    public func makePlaceholder() -> any BackendView { HeadlessView(.widget) }

    // MARK: Containers

    public func makeBox() -> any BackendContainer<BoxState> { HeadlessContainer(.box) }
    public func makeGrid() -> any BackendContainer<GridState> { HeadlessContainer(.grid) }
    public func makeScrollView() -> any BackendContainer<ScrollViewState> { HeadlessContainer(.scrollView) }
    public func makeClamp() -> any BackendContainer<ClampState> { HeadlessContainer(.clamp) }
    public func makeLayoutView() -> any BackendLayoutView { HeadlessLayoutView(.layout) }
    public func makePageStack() -> any BackendPages { HeadlessPages(.pages, of: self) }
    public func makeTabView() -> any BackendPages { HeadlessPages(.tabs, of: self) }
    public func makePageView() -> any BackendPages { HeadlessPages(.pager, of: self) }
    public func makeSplitView() -> any BackendContainer<SplitViewState> { HeadlessContainer(.split) }

    // MARK: Windows and dialogs

    public func makeWindow() -> any BackendWindow { HeadlessWindow(backend: self) }
    public func makePopover() -> any BackendPopover { HeadlessPopover() }

    public func show(
        _ alert: Alert, above parent: (any BackendWindow)?, answer: @escaping @MainActor (Int?) -> Void
    ) -> DialogHandle {
        show(.alert(alert), above: parent) { result in
            if case .action(let index) = result {
                answer(index)
            } else {
                answer(alert.actions.firstIndex { $0.style == .cancel })
            }
        }
    }

    public func show(
        _ dialog: FileDialog, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor ([String]) -> Void
    ) -> DialogHandle {
        show(.file(dialog), above: parent) { result in
            if case .files(let paths) = result { answer(paths) } else { answer([]) }
        }
    }

    private func show(
        _ content: HeadlessDialog.Content, above parent: (any BackendWindow)?,
        answer: @escaping @MainActor (HeadlessDialog.Answer) -> Void
    ) -> DialogHandle {
        let dialog = HeadlessDialog(content, above: parent as? HeadlessWindow ?? windows.last, answer: answer)
        return DialogHandle { dialog.vanish() }
    }

    // MARK: The desktop

    public func setColorScheme(_ scheme: ColorScheme) { colorScheme = scheme }
    public func copyToClipboard(_ text: String) { clipboard = text }
    public func open(uri: String) { openedURIs.append(uri) }
    public func addStyleSheet(_ css: String) { styleSheets.append(css) }
}
