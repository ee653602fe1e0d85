// SPDX-License-Identifier: MIT

import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The times of the frames of windows, for an inspector.
    @MainActor struct FrameTests {
        init() { Stage.gtk.enter() }

        @Test func theFramesOfOldAndNewWindowsAreMeasuredUntilTheObserverIsDisposedOf() async throws {
            let source = try #require(Toolkit.backend as? any FrameSource)
            let old = Window()
            let label = Label("A")
            old.content = label
            old.present()
            await settle()

            var times: [Duration] = []
            let observer = source.observeFrames { times.append($0) }
            label.text = "B"
            await settle()
            #expect(!times.isEmpty && times.allSatisfy { $0 > .zero && $0 < .seconds(10) })

            times = []
            let new = Window()
            new.content = Label("C")
            new.present()
            await settle()
            #expect(!times.isEmpty)

            observer.dispose()
            times = []
            label.text = "D"
            await settle()
            #expect(times.isEmpty)
            for window in [old, new] { window.close() }
        }
    }
}
