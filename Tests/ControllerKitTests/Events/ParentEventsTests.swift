// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

private enum Room {
    static let topic = RxControllerEvent.identifier(of: String.self)
    static let answer = RxControllerEvent.identifier(of: String.self)
}

/// The events that a child receives from its parent: with a parent, after a change of the parent, and without one.
@MainActor struct ParentEventsTests {
    private final class Guest: RxViewModel {
        let bag = DisposeBag()
        var received: [String] = []
        let draft = PublishRelay<String>()

        override func prepareForParentEvents() {
            parentEvents.value(of: Room.topic).subscribe(onNext: { [unowned self] in
                received.append("own bag \($0)")
            })
            .disposed(by: disposeBag)
            parentEvents.value(of: Room.topic).subscribe(onNext: { [unowned self] in
                received.append("other bag \($0)")
            })
            .disposed(by: bag)
            _ = parentEvents.subscribe(onNext: { [unowned self] _ in received.append("no bag") })
            events.value(of: Room.answer).subscribe(onNext: { [unowned self] in
                received.append("answer \($0)")
            })
            .disposed(by: bag)
            bindToParentEvents(from: draft, with: Room.answer)
            draft.subscribe(onNext: { [unowned self] in received.append("draft \($0)") }).disposed(
                by: disposeBag)
        }
    }

    private let parent = RxViewModel()
    private let bag = DisposeBag()

    @Test func whatIsSubscribedInPrepareForParentEventsEndsWithTheParent() {
        let guest = Guest()
        let other = RxViewModel()
        parent.addChild(guest)
        other.addChild(guest)
        parent.events.accept(Room.topic.event("old"))
        other.events.accept(Room.topic.event("new"))
        guest.events.accept(Room.answer.event("yes"))
        #expect(guest.received == ["own bag new", "other bag new", "no bag", "answer yes"])
        guest.received = []
        var answers: [String] = []
        parent.events.value(of: Room.answer).subscribe(onNext: { answers.append("old \($0)") }).disposed(
            by: bag)
        other.events.value(of: Room.answer).subscribe(onNext: { answers.append("new \($0)") }).disposed(
            by: bag)
        guest.draft.accept("maybe")
        #expect(answers == ["new maybe"])
        #expect(guest.received == ["no bag", "draft maybe"])
        other.removeChild(guest)
        guest.received = []
        other.events.accept(Room.topic.event("gone"))
        guest.draft.accept("gone")
        #expect(guest.received.isEmpty)
    }

    @Test func aSubscriptionThatIsMadeElsewhereContinuesWithTheNextParent() {
        let child = RxViewModel()
        let other = RxViewModel()
        var received: [String] = []
        parent.addChild(child)
        child.parentEvents.value(of: Room.topic).subscribe(onNext: { received.append($0) }).disposed(by: bag)
        parent.events.accept(Room.topic.event("first"))
        other.events.accept(Room.topic.event("cached"))
        other.addChild(child)
        parent.events.accept(Room.topic.event("old"))
        other.events.accept(Room.topic.event("second"))
        #expect(received == ["first", "cached", "second"])
    }

    @Test func aChildWhoseParentWasReleasedReceivesNothingMore() {
        let guest = Guest()
        let sibling = RxViewModel()
        var events: RxControllerEvents?
        weak var released: RxViewModel?
        do {
            let parent = RxViewModel()
            released = parent
            parent.addChildren(guest, sibling)
            events = parent.events
            #expect(guest.hasParent)
            guest.parentEvents.value(of: Room.topic).subscribe(onNext: { guest.received.append("late \($0)") }
            )
            .disposed(by: bag)
        }
        #expect(released == nil)
        #expect(!guest.hasParent)
        events?.accept(Room.topic.event("from the events that somebody kept"))
        quietly { sibling.parentEvents.accept(Room.topic.event("from a sibling")) }
        quietly { guest.draft.accept("draft") }
        #expect(guest.received.isEmpty)
    }

    @Test func aChildAtTheAddressOfAReleasedOneIsConnected() {
        var names: [String] = []
        // Objects that are created one after the other in a loop often have the same address.
        for number in 0..<50 {
            let child = RxViewModel()
            parent.addChild(child)
            child.parentEvents.value(of: Room.topic).subscribe(onNext: { names.append($0) }).disposed(
                by: child.disposeBag)
            parent.events.accept(Room.topic.event("\(number)"))
        }
        #expect(names.count == 50)
    }

    @Test func readingParentEventsWithoutAParentIsReportedByName() {
        let guest = Guest()
        #expect(
            controllerReports { _ = guest.parentEvents.value(of: Room.topic) } == [
                "Guest read parentEvents without a parent: it was never added to one. Until it has one, it receives no events, and "
                    + "events that it sends are lost. Add it with addChild(_:) before, or subscribe in prepareForParentEvents(). "
                    + "Where it may be without a parent, ask hasParent."
            ])
        // Once is enough.
        #expect(controllerReports { _ = guest.parentEvents }.isEmpty)
        parent.addChild(guest)
        #expect(controllerReports { _ = guest.parentEvents }.isEmpty)
        parent.removeChild(guest)
        #expect(
            controllerReports { _ = guest.parentEvents }.first?.contains("it was removed from RxViewModel.")
                == true)
        do {
            let brief = RxViewModel()
            brief.addChild(guest)
        }
        #expect(
            controllerReports { _ = guest.parentEvents }.first?.contains(
                "its parent, RxViewModel, was released.")
                == true)
    }

    @Test func anEventThatIsSentWithoutAParentIsReported() {
        let guest = Guest()
        parent.addChild(guest)
        let events = guest.parentEvents
        parent.removeChild(guest)
        #expect(
            controllerReports { events.accept(Room.topic.event("lost")) } == [
                "Guest sent an event to parentEvents without a parent, and the event is lost: it was removed from RxViewModel. "
                    + "Add it with addChild(_:) before. Where it may be without a parent, ask hasParent."
            ])
    }

    @Test func aViewModelDoesNotBecomeItsOwnDescendant() {
        let child = RxViewModel()
        parent.addChild(child)
        #expect(
            controllerReports { child.addChild(parent) } == [
                "RxViewModel was to become the parent of RxViewModel, which is RxViewModel itself or one of its ancestors. "
                    + "It was not added. Add each view model to the view model of its screen's parent."
            ])
        #expect(controllerReports { parent.addChild(parent) }.count == 1)
        #expect(!parent.hasParent)
    }

    @Test func aControllerThatMovesReceivesTheEventsOfItsNewParent() {
        final class NameController: RxViewController<RxViewModel> {
            lazy var label = Label()
            override func subviews() -> [any View] { [label] }
            override func bind() -> [any Disposable] {
                [viewModel.parentEvents.value(of: Room.topic).bind(to: label.rx.text)]
            }
        }
        HeadlessBackend.install()
        let first = RxViewController(viewModel: RxViewModel())
        let second = RxViewController(viewModel: RxViewModel())
        let name = NameController(viewModel: RxViewModel())
        first.addChild(name)
        first.viewModel.events.accept(Room.topic.event("first"))
        name.removeFromParent()
        second.viewModel.events.accept(Room.topic.event("second"))
        second.addChild(name)
        #expect(name.label.text == "second")
        first.viewModel.events.accept(Room.topic.event("third"))
        #expect(name.label.text == "second")
    }

    private func quietly(_ action: () -> Void) { _ = controllerReports(action) }
}
