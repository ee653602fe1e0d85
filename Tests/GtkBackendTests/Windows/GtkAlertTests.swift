// SPDX-License-Identifier: MIT

import Gio
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct GtkAlertTests {
        private let alert = Alert(
            "Delete Ada?", message: "For good.", actions: [.cancel, .destructive("Delete")])
        private let window: Window

        init() {
            Stage.gtk.enter()
            window = Window()
            window.present()
        }

        /// The window that an alert is shown in.
        private var dialog: Gtk.Window? {
            Gtk.Window.listToplevels().compactMap { $0 as? Gtk.Window }.first { $0.hasCssClass("alert") }
        }

        private func button(_ title: String) -> Gtk.Button? {
            func find(_ widget: Gtk.Widget?) -> Gtk.Button? {
                guard let widget else { return nil }
                if let button = widget as? Gtk.Button, button.label == title { return button }
                return find(widget.firstChild) ?? find(widget.nextSibling)
            }
            return find(dialog?.child)
        }

        @Test func theStyleSheetsOfTheApplicationApplyToIt() async {
            let handle = window.show(alert) { _ in }
            #expect(dialog?.hasCssClass(Stage.gtkBackend.styleScope) == true)
            handle.dismiss()
            window.close()
        }

        @Test func theAnswerIsTheButtonThatWasPressed() async {
            var answers: [Int?] = []
            _ = window.show(alert) { answers.append($0) }
            #expect(dialog?.modal == true)
            #expect(dialog?.transientFor === gtkWindow(window))
            button("Delete")?.emit("clicked")
            #expect(answers == [1])
            await settle()
            #expect(dialog == nil)
            window.close()
        }

        @Test func aLongMessageScrollsSoThatTheButtonsStayOnTheScreen() async throws {
            let message = (1...300).map { "Line \($0) of a report" }.joined(separator: "\n")
            let handle = window.show(Alert("Report", message: message, actions: [.cancel, .normal("Copy")])) {
                _ in
            }
            await settle()
            let dialog = try #require(dialog)
            #expect(dialog.height < 600)
            let copy = try #require(button("Copy"))
            let bounds = try #require(copy.computeBounds(dialog))
            #expect(bounds.y + bounds.height <= Double(dialog.height))
            handle.dismiss()
            window.close()
        }

        @Test func closingItAnswersWithCancel() async {
            var answers: [Int?] = []
            _ = window.show(alert) { answers.append($0) }
            dialog?.close()
            #expect(answers == [0])
            _ = window.show(Alert("Done")) { answers.append($0) }
            dialog?.close()
            #expect(answers == [0, nil])
            await settle()
            window.close()
        }

        @Test func anAlertClosesWithItsWindow() async {
            var answers: [Int?] = []
            _ = window.show(alert) { answers.append($0) }
            window.close()
            #expect(answers == [0])
            await settle()
            #expect(dialog == nil)
        }

        @Test func aFileDialogThatIsCancelledAnswersWithNothing() async {
            var answers: [[String]] = []
            let filter = FileDialog.Filter("Cards", patterns: ["*.vcf"])
            let save = FileDialog("Export", purpose: .save, suggestedName: "all.vcf", filters: [filter])
            _ = window.show(save) { answers.append($0) }
            window.close()
            #expect(answers == [[]])
            await settle()
        }

        /// Cameras and other systems write names in capital letters.
        @Test func theCaseOfASuffixIsIgnoredInAFilter() {
            let filter = Gtk.FileFilter(
                FileDialog.Filter("Files", patterns: ["*.jpg", "*.tar.gz", "Makefile*", "*.[ch]"]))
            let matching = [
                "a.jpg", "IMG_0001.JPG", "A.Tar.GZ", "Makefile.am", "a.c", "a.gz", "ajpg", "b.png",
            ].filter {
                let info = Gio.FileInfo()
                info.displayName = $0
                return filter.match(info)
            }
            #expect(matching == ["a.jpg", "IMG_0001.JPG", "A.Tar.GZ", "Makefile.am", "a.c"])
            window.close()
        }

        /// GTK 4.8 would report the cancellation in a window that blocks all others.
        @Test func aFileDialogThatIsClosedWhileItReadsSaysNothing() async throws {
            let handle = window.show(FileDialog("Export", purpose: .save)) { _ in }
            weak let reader = Gtk.Window.listToplevels().first { $0.typeName == "GtkFileChooserDialog" }?
                .firstDescendant { $0.typeName == "GtkFileChooserWidget" }
            try #require(reader != nil)
            handle.dismiss()
            // It reads in threads.
            let end = ContinuousClock.now + .seconds(20)
            while reader != nil, ContinuousClock.now < end { await settle() }
            try #require(reader == nil)
            await settle()
            let messages = Gtk.Window.listToplevels().compactMap { $0 as? Gtk.MessageDialog }
            #expect(messages.map(\.secondaryText) == [])
            window.close()
            await settle()
        }

        @Test func aDismissedAlertDoesNotAnswer() async {
            var answers: [Int?] = []
            let handle = window.show(alert) { answers.append($0) }
            weak let shown = dialog
            handle.dismiss()
            await settle()
            #expect(answers == [])
            #expect(shown == nil)
            window.close()
        }

        @Test func returnNeverDestroys() {
            #expect(alert.defaultAction == 0)
            #expect(
                Alert("Save?", actions: [.cancel, .destructive("Discard"), .suggested("Save")]).defaultAction
                    == 2)
            #expect(Alert("Done").defaultAction == 0)
            #expect(Alert("Delete?", actions: [.destructive("Delete")]).defaultAction == nil)
            window.close()
        }
    }
}

extension Gtk.Widget {
    fileprivate func firstDescendant(_ isIt: (Gtk.Widget) -> Bool) -> Gtk.Widget? {
        for child in children {
            if let found = isIt(child) ? child : child.firstDescendant(isIt) { return found }
        }
        return nil
    }
}
