// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

/// The errors of a test that does not find a view, or performs an action that a user could not perform.
@MainActor struct HeadlessSearchTests {
    private let window: HeadlessWindow

    init() throws {
        HeadlessBackend.install()
        let home = Box([Label("Home"), TextField(placeholder: "City"), Button("Save")])
        home.accessibilityLabel = "Home address"
        let work = Box([Label("Work"), TextField(placeholder: "City"), Button("Delete")])
        work.identifier = "work"
        let portable = Window()
        portable.content = Box([home, work])
        portable.present()
        window = try #require(portable.backendWindow as? HeadlessWindow)
    }

    private func error<Result>(of body: () throws -> Result) -> HeadlessError? {
        do {
            _ = try body()
            return nil
        } catch { return error as? HeadlessError }
    }

    @Test func aViewIsFoundInsideOfAnother() throws {
        try window.view("Home address").textField("City").type("London")
        #expect(try window.view("work").textField("City").value == "")
        #expect(try window.view("work").label().text == "Work")
        #expect(try window.view("Home address").texts == ["Home"])
    }

    @Test func anErrorNamesTheLineTheTreeAndWhatIsSimilar() {
        let line = #line + 1
        let error = error { _ = try window.button("Sav") }
        #expect(
            error?.description == """
                AppTestingTests/HeadlessSearchTests.swift:\(line): There is no visible button "Sav". Visible: "Save", "Delete". A view \
                is found by its identifier, accessibilityLabel, text, tooltip or placeholder.
                Visible:
                box
                  box "Home address"
                    label "Home"
                    text field "City" = ""
                    button "Save"
                  box #work
                    label "Work"
                    text field "City" = ""
                    button "Delete"
                """)
    }

    @Test func severalMatchesAreAnErrorThatSaysHowToChoose() {
        let error = error { _ = try window.textField("City") }
        #expect(
            error?.description.contains(
                "There are 2 visible search field or text fields \"City\". Set the identifier of the one that is meant, and search "
                    + "for that, or search inside of the view that contains it") == true)
        #expect(error == .ambiguous(role: "search field or text field", name: "City", count: 2))
    }

    @Test func aMissingViewWithoutANameIsNotNamed() {
        let error = error { _ = try window.list() }
        #expect(error?.description.contains("There is no visible list. Visible: none.") == true)
    }

    @Test func anActionThatIsNotPossibleNamesTheLineOfTheTest() throws {
        let list = ListView<Letter>(cell: { Label() }, configure: { $0.text = $1.title })
        list.items = [Letter(id: 1, title: "Dear Ada")]
        let field = TextField(placeholder: "Street")
        field.isEnabled = false
        let portable = Window()
        portable.content = Box([list, field])
        portable.present()
        let window = try #require(portable.backendWindow as? HeadlessWindow)
        let (rows, street) = (try window.list(), try window.textField("Street"))
        let app = HeadlessApp(LettersFlow(), startingAt: LettersStep.list)
        let first = #line
        let errors = [
            error { try rows.activate("Dear Grace") },
            error { try street.type("London") },
            error { try window.press("<Primary>x") },
            error { try app.dialog() },
            error { try app.perform("letters.new") },
        ]
        #expect(
            errors.map { $0?.location }
                == (2...6).map { "AppTestingTests/HeadlessSearchTests.swift:\(first + $0)" })
    }

    @Test func onlyTheTenMostSimilarNamesAreListed() {
        let error = HeadlessError.noRow("Person 42", rows: (0..<5_000).map { "Person \($0)" })
        #expect(
            error.description == """
                The list has no row "Person 42". Rows: "Person 42", "Person 4", "Person 420", "Person 421", "Person 422", \
                "Person 423", "Person 424", "Person 425", "Person 426", "Person 427" and 4990 more.
                """)
    }
}

private struct Letter: Identifiable, Equatable {
    let id: Int
    let title: String
}

private enum LettersStep: Step {
    case list
}

private final class LettersFlow: Flow {
    private let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LettersStep) -> FlowContributors { .push(ViewController(), on: navigation) }
}
