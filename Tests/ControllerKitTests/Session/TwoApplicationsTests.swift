// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing

private enum Word {
    static let said = RxControllerEvent.identifier(of: Int.self, cached: false)
}

/// What is kept in static variables, with two applications in one process.
@MainActor @Suite(.serialized) struct TwoApplicationsTests {
    private let one: ApplicationSession
    private let other: ApplicationSession

    init() {
        HeadlessBackend.install()
        (one, other) = (ApplicationSession(), ApplicationSession())
    }

    @Test func aWindowBelongsToTheApplicationThatWorks() {
        let window = one.perform {
            other.perform { WindowController(root: Screen("Inner")).present() }
            let window = open(Screen("Outer"))
            return window
        }
        #expect(one.windows.map(\.root.title) == ["Outer"] && other.windows.map(\.root.title) == ["Inner"])
        #expect(window.session === one && ApplicationSession.current !== one)
        for session in [one, other] { session.closeAllWindows() }
    }

    @Test func eachApplicationReceivesItsControllers() {
        var created: [String] = []
        one.onCreate = { created.append("one \($0.title)") }
        let session = ApplicationSession()
        session.onCreate = { _ in created.append("third") }
        _ = other.perform { ViewController() }
        _ = one.perform { ViewController() }
        session.onCreate = nil
        _ = session.perform { ViewController() }
        _ = one.perform { ViewController() }
        #expect(created == ["one ", "one "])
    }

    /// The loop is reported in the application in which it is closed. Afterwards, no event counts as a part of it.
    @Test func aLoopThroughBothApplicationsIsCut() {
        one.keepsReports = true
        other.keepsReports = true
        let (first, second) = (one.perform { RxViewModel() }, other.perform { RxViewModel() })
        var count = 0
        first.events.value(of: Word.said).subscribe(onNext: { [unowned second] in
            count += 1
            second.events.accept(Word.said.event($0))
        }).disposed(by: first.disposeBag)
        let forward = second.events.value(of: Word.said).subscribe(onNext: { [unowned first] in
            first.events.accept(Word.said.event($0))
        })
        first.events.accept(Word.said.event(1))
        #expect(one.controllerReports.count + other.controllerReports.count == 1 && count > 10 && count < 200)
        forward.dispose()
        count = 0
        for number in 0..<300 { first.events.accept(Word.said.event(number)) }
        #expect(one.controllerReports.count + other.controllerReports.count == 1 && count == 300)
    }
}
