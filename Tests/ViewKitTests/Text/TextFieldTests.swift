// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

@MainActor @Suite(.serialized) struct TextFieldTests {
    init() { HeadlessBackend.install() }

    private func peer(of field: TextField) throws -> HeadlessTextField {
        try #require(field.backendView as? HeadlessTextField)
    }

    @Test func typingAtTheCaretReplacesTheSelection() throws {
        let field = TextField("Ada Lovelace")
        let user = try peer(of: field)
        var ranges: [Range<Int>] = []
        let subscription = field.rx.selectedRange.subscribe(onNext: { ranges.append($0) })
        try user.select(4..<12)
        try user.insert("King")
        #expect(field.text == "Ada King")
        #expect(field.selectedRange == 8..<8)
        try user.deleteBackward()
        #expect(field.text == "Ada Kin")
        #expect(ranges == [0..<0, 4..<12, 8..<8, 7..<7])
        subscription.dispose()
    }

    @Test func theSameTextInPlaceOfTheSelectionMovesTheCaret() throws {
        let field = TextField("Ada")
        let user = try peer(of: field)
        try user.select(0..<3)
        var events: [TextEvent] = []
        let subscription = field.events.subscribe(onNext: { events.append($0) })
        try user.insert("Ada")
        #expect(events == [.selected(3..<3)] && field.selectedRange == 3..<3)
        subscription.dispose()
    }

    @Test func aTextThatIsSetInAnEditKeepsCaretAndUndo() throws {
        let field = TextField("ada lovelace")
        let user = try peer(of: field)
        try user.select(3..<3)
        try user.insert("m")
        field.edit { field.text = "ADAM LOVELACE" }
        #expect(field.selectedRange == 4..<4)
        try user.undo()
        #expect(field.text == "adam lovelace")
        try user.undo()
        #expect(field.text == "ada lovelace")
        try user.redo()
        #expect(field.text == "adam lovelace")
    }

    @Test func theMaximumLengthIsForWhatTheUserEnters() throws {
        let field = TextField("Ada")
        field.maximumLength = 5
        let user = try peer(of: field)
        try user.select(3..<3)
        try user.insert("mantine")
        #expect(field.text == "Adama")
        try user.insert("x")
        #expect(field.text == "Adama")
        field.text = "Ada Lovelace"
        #expect(field.text == "Ada Lovelace")
        try user.type("Grace Hopper")
        #expect(field.text == "Grace")
    }

    @Test func aFieldThatIsNotEditableThrowsAnError() throws {
        let field = TextField("Ada").with { $0.accessibilityLabel = "Name" }
        field.isEditable = false
        let user = try peer(of: field)
        let error = #expect(throws: HeadlessError.self) { try user.insert("m") }
        #expect(
            error?.message
                == "The text field \"Name\" is not editable, so a user could not type into it. Set isEditable to true first."
        )
        try user.select(0..<3)
        #expect(field.selectedRange == 0..<3)
    }

    @Test func focusBeginsAndEndsEditing() throws {
        let name = TextField()
        let mail = TextField()
        let window = openWindow(Box([name, mail]))
        var events: [String] = []
        let subscriptions = [
            name.rx.editingDidBegin.subscribe(onNext: { events.append("begin") }),
            name.rx.editingDidEnd.subscribe(onNext: { events.append("end") }),
        ]
        name.focus()
        #expect(name.isEditing)
        try peer(of: mail).type("ada@example.org")
        #expect(events == ["begin", "end"])
        #expect(!name.isEditing && mail.isEditing)
        for subscription in subscriptions { subscription.dispose() }
        window.close()
    }

    @Test func suggestionsAndIconsAreChosen() throws {
        let field = TextField(placeholder: "City")
        field.suggestions = ["London", "Lisbon", "Berlin"]
        field.trailingIcon = TextFieldIcon("edit-clear-symbolic", label: "Clear")
        let user = try peer(of: field)
        var chosen: [String] = []
        let subscriptions = [
            field.rx.suggestionChosen.subscribe(onNext: { chosen.append($0) }),
            field.rx.trailingIconTapped.subscribe(onNext: { [unowned field] in field.text = "" }),
        ]
        try user.type("li")
        #expect(field.state.shownSuggestions == ["Lisbon", "Berlin"])
        try user.choose(suggestion: "Berlin")
        #expect(field.text == "Berlin" && chosen == ["Berlin"])
        try user.press(.trailing)
        #expect(field.text == "")
        let noIcon = #expect(throws: HeadlessError.self) { try user.press(.leading) }
        #expect(
            noIcon?.message
                == "The text field \"City\" has no leading icon that can be pressed. Set its leadingIcon.")
        try user.type("li")
        let noSuggestion = #expect(throws: HeadlessError.self) { try user.choose(suggestion: "London") }
        #expect(
            noSuggestion?.message
                == "The text field \"City\" does not suggest \"London\" for \"li\". It suggests: Lisbon, Berlin."
        )
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func invalidStatesAreExplained() {
        #expect(
            TextFieldState {
                $0.text = "Ada"
                $0.selection = 2..<5
            }.validationError == "selection is 2..<5, and must be in 0..<3")
        #expect(
            TextFieldState { $0.maximumLength = 0 }.validationError
                == "maximumLength is 0; it must be from 1 to 65535")
        #expect(
            TextFieldState {
                $0.purpose = .search
                $0.suggestions = ["Ada"]
            }.validationError == "purpose is search, and such a field has no suggestions; they must be empty")
    }
}
