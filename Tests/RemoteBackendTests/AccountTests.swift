// SPDX-License-Identifier: MIT

import Testing

@testable import RemoteBackend

/// What the views of a plugin cost the shell.
@Suite @MainActor struct AccountTests {
    @Test func aPluginThatChangesLongTextsAllTheTimeWaits() {
        var policy = RemotePolicy()
        policy.maximumShownText = 10_000
        policy.textPerSecond = 1_000
        let account = Account(policy)
        let start = ContinuousClock.now
        // As much as all views may show is free.
        #expect(account.spendTime(ofText: 9_500, at: start) == 0)
        #expect(account.spendTime(ofText: 1_000, at: start + .seconds(0.5)) == 0)
        // After that, the texts of a second take a second.
        #expect(account.spendTime(ofText: 500, at: start + .seconds(0.5)) == 500)
        #expect(account.spendTime(ofText: 500, at: start + .seconds(1)) == 500)
        // The wait is shorter than that after which a plugin is taken for one that hangs.
        #expect(account.spendTime(ofText: 50_000, at: start + .seconds(1.5)) == 1_000)
        // A plugin that changes nothing for a time has the whole amount again, and not more.
        #expect(account.spendTime(ofText: 10_000, at: start + .seconds(1_000)) == 0)
        #expect(account.spendTime(ofText: 100, at: start + .seconds(1_000)) == 100)
    }

    @Test func aPluginThatDrawsAllTheTimeWaits() {
        let account = Account(RemotePolicy())
        let start = ContinuousClock.now
        // As much as all views may show is free, and then half of each second.
        #expect(account.spendTime(ofDrawing: 2_000_000, at: start) == 0)
        #expect(account.spendTime(ofDrawing: 500_000, at: start + .seconds(1)) == 0)
        #expect(account.spendTime(ofDrawing: 250_000, at: start + .seconds(1)) == 500)
        // An animation with a frame of 5 ms does not wait.
        let later = start + .seconds(1_000)
        for frame in 0..<600 {
            #expect(account.spendTime(ofDrawing: 5_000, at: later + .seconds(Double(frame) / 60)) == 0)
        }
    }
}
