// SPDX-License-Identifier: MIT

import AppTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// HeadlessBackend: HeadlessCanvas
@MainActor private func headlessCanvasExample(_ app: HeadlessProgram) throws {
    try app.canvas("Chart").resize(to: Size(width: 400, height: 200))
    #expect(try app.canvas("Chart").drawnTexts == ["Monday"])
}

// HeadlessBackend: HeadlessCollection
@MainActor private func headlessCollectionExample(_ app: HeadlessProgram) throws {
    try app.list("Letters").activate("To Ada")
    try app.press("Down")
    #expect(try app.list("Letters").rows.count == 3)
}

// HeadlessBackend: HeadlessContainer
@MainActor private func headlessContainerExample(_ app: HeadlessProgram) throws {
    let box = try app.view("Address")
    #expect(box.visibleTexts == ["Street", "City"])
}

// HeadlessBackend: HeadlessDialog
@MainActor private func headlessDialogExample(_ app: HeadlessProgram) throws {
    #expect(try app.dialog().title == "Delete the letter?")
    try app.dialog().choose("Delete")
}

// HeadlessBackend: HeadlessError
@MainActor private func headlessErrorExample(_ app: HeadlessProgram) throws {
    #expect(throws: HeadlessError.noDialog) { try app.dialog() }
}

// HeadlessBackend: HeadlessExpander
@MainActor private func headlessExpanderExample(_ app: HeadlessProgram) throws {
    try app.expander("More").tap()
    #expect(try app.expander("More").isExpanded)
}

// HeadlessBackend: HeadlessImageView
@MainActor private func headlessImageViewExample(_ app: HeadlessProgram) throws {
    let photo = try app.view("Photo") as? HeadlessImageView
    #expect(photo?.shownSource == .icon("avatar-default-symbolic"))
}

// HeadlessBackend: HeadlessMenu
@MainActor private func headlessMenuExample(_ app: HeadlessProgram) throws {
    let menu = try app.view("Map").openContextMenu()
    #expect(menu.titles == ["Zoom In", "Zoom Out"])
    try menu.choose("Zoom In")
}

// HeadlessBackend: HeadlessPages
@MainActor private func headlessPagesExample(_ app: HeadlessProgram) throws {
    try app.tabs().select("Drafts")
    #expect(try app.tabs().titles == ["Inbox", "Drafts"])
}

// HeadlessBackend: HeadlessPathBar
@MainActor private func headlessPathBarExample(_ app: HeadlessProgram) throws {
    try app.pathBar().select("Home")
}

// HeadlessBackend: HeadlessPopover
@MainActor private func headlessPopoverExample(_ app: HeadlessProgram) throws {
    try app.button("Send").tap()  // in the open popover
    try app.window().popovers.last?.close()
}

// HeadlessBackend: HeadlessScrollView
@MainActor private func headlessScrollViewExample(_ app: HeadlessProgram) throws {
    try app.scrollView("Letters").pull()
    try app.scrollView("Letters").scroll(to: Point(x: 0, y: 400))
}

// HeadlessBackend: HeadlessSplitView
@MainActor private func headlessSplitViewExample(_ app: HeadlessProgram) throws {
    try app.splitView().resize(toWidth: 360)
    #expect(try app.splitView().isCollapsed)
}

// HeadlessBackend: HeadlessTextField
@MainActor private func headlessTextFieldExample(_ app: HeadlessProgram) throws {
    try app.textField("Name").type("Ada")
    try app.textField("Name").pressReturn()
    #expect(try app.textField("Name").errorMessage == nil)
}

// HeadlessBackend: HeadlessTextView
@MainActor private func headlessTextViewExample(_ app: HeadlessProgram) throws {
    try app.textView("Letter").type("Dear Ada")
    try app.textView("Letter").pressUndo()
}

// HeadlessBackend: HeadlessToastView
@MainActor private func headlessToastViewExample(_ app: HeadlessProgram) throws {
    #expect(try app.toasts().toast?.message == "Deleted")
    try app.toasts().pressAction()
}

// HeadlessBackend: HeadlessView
@MainActor private func headlessViewExample(_ app: HeadlessProgram) throws {
    #expect(try app.view("Name").isEnabled)
    print(try app.view("Name"))  // the view, and the visible views in it
}

// HeadlessBackend: HeadlessWindow
@MainActor private func headlessWindowExample(_ app: HeadlessProgram) throws {
    try app.window().resize(to: Size(width: 360, height: 480))
    try app.window().minimize()
}

// HeadlessBackend: Role
@MainActor private func roleExample(_ app: HeadlessProgram) throws {
    let role = try app.view("Name").role
    #expect(role == .textField)
}
