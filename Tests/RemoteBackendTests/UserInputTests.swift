// SPDX-License-Identifier: MIT

import Testing

@testable import RemoteBackend

/// What the shell knows of the input of the user in a plugin.
@Suite @MainActor struct UserInputTests {
    private let input = UserInput(.seconds(1)) { _ in }

    @Test func aStateThatWasMadeBeforeATextIsNotAStateOfIt() {
        input.didChangeText(of: 1, by: 7)
        input.didHandle(6, of: 1)
        input.didHandle(7, of: 2)
        input.didSaveState()
        #expect(input.hasUnsavedText)
        input.didHandle(7, of: 1)
        #expect(input.hasUnsavedText)
        input.didSaveState()
        #expect(!input.hasUnsavedText)
    }

    @Test func aViewThatIsGoneIsNotWaitedFor() {
        input.didChangeText(of: 1, by: 1)
        input.didRelease(1)
        input.didSaveState()
        #expect(!input.hasUnsavedText)
    }
}
