// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Keys in fields, as a user presses them. `ShortcutKeyTests` and `UndoKeyTests` press them on a display.
@MainActor @Suite(.serialized) struct TextKeyTests {
    private let bag = DisposeBag()
    private let window: Window
    /// A window that closes on Escape.
    private let sheet: Window

    init() {
        HeadlessBackend.install()
        window = Window()
        sheet = Window(WindowState { $0.closesOnEscape = true })
    }

    private func present(_ views: [any View], _ keys: [Shortcut] = []) throws -> HeadlessWindow {
        window.content = Box(views)
        window.actions = keys.map { key in
            Action("key.\(key)", title: "", shortcuts: [key]) { [log] in log.texts.append("\(key)") }
        }
        window.present()
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    private final class Log {
        var texts: [String] = []
    }
    private let log = Log()

    // MARK: Return and Tab

    @Test func shiftReturnBeginsALine() throws {
        let note = TextView("One").with { $0.accessibilityLabel = "Note" }
        let field = TextField("One", placeholder: "Name")
        let app = try present([note, field], ["<Shift>Return", "<Control>Return"])
        try app.textView("Note").select(3..<3)
        try app.press("<Shift>Return")
        #expect(note.text == "One\n" && log.texts == [])
        try app.press("<Control>Return")
        #expect(note.text == "One\n" && log.texts == ["<Control>Return"])
        try app.textField("Name").focus()
        try app.press("<Shift>Return")
        #expect(field.text == "One" && log.texts == ["<Control>Return", "<Shift>Return"])
        note.isEditable = false
        try app.textView("Note").focus()
        try app.press("<Shift>Return")
        #expect(log.texts.count == 3)
    }

    @Test func shiftTabLeavesATextThatTakesTab() throws {
        let field = TextField(placeholder: "Name")
        let note = TextView("One").with {
            $0.accessibilityLabel = "Note"
            $0.acceptsTab = true
        }
        let app = try present([field, note])
        try app.textView("Note").select(3..<3)
        try app.press("Tab")
        #expect(note.text == "One\t")
        try app.press("<Shift>Tab")
        #expect(note.text == "One\t" && field.isEditing && !note.isEditing)
        window.actions = [
            Action("outdent", title: "", shortcuts: ["<Shift>Tab"]) { [log] in log.texts.append("outdent") }
        ]
        note.focus()
        try app.press("<Shift>Tab")
        #expect(log.texts == ["outdent"] && note.isEditing)
    }

    @Test func theCaretKeepsItsColumnInOtherLines() throws {
        let note = TextView("abcd\ne\n\nfghi").with { $0.accessibilityLabel = "Note" }
        let app = try present([note])
        try app.textView("Note").select(3..<3)
        var carets: [Int] = []
        for key in ["Down", "Down", "Down", "Down", "Up", "Up", "Up", "Up"] as [Shortcut] {
            try app.press(key)
            carets.append(note.selectedRange.lowerBound)
        }
        #expect(carets == [6, 7, 11, 12, 7, 6, 3, 0])
        try app.press("Right")
        try app.press("Down")
        #expect(note.selectedRange == 6..<6)
        try app.press("<Shift>Down")
        #expect(note.selectedRange == 6..<7)
        try app.press("<Shift>Up")
        try app.press("<Shift>Up")
        #expect(note.selectedRange == 1..<6)
        try app.press("x")
        #expect(note.text == "ax\n\nfghi")
    }

    @Test func otherKeysBeginANewColumn() throws {
        let note = TextView("abcdef\nab\nabcdef").with { $0.accessibilityLabel = "Note" }
        let app = try present([note])
        for keys in [["Home", "End"], ["x", "BackSpace"]] as [[Shortcut]] {
            try app.textView("Note").select(5..<5)
            for key in ["Down"] + keys { try app.press(key) }
            #expect(note.selectedRange == 9..<9)
            try app.press("Down")
            #expect(note.selectedRange == 12..<12)
        }
        try app.textView("Note").select(5..<5)
        try app.press("Down")
        // A click at the caret.
        try app.textView("Note").select(9..<9)
        try app.press("Down")
        #expect(note.selectedRange == 12..<12)
    }

    // MARK: Undo

    @Test func charactersThatAreTypedAreUndoneByWords() throws {
        let note = TextView().with { $0.accessibilityLabel = "Note" }
        let field = TextField(placeholder: "Name")
        let app = try present([note, field])
        for (view, text) in [(note, { note.text }), (field, { field.text })] as [(PortableView, () -> String)]
        {
            view.focus()
            for key in ["o", "n", "e", "space", "t", "w", "o"] { try app.press(Shortcut(key)) }
            #expect(text() == "one two")
            try app.press("<Control>z")
            #expect(text() == "one ")
            try app.press("<Control>z")
            #expect(text() == "")
        }
    }

    /// The caret is moved away and back, or the field is left.
    @Test func aMoveOfTheCaretBeginsAStep() throws {
        let note = TextView().with { $0.accessibilityLabel = "Note" }
        let field = TextField(placeholder: "Name")
        let app = try present([note, field])
        for (view, text) in [(note, { note.text }), (field, { field.text })] as [(PortableView, () -> String)]
        {
            view.focus()
            for key in ["a", "Left", "Right", "b"] { try app.press(Shortcut(key)) }
            #expect(text() == "ab")
            try app.press("<Control>z")
            #expect(text() == "a")
            try app.press("<Control>z")
            try app.press("c")
            app.focus(nextTo: view)
            view.focus()
            try app.press("d")
            #expect(text() == "cd")
            try app.press("<Control>z")
            #expect(text() == "c")
        }
    }

    @Test func aDateIsUndoneToTheBeginning() throws {
        let dates = try ["2026-01-05", "2026-02-06"].map { try #require(CalendarDate($0)) }
        let field = DateField().with { $0.accessibilityLabel = "Birthday" }
        let app = try present([field])
        var sent: [CalendarDate?] = []
        field.rx.date.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        let user = try app.dateField("Birthday")
        user.focus()
        for date in dates + dates.suffix(1) { try user.choose(date) }
        field.receive(.changed(dates[1]))
        sent.removeLast()
        for key in ["<Control>z", "<Control>z", "<Control>z", "<Control><Shift>z", "<Control>y"] as [Shortcut]
        {
            try app.press(key)
        }
        #expect(sent == [dates[0], dates[1], dates[0], nil, dates[0], dates[1]])
        // A date that the program sets is that of another document.
        field.date = dates[1]
        try app.press("<Control>z")
        #expect(field.date == dates[1] && sent.count == 6)
        // A date that the program corrects belongs to the user's step.
        field.rx.date.skip(1).compactMap { $0 == dates[0] ? dates[1] : nil }.bind(to: field.rx.date)
            .disposed(by: bag)
        field.date = nil
        try user.choose(dates[0])
        #expect(field.date == dates[1])
        try user.undo()
        #expect(field.date == nil)
        // The window's own command has the key.
        window.actions = [
            Action("undo", title: "Undo", shortcuts: ["<Control>z"]) { [log] in log.texts.append("undo") }
        ]
        try user.redo()
        try app.press("<Control>z")
        #expect(log.texts == ["undo"] && field.date == dates[1])
    }

    @Test func aDateThatIsNotAllowedAnyMoreIsNotShownAgain() throws {
        let (january, may) = (
            try #require(CalendarDate("2026-01-05")), try #require(CalendarDate("2026-05-01"))
        )
        let field = DateField()
        field.receive(.changed(january))
        field.receive(.changed(may))
        field.minimumDate = CalendarDate("2026-03-01")
        field.receive(.undo)
        #expect(field.date == may)
        var sent: [CalendarDate?] = []
        field.rx.date.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        field.receive(.changed(january))
        #expect(field.date == may && sent == [])
    }

    // MARK: Escape

    /// Records what Escape does in a window, and shows it.
    private func presentAndObserve(_ window: Window, _ search: TextField, _ view: any View) throws
        -> HeadlessWindow
    {
        search.rx.cancelled.subscribe(onNext: { [log] in log.texts.append("cancelled") }).disposed(by: bag)
        window.events.subscribe(onNext: { [log] in if $0 == .closeRequested { log.texts.append("close") } })
            .disposed(by: bag)
        window.content = view
        window.present()
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    @Test func escapeInAnEmptySearchFieldClosesTheWindow() throws {
        let search = TextField("Ada", placeholder: "Search", purpose: .search)
        let app = try presentAndObserve(sheet, search, Box([search, TextField(placeholder: "Name")]))
        search.focus()
        try app.press("Escape")
        #expect(search.text == "" && log.texts == ["cancelled"])
        try app.press("Escape")
        #expect(log.texts == ["cancelled", "cancelled", "close"])
        try app.textField("Name").pressEscape()
        #expect(log.texts == ["cancelled", "cancelled", "close", "close"])
    }

    @Test func escapeInAnEmptySearchFieldOfAnotherWindowIsReported() throws {
        let search = TextField(placeholder: "Search", purpose: .search)
        let app = try presentAndObserve(window, search, search)
        search.focus()
        try app.press("Escape")
        #expect(log.texts == ["cancelled"])
    }

    @Test func escapeInASearchFieldOfAPopoverClearsItFirst() throws {
        let anchor = Button("Find")
        let search = TextField("Ada", placeholder: "Search", purpose: .search)
        let app = try presentAndObserve(sheet, search, anchor)
        let popover = Popover()
        popover.content = search
        popover.closed.subscribe(onNext: { [log] in log.texts.append("closed") }).disposed(by: bag)
        popover.present(from: anchor)
        try app.textField("Search").focus()
        try app.press("Escape")
        #expect(search.text == "" && log.texts == ["cancelled"])
        try app.press("Escape")
        #expect(log.texts == ["cancelled", "cancelled", "closed"])
        anchor.focus()
        try app.press("Escape")
        #expect(log.texts == ["cancelled", "cancelled", "closed", "close"])
    }

    // MARK: Controls for a value

    @Test func aNumberThatStaysIsNotSent() throws {
        let field = NumberField(9, from: 0, to: 10).with { $0.accessibilityLabel = "Copies" }
        var sent: [Double] = []
        field.rx.value.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        let app = try present([field])
        field.focus()
        for key in ["Up", "Up", "Up", "Page_Down"] { try app.press(Shortcut(key)) }
        #expect(sent == [10, 0])
        field.wraps = true
        try app.press("Down")
        #expect(field.value == 10)
        for _ in 0..<3 { try app.press("<Control>z") }
        #expect(field.value == 9)
    }

    @Test func choicesAndSlidersHaveKeys() throws {
        let sizes = RadioGroup(["Small", "Large"]).with { $0.accessibilityLabel = "Size" }
        let slider = Slider(50, to: 100).with { $0.accessibilityLabel = "Volume" }
        let app = try present([sizes, slider], ["Home"])
        sizes.focus()
        try app.press("Down")
        #expect(sizes.selectedIndex == 1)
        try app.press("Down")
        #expect(sizes.selectedIndex == 0)
        slider.focus()
        for key in ["Right", "Up", "Page_Up", "Left", "Down"] { try app.press(Shortcut(key)) }
        #expect(slider.value == 60)
        try app.press("End")
        #expect(slider.value == 100)
        // They are no keys of a text, so the shortcuts of the window have them first.
        try app.press("Home")
        #expect(slider.value == 100 && log.texts == ["Home"])
    }
}

extension HeadlessWindow {
    /// Moves the keyboard focus to the next view by Tab, or to the previous one.
    fileprivate func focus(nextTo view: PortableView) {
        try? press(view is TextView ? "Tab" : "<Shift>Tab")
    }
}
