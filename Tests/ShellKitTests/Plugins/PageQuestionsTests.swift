// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import PluginKit
import Testing

@testable import ShellKit

@Suite(.serialized) @MainActor struct PageQuestionsTests {
    private let id: PluginID = "org.example.draft"

    /// A shell with a page of a plugin in its process, which asks the user before it ends.
    private func start() async throws -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
        let (app, shell) = await startShell(DraftPlugin.self)
        #expect(await app.settle { app.texts.contains("A draft") })
        return (app, shell)
    }

    private func isOn(_ shell: Shell) -> Bool? { shell.installed[id]?.isOn }

    /// Answers the question of the page, when it is shown.
    private func answer(_ title: String, _ app: HeadlessApp<ShellFlow>) async throws {
        #expect(await app.settle { (try? app.dialog().title) == "Discard the Draft?" })
        try app.dialog().choose(title)
        // What follows the answer comes in later turns.
        for _ in 0..<100 { await Task.yield() }
    }

    @Test func thePagesOfAPluginInTheShellAreAskedBeforeItIsTurnedOff() async throws {
        let (app, shell) = try await start()
        try app.list("Places").select("Plugins")
        await app.settle { (try? app.list("Plugins").rows.isEmpty) == false }
        try app.list("Plugins").activate("DraftPlugin")
        #expect(await app.settle { app.title == "DraftPlugin" })
        try app.toggle("DraftPlugin").tap()
        #expect(isOn(shell) == true)
        try await answer("Cancel", app)
        #expect(isOn(shell) == true)
        #expect(try app.toggle("DraftPlugin").isOn)
        try app.toggle("DraftPlugin").tap()
        try await answer("Discard", app)
        #expect(isOn(shell) == false)
        #expect(shell.pageRegistry.pages.value.isEmpty)
    }

    @Test func aSwitchThatIsToggledBackWhileItsQuestionIsOpenEndsAsTheUserHasChosenLast() async throws {
        let (app, shell) = try await start()
        let viewModel = PluginViewModel(id, in: shell)
        var refused = 0
        func turn(on isOn: Bool) { viewModel.turn(on: isOn) { refused += 1 } }
        turn(on: false)
        turn(on: true)
        try await answer("Discard", app)
        #expect(isOn(shell) == true)
        turn(on: false)
        turn(on: true)
        turn(on: false)
        try await answer("Discard", app)
        #expect(isOn(shell) == false)
        #expect(refused == 0)
    }

    @Test func onlyTheLastRequestIsToldThatAPageHasRefused() async throws {
        let (app, shell) = try await start()
        var refused: [Int] = []
        for request in 1...2 { shell.turn(id, on: false) { refused.append(request) } }
        try await answer("Cancel", app)
        #expect(refused == [2])
        #expect(isOn(shell) == true)
    }

    @Test func aChangeOfAPermissionThatIsTakenBackIsNotMade() async throws {
        let (app, shell) = try await start()
        let plugins = try [#require(shell.installed[id])]
        var changes = 0
        shell.windows.questions.ask(plugins, before: .permission(id, .network)) { changes += 1 }
        shell.windows.questions.cancel(.permission(id, .network))
        try await answer("Discard", app)
        #expect(changes == 0)
    }

    /// Removes the plugin, as far as its page is asked.
    private func remove(
        _ app: HeadlessApp<ShellFlow>, _ shell: Shell, removed: @escaping @MainActor () -> Void
    ) throws {
        let window = try #require(shell.windows.window())
        let plugin = try #require(shell.installed[id])
        PluginInstallation(in: shell, above: window).remove(plugin, removed: removed)
        try app.dialog().choose("Remove")
    }

    @Test func aPluginIsRemovedOnlyIfItsPagesAgree() async throws {
        let (app, shell) = try await start()
        var isRemoved = false
        try remove(app, shell) { isRemoved = true }
        try await answer("Cancel", app)
        #expect(!isRemoved)
    }

    /// Whether it is on or off is another question than whether it is there.
    @Test func aRemovalGoesOnIfThePluginIsTurnedOffOrOnMeanwhile() async throws {
        let (app, shell) = try await start()
        var isRemoved = false
        try remove(app, shell) { isRemoved = true }
        #expect(await app.settle { (try? app.dialog().title) == "Discard the Draft?" })
        shell.turn(id, on: false) {}
        shell.turnOn(id)
        try await answer("Discard", app)
        #expect(isRemoved)
    }

    // MARK: Pages that refuse or do not answer

    private let stubborn: PluginID = "org.example.stubborn"
    private static let offer = "StubbornPlugin does not say whether it can be closed"

    /// A shell with a page in its process. The time that a page has for its answer passes at once.
    private func startStubborn(
        _ answer: @escaping @MainActor () async -> Bool
    ) async throws -> (app: HeadlessApp<ShellFlow>, shell: Shell) {
        StubbornPlugin.answer = answer
        let (app, shell) = await startShell(StubbornPlugin.self)
        shell.windows.questions.pause = { _ in await Task.yield() }
        #expect(await app.settle { app.texts.contains("A stubborn page") })
        return (app, shell)
    }

    private func choose(_ answer: String, in title: String, _ app: HeadlessApp<ShellFlow>) async throws {
        #expect(await app.settle { (try? app.dialog().title) == title })
        try app.dialog().choose(answer)
        for _ in 0..<100 { await Task.yield() }
    }

    /// The page answers after all, which has no effect any more.
    private func answerLate() {
        for question in StubbornPlugin.open { question.resume(returning: false) }
        StubbornPlugin.open = []
    }

    @Test func aPluginInTheShellWhosePageDoesNotAnswerIsTurnedOffByTheUser() async throws {
        let (app, shell) = try await startStubborn(StubbornPlugin.neverAnswer)
        shell.turn(stubborn, on: false) {}
        #expect(shell.installed[stubborn]?.isOn == true)
        try await choose("Wait", in: Self.offer, app)
        #expect(shell.installed[stubborn]?.isOn == true)
        try await choose("End", in: Self.offer, app)
        #expect(shell.installed[stubborn]?.isOn == false)
        #expect(StubbornPlugin.open.count == 1)
        answerLate()
    }

    @Test func aPageInTheShellThatDoesNotAnswerIsReleasedWhenTheUserEndsIt() async throws {
        let (app, shell) = try await startStubborn(StubbornPlugin.answerWhenCancelled)
        #expect(StubbornPlugin.page != nil)
        shell.turn(stubborn, on: false) {}
        try await choose("End", in: Self.offer, app)
        #expect(shell.installed[stubborn]?.isOn == false)
        #expect(await app.settle { StubbornPlugin.page == nil })
    }

    @Test func theWindowOfAPageInTheShellThatDoesNotAnswerIsClosedByTheUser() async throws {
        let (app, _) = try await startStubborn(StubbornPlugin.neverAnswer)
        try app.closeWindow()
        try await choose("End", in: Self.offer, app)
        #expect(await app.settle { app.windows.isEmpty })
        answerLate()
    }

    @Test func theOfferIsWithdrawnWhenThePageAnswers() async throws {
        let (app, shell) = try await startStubborn(StubbornPlugin.neverAnswer)
        var refusals = 0
        shell.turn(stubborn, on: false) { refusals += 1 }
        #expect(await app.settle { (try? app.dialog().title) == Self.offer })
        answerLate()
        #expect(await app.settle { (try? app.dialog()) == nil && refusals == 1 })
        #expect(shell.installed[stubborn]?.isOn == true)
    }

    /// Nothing is left that could be ended.
    @Test func theOfferIsWithdrawnWhenThePageIsRemoved() async throws {
        let (app, shell) = try await startStubborn(StubbornPlugin.neverAnswer)
        var refusals = 0
        shell.turn(stubborn, on: false) { refusals += 1 }
        #expect(await app.settle { (try? app.dialog().title) == Self.offer })
        shell.deactivate(stubborn)
        #expect(await app.settle { (try? app.dialog()) == nil })
        #expect(refusals == 0 && shell.installed[stubborn]?.isOn == false)
        answerLate()
    }

    /// Its own question is open.
    @Test func aPageInTheShellThatAsksTheUserHasTime() async throws {
        let (app, shell) = try await start()
        shell.windows.questions.pause = { _ in await Task.yield() }
        shell.turn(id, on: false) {}
        #expect(await app.settle { (try? app.dialog().title) == "Discard the Draft?" })
        for _ in 0..<1_000 { await Task.yield() }
        try await answer("Discard", app)
        #expect(isOn(shell) == false)
    }

    @Test func aPageInTheShellThatRefusesDoesNotKeepItsPluginOn() async throws {
        let (app, shell) = try await startStubborn { false }
        var refusals = 0
        shell.turn(stubborn, on: false) { refusals += 1 }
        try await choose("Cancel", in: "StubbornPlugin has input that is not saved", app)
        #expect(shell.installed[stubborn]?.isOn == true && refusals == 1)
        shell.turn(stubborn, on: false) { refusals += 1 }
        try await choose("End", in: "StubbornPlugin has input that is not saved", app)
        #expect(shell.installed[stubborn]?.isOn == false && refusals == 1)
    }

    /// The first refusal is that of the user.
    @Test func aPageInTheShellWhoseUserRefusesTwiceDoesNotKeepItsPluginOn() async throws {
        let (app, shell) = try await start()
        shell.turn(id, on: false) {}
        try await answer("Cancel", app)
        #expect((try? app.dialog()) == nil)
        shell.turn(id, on: false) {}
        try await answer("Cancel", app)
        try await choose("End", in: "DraftPlugin has input that is not saved", app)
        #expect(isOn(shell) == false)
    }
}
