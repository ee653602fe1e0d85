// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Banners, toasts and status views.
@MainActor @Suite(.serialized) struct MessageViewTests {
    private let backend = HeadlessBackend.install()

    private func show(_ view: any View) throws -> HeadlessWindow {
        let window = openWindow(view)
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    @Test func aBannerIsVisibleWhileItIsRevealed() throws {
        let banner = Banner("You are offline.", button: "Try Again")
        let window = try show(Box([banner, Label("Content")]))
        var actions = 0
        let subscription = banner.rx.action.subscribe(onNext: { actions += 1 })
        #expect(window.texts == ["Content"])
        banner.isRevealed = true
        #expect(window.texts == ["You are offline.", "Content"])
        try window.button("Try Again").tap()
        #expect(actions == 1)
        banner.button = ""
        #expect(throws: HeadlessError.self) { try window.button() }
        subscription.dispose()
    }

    @Test func toastsAreShownOneAfterTheOther() throws {
        let toasts = ToastView(Label("List"))
        let window = try show(toasts)
        let view = try #require(toasts.backendView as? HeadlessToastView)
        var undone: [String] = []
        toasts.show(Toast("Deleted", action: "Undo")) { undone.append("first") }
        toasts.show(Toast("Moved", action: "Undo")) { undone.append("second") }
        toasts.show(Toast("Saved"))
        #expect(window.texts == ["List", "Deleted"])
        try window.button("Undo").tap()
        #expect(undone == ["first"] && window.texts == ["List", "Moved"])
        try view.expire()
        #expect(undone == ["first"] && window.texts == ["List", "Saved"])
        #expect(throws: HeadlessError.noToast(hasToast: true)) { try view.pressAction() }
        try view.dismiss()
        #expect(toasts.toast == nil && window.texts == ["List"])
        #expect(throws: HeadlessError.noToast(hasToast: false)) { try view.dismiss() }
    }

    @Test func twoToastsWithTheSameTextAreTwo() throws {
        let toasts = ToastView()
        let view = try #require(toasts.backendView as? HeadlessToastView)
        for _ in 0..<2 { toasts.show(.persistent("Saved")) }
        #expect(throws: HeadlessError.self) { try view.expire() }
        try view.dismiss()
        #expect(toasts.toast == .persistent("Saved"))
        try view.dismiss()
        #expect(toasts.toast == nil)
    }

    @Test func dismissingToastsForgetsThoseThatWait() throws {
        let toasts = ToastView()
        var actions: [Toast] = []
        let subscription = toasts.rx.action.subscribe(onNext: { actions.append($0) })
        Observable.from([Toast("A", action: "Do"), Toast("B")]).bind(to: toasts.rx.toast).dispose()
        let view = try #require(toasts.backendView as? HeadlessToastView)
        try view.pressAction()
        #expect(actions == [Toast("A", action: "Do")] && toasts.toast == Toast("B"))
        toasts.dismissAll()
        #expect(toasts.toast == nil)
        subscription.dispose()
    }

    @Test func theTimeOfAToastIsTheVirtualOneOfATest() throws {
        let time = HistoricalScheduler()
        backend.virtualTime = time
        let toasts = ToastView()
        _ = try show(toasts)
        toasts.show(Toast("First", milliseconds: 3000))
        toasts.show(Toast("Second"))
        time.advanceTo(time.clock.addingTimeInterval(2.9))
        #expect(toasts.toast?.message == "First")
        time.advanceTo(time.clock.addingTimeInterval(0.2))
        #expect(toasts.toast?.message == "Second")
        time.advanceTo(time.clock.addingTimeInterval(6))
        #expect(toasts.toast == nil)
    }

    @Test func aToastNeedsAMessage() {
        let toasts = ToastView()
        #expect(
            reported { toasts.show(Toast("")) } == [
                "ToastView: a toast has no message; it would be an empty box. The view keeps its previous state. Set a valid value."
            ])
    }

    @Test func anInvalidToastIsReportedAndSkipped() throws {
        let toasts = ToastView()
        let view = try #require(toasts.backendView as? HeadlessToastView)
        var actions: [String] = []
        let invalid = Toast("Never", action: "Undo", milliseconds: -1)
        #expect(reported { toasts.show(invalid) { actions.append("never") } }.count == 1)
        #expect(toasts.toast == nil)
        toasts.show(Toast("First", action: "Undo")) { actions.append("first") }
        toasts.show(invalid) { actions.append("never") }
        toasts.show(Toast("Last", action: "Undo")) { actions.append("last") }
        #expect(reported { try? view.pressAction() }.count == 1)
        #expect(toasts.toast?.message == "Last")
        try view.pressAction()
        #expect(actions == ["first", "last"] && toasts.toast == nil)
    }

    @Test func anErrorCanBeTriedAgain() throws {
        var retries = 0
        let status = StatusView.error("The server does not answer.") { retries += 1 }
        let window = try show(status)
        #expect(window.texts == ["Something Went Wrong", "The server does not answer."])
        try window.button("Try Again").tap()
        #expect(retries == 1)
        #expect(StatusView.error("It failed.").action == nil)
    }

    @Test func loadingShowsASpinner() throws {
        let window = try show(StatusView.loading("Loading Contacts…"))
        #expect(window.texts == ["Loading Contacts…"])
        #expect(window.description.contains("spinner \"Loading Contacts…\""))
    }
}
