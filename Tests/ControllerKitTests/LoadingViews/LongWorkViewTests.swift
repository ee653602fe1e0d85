// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

private struct Full: Error, CustomStringConvertible { var description: String { "The disk is full." } }

@MainActor struct LongWorkViewTests {
    private let backend = HeadlessBackend.install()
    private let window = Window()
    private let view = LongWorkView("Importing contacts")

    init() {
        window.content = view
        window.present()
    }

    private var shown: HeadlessWindow { backend.windows[0] }

    private func shows(_ text: String) -> Bool { (try? shown.label(text)) != nil }

    @Test func workIsShownWithItsProgressAndCancelledByTheButton() async throws {
        let work = LongWork<Int>()
        view.show(work)
        #expect(view.isHidden && !shows("Importing contacts"))
        work.start { report in
            report(0.43, "ada.vcf")
            while !Task.isCancelled { await Task.yield() }
            return 1
        }
        await until { work.state.value.progress?.fraction != nil }
        #expect(shows("Importing contacts") && shows("ada.vcf"))
        #expect(shows("43 %"))
        try shown.button("Cancel").tap()
        #expect(view.isHidden)
        if case .cancelled = work.state.value {} else { Issue.record("the work was not cancelled") }
    }

    @Test func anErrorStaysWithAButtonThatTriesAgainUntilTheUserClosesIt() async throws {
        let work = LongWork<Int>()
        var retries = 0
        view.show(work) { retries += 1 }
        work.start { _ in throw Full() }
        await until { work.state.value.error != nil }
        #expect(shows("The disk is full."))
        #expect((try? shown.button("Cancel")) == nil)
        try shown.button("Try Again").tap()
        #expect(retries == 1)
        try shown.button("Close").tap()
        #expect(view.isHidden)
    }

    @Test func theTimeLeftIsInMinutesAndSeconds() {
        #expect(WorkProgress(fraction: 0.43, secondsLeft: 2.2).summary == "43 %, 0:03 left")
        #expect(WorkProgress(secondsLeft: 125).summary == "2:05 left")
        #expect(WorkProgress(fraction: 0.5, secondsLeft: .infinity).summary == "50 %")
        #expect(WorkProgress().summary.isEmpty)
    }

    @Test func theWorkIsNotRetained() {
        weak var gone: LongWork<Int>?
        do {
            let work = LongWork<Int>()
            gone = work
            view.show(work)
        }
        #expect(gone == nil)
    }
}
