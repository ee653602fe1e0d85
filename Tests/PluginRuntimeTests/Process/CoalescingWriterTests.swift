// SPDX-License-Identifier: MIT

import Testing

@testable import PluginRuntime

@MainActor @Suite struct CoalescingWriterTests {
    @Test func theFirstChangesAreWrittenAtOnceAndTheLastOfManyAfterThem() async {
        var written: [Int] = []
        let writer = CoalescingWriter<Int>(burst: 2, period: .milliseconds(20)) { written.append($0) }
        for value in 1...1_000 { writer.write(value) }
        #expect(written == [1, 2])
        await wait { written.last == 1_000 }
        #expect(written == [1, 2, 1_000])
    }

    @Test func aValueThatIsCancelledIsNotWritten() async {
        var written: [Int] = []
        let writer = CoalescingWriter<Int>(burst: 1, period: .milliseconds(1)) { written.append($0) }
        writer.write(1)
        writer.write(2)
        writer.cancel()
        // The next period begins with a value of its own.
        await wait {
            writer.write(3)
            return written.count > 1
        }
        #expect(!written.contains(2))
    }

    private func wait(_ condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
