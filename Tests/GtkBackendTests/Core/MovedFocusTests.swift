// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The keyboard focus of a view that moves to another container.
    @MainActor struct MovedFocusTests {
        private let field: TextField
        private let other: TextField
        private let window: Window

        init() {
            Stage.gtk.enter()
            (field, other, window) = (TextField(), TextField(), Window())
        }

        private func hasFocus(_ field: any View) -> Bool {
            gtkWindow(window).focusWidget?.isInside(widget(field)) ?? false
        }

        private func show(_ view: any View) async { await show(view, focusing: field) }

        private func show(_ view: any View, focusing field: PortableView) async {
            window.content = view
            window.present()
            await settle()
            field.focus()
            await settle()
            #expect(hasFocus(field))
        }

        @Test func aFieldInAContainerThatMovesKeepsTheFocus() async {
            let form = Box(.vertical, [field])
            let first = Box(.vertical, [form, other])
            let second = Box(.vertical, [Button("Save")])
            field.text = "Ada"
            await show(Box(.vertical, [first, second]))
            field.selectedRange = 3..<3
            // As a workspace does: the view is removed first, and is in the window again after several steps.
            first.remove(form)
            let frame = Box(.vertical, [form])
            second.append(frame)
            await settle()
            #expect(hasFocus(field))
            #expect(field.selectedRange == 3..<3)
            window.close()
        }

        @Test func aFieldOnAPageThatMovesToOtherPagesKeepsTheFocus() async {
            let page = Box(.vertical, [field])
            let (first, second) = (PageStack(), PageStack())
            first.show(page, among: [other, page])
            second.show(nil, among: [])
            await show(Box(.horizontal, [first, second]))
            first.show(other, among: [other])
            second.show(page, among: [page])
            await settle()
            #expect(hasFocus(field))
            window.close()
        }

        /// As when the first message of the session appears while the user types. The next key is not lost either.
        @Test(arguments: [true, false]) func theContentOfAWindowThatMovesBelowABannerKeepsTheFocus(
            _ hasHeaderBar: Bool
        ) async {
            let text = TextView("Ada")
            let content = Box(.vertical, [other, ScrollView(text)])
            if hasHeaderBar { window.headerBar = HeaderBar() }
            await show(content, focusing: text)
            text.selectedRange = 3..<3
            window.content = Box()
            window.content = Box(.vertical, [Banner("The disk is full.", button: "Close"), content])
            #expect(hasFocus(text))
            await settle()
            #expect(hasFocus(text))
            #expect(text.selectedRange == 3..<3)
            window.close()
        }

        /// As when one command moves the tabs of two windows.
        @Test func fieldsThatMoveInTwoWindowsKeepTheFocusOfBoth() async {
            let (first, second) = (Box(.vertical, [field]), Box(.vertical, [Button("Save")]))
            let (third, fourth) = (Box(.vertical, [other]), Box(.vertical, [Button("Save")]))
            await show(Box(.vertical, [first, second]))
            let otherWindow = Window()
            otherWindow.content = Box(.vertical, [third, fourth])
            otherWindow.present()
            await settle()
            other.focus()
            await settle()
            first.remove(field)
            third.remove(other)
            second.append(field)
            fourth.append(other)
            await settle()
            #expect(hasFocus(field))
            #expect(gtkWindow(otherWindow).focusWidget?.isInside(widget(other)) == true)
            window.close()
            otherWindow.close()
        }

        @Test func theContentThatReplacesAnotherDoesNotHaveItsFocus() async {
            await show(Box(.vertical, [field]))
            window.content = Box(.vertical, [other])
            await settle()
            #expect(!hasFocus(field))
            window.close()
        }

        @Test func aPageThatIsOnlyNotShownAnyMoreLosesTheFocus() async {
            let page = Box(.vertical, [field])
            let pages = PageStack()
            pages.show(page, among: [other, page])
            await show(pages)
            pages.show(other, among: [other, page])
            await settle()
            #expect(hasFocus(other))
            window.close()
        }

        @Test func theFocusThatTheApplicationGivesToAnotherViewStaysThere() async {
            let (first, second) = (Box(.vertical, [field]), Box(.vertical, [other]))
            await show(Box(.vertical, [first, second]))
            first.remove(field)
            second.append(field)
            other.focus()
            await settle()
            #expect(hasFocus(other))
            window.close()
        }

        /// Some views give the focus to a part of them.
        @Test func theFocusThatTheApplicationGivesToAViewOfSeveralPartsStaysThere() async {
            for view in [RadioGroup(["One", "Two"]), ColorButton(), FontButton()] as [PortableView] {
                let field = TextField()
                let (first, second) = (Box(.vertical, [field]), Box(.vertical, [view]))
                await show(Box(.vertical, [first, second]), focusing: field)
                first.remove(field)
                second.append(field)
                view.focus()
                await settle()
                #expect(hasFocus(view), "\(view)")
            }
            window.close()
        }
    }
}
