// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@testable import RemoteBackend

/// What the shell knows of the input of the user in a plugin.
@Suite @MainActor struct UserInputTests {
    private let input = UserInput(.seconds(1)) { _ in }

    @Test func aStateThatWasMadeBeforeATextIsNotAStateOfIt() {
        input.didChangeText(of: 1, in: 10, by: 7)
        input.didHandle(6, of: 1)
        input.didHandle(7, of: 2)
        input.didSaveState(of: 10)
        #expect(input.hasUnsavedText)
        input.didHandle(7, of: 1)
        #expect(input.hasUnsavedText)
        input.didSaveState(of: 10)
        #expect(!input.hasUnsavedText)
    }

    @Test func theStateOfAPageSavesNoTextOfAnotherOne() {
        input.didChangeText(of: 1, in: 10, by: 1)
        input.didHandle(1, of: 1)
        input.didSaveState(of: 20)
        #expect(input.hasUnsavedText)
        input.didSaveState(of: 10)
        #expect(!input.hasUnsavedText)
    }

    @Test func aViewOrAWindowThatIsGoneIsNotWaitedFor() {
        input.didChangeText(of: 1, in: 10, by: 1)
        input.didRelease(1)
        input.didSaveState(of: 10)
        #expect(!input.hasUnsavedText)
        input.didChangeText(of: 1, in: 10, by: 2)
        input.didRelease(10)
        #expect(!input.hasUnsavedText)
    }

    @Test func aPluginShowsFewWindowsWithoutAnInputAndNoneAgain() {
        let late = UserInput(.zero) { _ in }
        #expect((0..<5).map { _ in late.allowsWindow(false) } == [true, true, true, false, false])
        #expect(!late.allowsWindow(true))
        late.note()
        #expect(late.allowsWindow(false) && !late.allowsWindow(true))
        input.note()
        #expect((0..<5).allSatisfy { _ in input.allowsWindow(true) })
    }

    /// Requests of a page that the shell has restored are refused without a report. A window would be missing.
    @Test func theListOfPluginsSaysThatAWindowOfARestoredPageWaits() {
        var denials: [String] = []
        let input = UserInput(.seconds(1)) { denials.append($0) }
        let pane = Toolkit.perform(with: HeadlessBackend()) { RemotePane() }
        pane.isOpenedByUser = false
        input.didAdd(pane)
        #expect((0..<4).map { _ in input.allowsWindow(false) } == [true, true, true, false])
        #expect(denials.count == 1 && denials[0].hasPrefix("A window is not shown until the user uses"))
    }

    @Test func whatAMessageCausesIsNoInputAlsoAfterOneThatWasHandledMeanwhile() {
        input.handle {
            input.handle {}
            input.note()
        }
        #expect(!input.isRecent)
        input.note()
        #expect(input.isRecent)
    }

    @Test func theStartOfAProcessIsNoInput() {
        #expect(!input.allowsOnce("Reading the clipboard"))
        input.note()
        #expect(input.allowsOnce("Reading the clipboard"))
        #expect(!input.allowsOnce("Reading the clipboard"))
    }
}
