// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// What Ctrl+Z undoes: what the user typed, and nothing that the program has set.
@MainActor @Suite(.serialized) struct TextUndoTests {
    private let bag = DisposeBag()
    private let window: Window
    private let field: TextField

    init() {
        HeadlessBackend.install()
        window = Window()
        field = TextField(placeholder: "Coupon")
    }

    private func present(_ views: [any View]) throws -> HeadlessWindow {
        window.content = Box(views)
        window.present()
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    /// The user opens a note and presses Ctrl+Z, without having typed anything.
    @Test func undoInATextThatWasJustOpenedDoesNothing() throws {
        let note = TextView("Dear Ada,\nsee you on Sunday.").with { $0.accessibilityLabel = "Note" }
        var saved: [String] = []
        note.rx.text.orEmpty.skip(1).subscribe(onNext: { saved.append($0) }).disposed(by: bag)
        let app = try present([note])
        try app.textView("Note").pressUndo()
        #expect(note.text == "Dear Ada,\nsee you on Sunday.", "nothing was typed, so nothing is undone")
        #expect(saved.isEmpty, "and nothing is saved: \(saved)")
    }

    @Test func undoInAFieldThatWasJustFilledDoesNothing() throws {
        let name = BehaviorRelay(value: "Ada Lovelace")
        name.bind(to: field.rx.text.orEmpty).disposed(by: bag)
        field.rx.text.orEmpty.skip(1).bind(to: name).disposed(by: bag)
        let app = try present([field])
        try app.textField("Coupon").undo()
        #expect(name.value == "Ada Lovelace" && field.text == "Ada Lovelace", "\(name.value)")
    }

    /// An input method, or a program, replaces é with e and an accent.
    @Test func aTextInAnotherNormalFormIsAnotherText() throws {
        let note = TextView("\u{E9}").with { $0.accessibilityLabel = "Note" }
        let combo = ComboField("\u{E9}")
        field.text = "\u{E9}"
        func scalars() -> [[UInt32]] {
            [field.text, note.text, combo.text].map { $0.unicodeScalars.map(\.value) }
        }
        let app = try present([field, note, combo])
        for text in ["e\u{301}x", "e\u{301}"] {
            try app.textField("Coupon").type(text)
            try app.textView("Note").type(text)
            combo.receive(.changed(text))
            #expect(scalars() == Array(repeating: text.unicodeScalars.map(\.value), count: 3))
        }
        for expected: [UInt32] in [[0x65, 0x301, 0x78], [0xE9]] {
            for view in [field, note, combo] as [PortableView] {
                view.focus()
                try app.press("<Control>z")
            }
            #expect(scalars() == [expected, expected, expected])
        }
        for view in [field, note, combo] as [any Texted] { view.text = "e\u{301}" }
        #expect(scalars() == [[0x65, 0x301], [0x65, 0x301], [0x65, 0x301]])
        field.selectedRange = 1..<1
        #expect(field.state.selection == 2..<2)
    }

    /// One view shows note A, then note B.
    @Test func undoAfterAnotherNoteWasOpenedDoesNotChangeIt() throws {
        let note = TextView().with { $0.accessibilityLabel = "Note" }
        let app = try present([note])
        var saved: [String: String] = [:]
        var current = "A"
        note.rx.text.orEmpty.skip(1).subscribe(onNext: { saved[current] = $0 }).disposed(by: bag)
        note.text = "Text of A"
        try app.textView("Note").insert("!")
        current = "B"
        note.text = "Text of B"
        try app.textView("Note").pressUndo()
        #expect(saved["B"] == nil || saved["B"] == "Text of B", "\(saved)")
    }

    /// Fields in the rows of a list, whose cells are used again for other rows.
    @Test func undoInACellThatShowedAnotherRowRenamesNothing() throws {
        struct Person: Identifiable, Equatable { let id: Int; var name: String }
        var renamed: [String] = []
        let list = ListView<Person>(
            cell: {
                let field = TextField()
                field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in
                    renamed.append("\(field.identifier ?? "") is \($0)")
                })
                .disposed(by: bag)
                return field
            },
            configure: { field, person in
                field.text = person.name
                field.identifier = "row \(person.id)"
                field.accessibilityLabel = "Name"
            })
        list.items = [Person(id: 1, name: "Ada")]
        let app = try present([list])
        #expect(try app.textField("Name").value == "Ada")
        list.items = [Person(id: 2, name: "Bob")]
        #expect(try app.textField("Name").value == "Bob")
        try app.textField("Name").undo()
        #expect(renamed.isEmpty, "\(renamed)")
    }

    /// The program sorts the rows while the user types in one of them, so that its cell shows another row.
    @Test func theRowThatACellShowsDuringAChangeOfAnotherRowIsNotRenamed() throws {
        let people = People()
        let list = ListView<People.Person>(
            cell: {
                let field = TextField()
                field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in
                    people.rename(Int(field.identifier ?? "") ?? 0, to: $0)
                })
                .disposed(by: bag)
                return field
            },
            configure: { field, person in
                field.identifier = "\(person.id)"
                field.accessibilityLabel = "Person \(person.id)"
                field.text = person.name
            })
        list.source = people
        let app = try present([list])
        try app.textField("Person 1").insert("!")
        #expect(people.items.map(\.id) == [2, 1])
        #expect(people.items.map(\.name).sorted() == ["!Ada", "Bob"])
        try app.textField("Person 2").undo()
        #expect(people.items.map(\.name).sorted() == ["!Ada", "Bob"])
        try app.textField("Person 1").undo()
        #expect(people.items.map(\.name).sorted() == ["!Ada", "Bob"])
    }

    /// A field groups the digits while the user types.
    @Test func aFormattedFieldIsUndoneToTheBeginning() throws {
        field.rx.text.orEmpty.skip(1).map(Self.grouped).bind(to: field.rx.text).disposed(by: bag)
        let app = try present([field])
        let user = try app.textField("Coupon")
        var texts: [String] = [field.text]
        for digit in "123456789" {
            try user.insert("\(digit)")
            texts.append(field.text)
        }
        #expect(field.text == "1234 5678 9")
        var undone: [String] = []
        for _ in texts.dropFirst() {
            try user.undo()
            undone.append(field.text)
        }
        #expect(undone == Array(texts.dropLast().reversed()))
    }

    /// The user goes on typing after Ctrl+Shift+Z.
    @Test func redoPutsTheCaretWhereItWasAfterTheChange() throws {
        field.rx.text.orEmpty.skip(1).map(Self.grouped).bind(to: field.rx.text).disposed(by: bag)
        let note = TextView().with { $0.accessibilityLabel = "Note" }
        note.rx.text.orEmpty.filter { $0.hasSuffix("(") }.subscribe(onNext: { [unowned note] in
            note.text = $0 + ")"
            note.selectedRange = $0.count..<$0.count
        })
        .disposed(by: bag)
        let app = try present([field, note])
        let user = try app.textField("Coupon")
        for digit in "12345" { try user.insert("\(digit)") }
        try user.undo()
        try user.redo()
        #expect(field.text == "1234 5" && field.selectedRange == 6..<6)
        try user.insert("6")
        #expect(field.text == "1234 56")

        // The character that is typed is the same as the one after the caret.
        field.text = "100"
        try user.select(1..<1)
        try user.insert("0")
        try user.undo()
        #expect(field.text == "100" && field.selectedRange == 1..<1)
        try user.redo()
        #expect(field.text == "1000" && field.selectedRange == 2..<2)

        // The program completes what is typed, and places the caret before it.
        try app.textView("Note").insert("(")
        try app.textView("Note").pressUndo()
        try app.textView("Note").pressRedo()
        #expect(note.text == "()" && note.selectedRange == 1..<1)
        note.edit {
            note.text = "(a)"
            note.selectedRange = 0..<3
        }
        note.undo()
        note.redo()
        #expect(note.text == "(a)" && note.selectedRange == 0..<3)
    }

    @Test func textsInAnEditAreOneStep() throws {
        let app = try present([field])
        let user = try app.textField("Coupon")
        try user.insert("Lon")
        field.edit {
            field.text = "Lond"
            field.edit { field.text = "London" }
        }
        #expect(field.canUndo && !field.canRedo)
        try user.undo()
        #expect(field.text == "Lon" && field.canRedo)
        try user.redo()
        #expect(field.text == "London")
        field.undo()
        field.undo()
        #expect(field.text == "" && !field.canUndo)
    }

    @Test func editsWithinAnEditAreOneStep() throws {
        field.edit {
            field.edit { field.text = "x" }
            field.edit { field.text = "xy" }
        }
        field.undo()
        #expect(field.text == "" && !field.canUndo)

        let note = TextView("a and a")
        note.edit {
            note.replace(0..<1, with: "b")
            note.replace(6..<7, with: "b")
        }
        note.undo()
        #expect(note.text == "a and a" && !note.canUndo)
        note.edit {}
        note.redo()
        #expect(note.text == "b and b")
    }

    @Test func aReplacementWithTheSameTextIsNoStep() {
        let note = TextView("a and a")
        note.replace(0..<1, with: "a")
        note.replace(3..<3, with: "")
        #expect(!note.canUndo)
    }

    @Test func aFieldForAPasswordHasNoHistoryOfEditsEither() {
        let password = TextField("secret", purpose: .password)
        password.edit { password.text = "public" }
        #expect(!password.canUndo)
        password.undo()
        #expect(password.text == "public")
    }

    /// The program completes what the user types, at once.
    @Test func aCompletionBelongsToWhatWasTyped() throws {
        let note = TextView().with { $0.accessibilityLabel = "Note" }
        note.rx.text.orEmpty.filter { $0.hasSuffix("(") }.subscribe(onNext: { [unowned note] in
            note.text = $0 + ")"
            note.selectedRange = $0.count..<$0.count
        })
        .disposed(by: bag)
        let app = try present([note])
        let user = try app.textView("Note")
        try user.insert("f")
        try user.insert("(")
        #expect(note.text == "f()")
        try user.pressUndo()
        #expect(note.text == "f")
        #expect(user.value == "f")
        try user.pressRedo()
        #expect(note.text == "f()")
    }

    /// A program that refuses a change while the user undoes does not stop the user on the way to the beginning.
    @Test func aHandlerThatChangesWhatIsUndoneDoesNotStopTheUser() throws {
        field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in field.text = $0 + "." })
            .disposed(by: bag)
        let app = try present([field])
        let user = try app.textField("Coupon")
        for letter in ["a", "b", "c"] {
            try user.select(0..<0)
            try user.insert(letter)
        }
        #expect(field.text == "cba...")
        for _ in 0..<3 { try user.undo() }
        #expect(!field.canUndo && !field.canRedo)
    }

    @Test func aHistoryIsGivenBackWithItsText() throws {
        let app = try present([field])
        let user = try app.textField("Coupon")
        try user.insert("A")
        let history = field.history
        field.text = "B"
        let reports = reasons { field.history = history }
        #expect(
            reports == [
                .other(
                    "history belongs to another text than the one that is shown, and is not used. Set the text first, and then its history."
                )
            ])
        try user.undo()
        #expect(field.text == "B")
        field.text = "A"
        field.history = history
        try user.undo()
        #expect(field.text == "")
        field.clearHistory()
        try user.redo()
        #expect(field.text == "")
        #expect(reports.count == 1)
    }

    /// A text that is set as a part of the state belongs to no history.
    @Test func aStateThatIsSetBeginsANewHistory() throws {
        let app = try present([field])
        try app.textField("Coupon").insert("A")
        field.state.text = "Something else"
        #expect(!field.canUndo)
        try app.textField("Coupon").undo()
        #expect(field.text == "Something else")
    }

    @Test func aFieldForAPasswordHasNoHistory() throws {
        let password = TextField(placeholder: "Password", purpose: .password)
        let app = try present([password])
        try app.textField("Password").type("secret")
        #expect(!password.canUndo)
        try app.textField("Password").undo()
        #expect(password.text == "secret")
    }

    @Test func whatIsTypedIsUndoneByWords() throws {
        let note = TextView()
        note.receive(.edited([TextEdit(0..<0, "O")], selection: 1..<1))
        for (index, letter) in "ne two".enumerated() {
            note.receive(
                .edited([TextEdit(index + 1..<index + 1, "\(letter)")], selection: index + 2..<index + 2))
        }
        #expect(note.text == "One two")
        note.undo()
        #expect(note.text == "One ")
        note.undo()
        #expect(note.text == "" && note.selectedRange == 0..<0)
        note.redo()
        note.redo()
        #expect(note.text == "One two" && note.selectedRange == 7..<7)
    }

    /// GTK reports a selection that is typed over as a deletion and an insertion.
    @Test func whatIsTypedOverASelectionIsOneStepAndADeletionIsAnother() {
        let note = TextView("One Two")
        note.receive(.selected(4..<7))
        note.receive(.edited([TextEdit(4..<7, "")], selection: 4..<4))
        note.receive(.edited([TextEdit(4..<4, "s")], selection: 5..<5))
        note.undo()
        #expect(note.text == "One Two")
        note.receive(.selected(4..<7))
        note.receive(.edited([TextEdit(4..<7, "")], selection: 4..<4))
        note.receive(.paused)
        note.receive(.edited([TextEdit(4..<4, "s")], selection: 5..<5))
        note.undo()
        #expect(note.text == "One ")
    }

    @Test func aHistoryIsLimited() throws {
        let note = TextView()
        for _ in 0..<1_500 {
            note.receive(.edited([TextEdit(0..<0, "a")], selection: 0..<0))
            note.receive(.paused)
        }
        var steps = 0
        while note.canUndo {
            note.undo()
            steps += 1
        }
        #expect(steps == 1_000 && note.text.count == 500)
    }

    /// A log is longer than what a user could undo.
    @Test func aTextThatCannotBeEditedHasNoHistory() throws {
        let log = TextView(isEditable: false)
        log.replace(0..<0, with: "Started\n")
        #expect(!log.canUndo)
        log.isEditable = true
        log.replace(0..<0, with: "Before\n")
        #expect(log.canUndo)
    }

    private nonisolated static func grouped(_ text: String) -> String {
        let digits = text.filter(\.isNumber)
        return stride(from: 0, to: digits.count, by: 4).map {
            String(digits.dropFirst($0).prefix(4))
        }.joined(separator: " ")
    }
}

/// People in an order that changes: who was renamed last is the last one.
@MainActor private final class People: RowSource {
    struct Person: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private(set) var items = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]
    private let relay = PublishRelay<[RowChange]>()

    var count: Int { items.count }
    var changes: Observable<[RowChange]> { relay.asObservable() }
    func item(at index: Int) -> Person? { items[index] }

    func rename(_ id: Int, to name: String) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items.append(Person(id: id, name: name))
        items.remove(at: index)
        relay.accept([.updated(items.indices)])
    }
}

/// The controls with a text.
@MainActor private protocol Texted: AnyObject {
    var text: String { get set }
}

extension TextField: Texted {}
extension TextView: Texted {}
extension ComboField: Texted {}
