// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import Testing

@MainActor struct PresenceTests {
    let screen = TestScreen()

    @Test func visibleBeginsWithTheCurrentStateAndSendsChanges() {
        var states: [Bool] = []
        let subscription = screen.rxVisible.subscribe(onNext: { states.append($0) })
        screen.presence.show()
        screen.presence.show()
        screen.presence.hide()
        screen.presence.detach()
        screen.presence.show()
        screen.presence.dismiss()
        #expect(states == [false, true, false, true, false])
        subscription.dispose()
    }

    @Test func dismissedIsSentOnceAndToLateSubscribers() {
        var count = 0
        let subscription = screen.rxDismissed.subscribe(onSuccess: { count += 1 })
        screen.presence.hide()
        screen.presence.detach()
        #expect(count == 0)
        screen.presence.dismiss()
        screen.presence.dismiss()
        screen.presence.show()
        #expect(count == 1 && screen.presence.state == .dismissed)
        let late = screen.rxDismissed.subscribe(onSuccess: { count += 1 })
        #expect(count == 2)
        subscription.dispose()
        late.dispose()
    }

    @Test func firstTimeVisibleSucceedsOnce() {
        var count = 0
        let subscription = screen.rxFirstTimeVisible.subscribe(onSuccess: { count += 1 })
        #expect(count == 0)
        screen.presence.show()
        screen.presence.hide()
        screen.presence.show()
        #expect(count == 1)
        subscription.dispose()
    }
}
