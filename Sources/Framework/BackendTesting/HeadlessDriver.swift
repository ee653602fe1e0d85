// SPDX-License-Identifier: MIT

import HeadlessBackend
public import ViewKit

/// The driver of the headless backend.
/// ```swift
/// let failures = await CompatibilityCase.all[0].run(on: HeadlessDriver())
/// ```
@preconcurrency @MainActor public final class HeadlessDriver: BackendDriver {
    /// Creates a driver.
    public init() {}

    public func makeBackend() throws -> any Backend { HeadlessBackend() }

    public func perform(_ action: UserAction, on view: any View) throws {
        let peer = try peer(of: view)
        switch (action, peer) {
        case (.tap, let button as HeadlessControl<ButtonState, ButtonEvent>): try button.tap()
        case (.tap, let toggle as HeadlessControl<ToggleState, ToggleEvent>): try toggle.tap()
        case (.type(let text), let field as HeadlessTextField): try field.type(text)
        case (.type(let text), let view as HeadlessTextView): try view.type(text)
        case (.insert(let text), let field as HeadlessTextField): try field.insert(text)
        case (.insert(let text), let view as HeadlessTextView): try view.insert(text)
        case (.select(let range), let field as HeadlessTextField): try field.select(range)
        case (.select(let range), let view as HeadlessTextView): try view.select(range)
        case (.press("BackSpace"), let field as HeadlessTextField): try field.deleteBackward()
        case (.press("BackSpace"), let view as HeadlessTextView): try view.deleteBackward()
        case (.press("<Control>z"), let field as HeadlessTextField): try field.undo()
        case (.press("<Control>z"), let view as HeadlessTextView): try view.pressUndo()
        case (.press("<Control><Shift>z"), let field as HeadlessTextField): try field.redo()
        case (.press("<Control><Shift>z"), let view as HeadlessTextView): try view.pressRedo()
        case (.press("Return"), let field as HeadlessTextField):
            try field.pressReturn()
        case (.press("Escape"), let field as HeadlessTextField):
            try field.pressEscape()
        case (.choose(let option), let dropDown as HeadlessControl<DropDownState, SelectionEvent>):
            try dropDown.select(option)
        case (.choose(let row), let list as HeadlessCollection): try list.select(row)
        case (.rows(let action), let list as HeadlessCollection): try perform(action, on: list)
        case (.tabs(let action), let tabs as HeadlessPages): try perform(action, on: tabs)
        case (.choose(let item), let bar as HeadlessPathBar): try bar.select(item)
        case (.choose(let page), let pages as HeadlessPages): try pages.select(page)
        case (.dragPage(let direction, let progress), let pages as HeadlessPages):
            try pages.drag(direction, to: progress)
        case (.releasePage, let pages as HeadlessPages): pages.release()
        case _ where try performOnInput(action, peer): break
        case (.tap, let expander as HeadlessExpander): try expander.tap()
        case (.moveBorder(let width), let split as HeadlessSplitView): try split.dragBorder(toWidth: width)
        case (.pull, let view as HeadlessScrollView): try view.pull()
        case (.scroll(let offset), let view as HeadlessScrollView): try view.scroll(to: offset)
        case (.chooseFromMenu(let path), let button as HeadlessControl<MenuButtonState, Never>):
            try button.open().choose(path)
        case (.chooseFromMenu(let path), let bar as HeadlessControl<MenuBarState, Never>):
            try bar.open(path.first ?? "").choose(Array(path.dropFirst()))
        case (.chooseFromContextMenu(let path), _): try peer.openContextMenu().choose(path)
        case (.click(let button, let count), _): try peer.click(button: button, count: count)
        case (.choose(let title), let view): try view.button(title).tap()
        case (.press(let shortcut), let view) where view.isFocused: try view.press(shortcut)
        default: throw ImpossibleAction(action, on: view)
        }
    }

    private func perform(_ action: RowAction, on list: HeadlessCollection) throws {
        switch action {
        case .toggle(let row): try list.toggleSelection(of: row)
        case .extend(let row): try list.extendSelection(to: row)
        case .activate(let row): try list.activate(row)
        case .press(let title, let row): try list.press(title, in: row)
        case .expand(let row): try list.expand(row)
        case .collapse(let row): try list.collapse(row)
        case .move(let row, let index): try list.move(row, to: index)
        case .requestMenu(let row): try list.requestContext(of: row)
        case .search(let text): try list.type(text)
        case .sort(let title): try list.sort(by: title)
        case .scrollToEnd: list.scrollToEnd()
        }
    }

    private func perform(_ action: TabAction, on tabs: HeadlessPages) throws {
        switch action {
        case .close(let title): try tabs.closeTab(title)
        case .move(let title, let index): try tabs.moveTab(title, to: index)
        case .detach(let title): try tabs.detachTab(title)
        case .take(let index, from: let number, at: let drop): try tabs.take(index, from: number, at: drop)
        }
    }

    public func perform(_ action: WindowAction, on window: Window) throws {
        guard let window = window.backendWindow as? HeadlessWindow else {
            throw ImpossibleAction("The window is not one of the headless backend.")
        }
        try perform(action, on: window)
    }

    package func perform(_ action: WindowAction, on window: HeadlessWindow) throws {
        switch action {
        case .resize(let size): window.resize(to: size)
        case .requestClose: window.requestClose()
        case .perform(let id): try window.perform(id)
        case .press(let shortcut): try window.press(shortcut)
        case .answer(let title): try dialog(of: window).choose(title)
        case .typeInDialog(let text): try dialog(of: window).type(text)
        case .closeDialog: try dialog(of: window).close()
        }
    }

    private func dialog(of window: HeadlessWindow) throws -> HeadlessDialog {
        guard let dialog = window.dialogs.last else { throw HeadlessError.noDialog }
        return dialog
    }

    public func text(of view: any View) throws -> String {
        let peer = try peer(of: view)
        return (peer as? HeadlessCollection)?.visibleNames.joined(separator: "\n") ?? peer.text
    }

    public func value(of view: any View) throws -> String? {
        let peer = try peer(of: view)
        return (peer as? HeadlessCollection)?.selectedNames.joined(separator: "\n") ?? peer.value
    }

    public func accessibleName(of view: any View) throws -> String { try peer(of: view).name }
    public func isFocused(_ view: any View) throws -> Bool { try peer(of: view).isFocused }
    public func settle() async { for _ in 0..<20 { await Task.yield() } }

    private func peer(of view: any View) throws -> HeadlessView {
        guard let peer = view.backendView as? HeadlessView else {
            throw ImpossibleAction("\(type(of: view)) is not a view of the headless backend.")
        }
        return peer
    }
}
