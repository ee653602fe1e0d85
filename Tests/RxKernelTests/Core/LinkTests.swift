// SPDX-License-Identifier: MIT

import Testing

@testable import RxKernel

@Suite @MainActor struct LinkTests {
    @Test func theQueueOfALinkIsReleasedWithTheLink() async {
        weak var hop: ActorQueue?
        do {
            let link = Link(Isolation(MainActor.shared, nil, "a test", "", 0))
            await withCheckedContinuation { continuation in link.send { continuation.resume() } }
            hop = link.actorQueue?.takeUnretainedValue()
            #expect(hop != nil)
        }
        // The piece of work that the main queue has just run is released in its next turn.
        await Task.yield()
        #expect(hop == nil)
    }
}
