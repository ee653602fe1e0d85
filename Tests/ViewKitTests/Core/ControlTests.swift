// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing

@testable import ViewKit

private struct Row: Identifiable, Equatable {
    let id: Int
}

@MainActor struct ControlTests {
    init() { HeadlessBackend.install() }

    @Test func aLabelShowsWhatIsBoundToIt() {
        let label = Label()
        let text = BehaviorRelay(value: "Ada")
        let subscription = text.bind(to: label.rx.text)
        text.accept("Bob")
        #expect((label.backendView as? HeadlessView)?.text == "Bob")
        subscription.dispose()
        text.accept("Eve")
        #expect(label.text == "Bob")
    }

    @Test func aButtonReportsEachTap() throws {
        let button = Button("Close")
        let control = try #require(button.backendView as? HeadlessControl<ButtonState, ButtonEvent>)
        var taps = 0
        let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
        try control.tap()
        try control.tap()
        #expect(taps == 2)
        button.isEnabled = false
        #expect(throws: HeadlessError.disabled(role: .button, name: "Close", action: "press")) {
            try control.tap()
        }
        subscription.dispose()
    }

    @Test func aTextFieldReportsWhatIsTypedAndNotWhatIsSet() throws {
        let field = TextField("Ada", placeholder: "Name")
        let control = try #require(field.backendView as? HeadlessTextField)
        var texts: [String] = []
        let subscription = field.rx.text.orEmpty.subscribe(onNext: { texts.append($0) })
        field.text = "set"
        try control.type("typed")
        #expect(texts == ["Ada", "typed"])
        #expect(field.text == "typed")
        subscription.dispose()
    }

    @Test func togglesAndDropDownsReportChoices() throws {
        let box = CheckBox("Favourite")
        let dropDown = DropDown(["Light", "Dark"])
        var values: [String] = []
        let subscriptions = [
            box.rx.isOn.skip(1).subscribe(onNext: { values.append("\($0)") }),
            dropDown.rx.selectedIndex.skip(1).subscribe(onNext: { values.append("\($0 ?? -1)") }),
        ]
        try #require(box.backendView as? HeadlessControl<ToggleState, ToggleEvent>).tap()
        try #require(dropDown.backendView as? HeadlessControl<DropDownState, SelectionEvent>).select("Dark")
        #expect(values == ["true", "1"])
        #expect(box.isOn)
        #expect(dropDown.selectedIndex == 1)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func aControlIsReleasedAlthoughItsPropertiesAreBound() {
        let text = BehaviorRelay(value: "Ada")
        let bag = DisposeBag()
        weak var dead: TextField?
        do {
            let field = TextField()
            dead = field
            text.bind(to: field.rx.text).disposed(by: bag)
            field.rx.text.orEmpty.bind(to: text).disposed(by: bag)
            #expect(field.text == "Ada")
        }
        #expect(dead == nil)
    }

    @Test func theEventsOfAViewCompleteWhenItIsDeallocated() {
        let bag = DisposeBag()
        var ends: [String] = []
        func note<Element>(_ name: String, _ events: Observable<Element>) {
            events.subscribe(
                onCompleted: { ends.append("\(name) completed") },
                onDisposed: { ends.append("\(name) disposed") }
            ).disposed(by: bag)
        }
        do {
            let views = (
                Button("Save"), TextField(), ListView<Row>(cell: { Label() }, configure: { _, _ in })
            )
            note("tap", views.0.rx.tap.asObservable())
            note("text", views.1.rx.text.orEmpty.asObservable())
            note("driver", views.1.rx.text.asDriver().asObservable())
            note("activated", views.2.rx.activated.asObservable())
            note("nearEnd", views.2.rx.nearEnd.asObservable())
            #expect(ends.isEmpty)
        }
        let names = ["activated", "driver", "nearEnd", "tap", "text"]
        #expect(ends.sorted() == names.flatMap { ["\($0) completed", "\($0) disposed"] })
    }

    @Test func initialsAndColoursOfAnAvatarFollowTheName() {
        #expect(AvatarState { $0.name = "Ada Lovelace" }.initials == "AL")
        #expect(AvatarState { $0.name = "  ada  king lovelace " }.initials == "AL")
        #expect(AvatarState { $0.name = "山田" }.initials == "山")
        #expect(AvatarState { $0.name = "" }.initials == "")
        #expect(
            AvatarState { $0.name = "Ada" }.colorIndex(of: 7)
                == AvatarState {
                    $0.name = "Ada"
                    $0.size = 9
                }.colorIndex(of: 7))
    }
}
