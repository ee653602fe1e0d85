// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor @Suite(.serialized) struct InputTests {
    init() { HeadlessBackend.install() }

    @Test func aNumberOutOfItsRangeIsRefused() {
        let field = NumberField(1, from: 1, to: 99).with { $0.identifier = "copies" }
        let end = ". The view keeps its previous state. Set a valid value."
        #expect(
            reported {
                field.value = 100
                field.value = .nan
                field.maximumValue = .infinity
                field.minimumValue = 100
                field.step = 0
                field.digits = 21
            } == [
                "NumberField #copies: value is 100.0; it must be from 1.0 to 99.0" + end,
                "NumberField #copies: value is nan; it must be from 1.0 to 99.0" + end,
                "NumberField #copies: maximumValue is inf; it must be a finite number" + end,
                "NumberField #copies: minimumValue is 100.0; it must not be greater than maximumValue, which is 99.0"
                    + end,
                "NumberField #copies: step is 0.0; it must be a finite number above 0" + end,
                "NumberField #copies: digits is 21; it must be from 0 to 20" + end,
            ])
        #expect(field.value == 1 && field.maximumValue == 99)
        #expect(reported { _ = NumberField(5, from: 10, to: 0) }.count == 1)
    }

    @Test func aDateOutOfItsRangeIsRefused() throws {
        let field = DateField(maximumDate: CalendarDate("2026-01-31"))
        #expect(
            reported {
                field.date = CalendarDate("2026-02-01")
                field.minimumDate = CalendarDate("2026-03-01")
            } == [
                "DateField: date is 2026-02-01; it must be to 2026-01-31. The view keeps its previous state. Set a valid value.",
                "DateField: minimumDate is 2026-03-01; it must not be after maximumDate, which is 2026-01-31. The view keeps its "
                    + "previous state. Set a valid value.",
            ])
        let control = try #require(field.backendView as? HeadlessControl<DateFieldState, DateEvent>)
        let late = try #require(CalendarDate("2026-02-01"))
        #expect(throws: HeadlessError.notFound(role: "date", name: "2026-02-01", there: ["to 2026-01-31"])) {
            try control.choose(late)
        }
    }

    @Test func aDateFieldThatIsCreatedWithADateThatIsNotAllowedKeepsTheRest() {
        let (early, middle, late) = (
            CalendarDate("2026-01-01"), CalendarDate("2026-02-01"), CalendarDate("2026-03-01")
        )
        var fields: [DateField] = []
        #expect(reported { fields = [DateField(early, minimumDate: middle, maximumDate: late)] }.count == 1)
        #expect(fields[0].minimumDate == middle && fields[0].maximumDate == late && fields[0].date == nil)
        fields[0].minimumDate = early
        #expect(fields[0].date == early)
        // The limits wait for each other.
        #expect(reported { fields = [DateField(middle, minimumDate: late, maximumDate: early)] }.count == 1)
        #expect(fields[0].date == middle)
        fields[0].minimumDate = nil
        #expect(fields[0].maximumDate == early && fields[0].date == early)
    }

    @Test func selectionsWithoutOptionsSelectNone() throws {
        let dropDown = DropDown([])
        let group = RadioGroup([])
        let combo = ComboField()
        for view in [dropDown, group, combo] as [any View] {
            let peer = try #require(view.backendView as? HeadlessView)
            #expect(peer.value ?? "" == "")
            #expect(!peer.description.isEmpty)
        }
        let control = try #require(group.backendView as? HeadlessControl<RadioGroupState, SelectionEvent>)
        try control.selectNext()
        #expect(throws: HeadlessError.noOption("On", options: [])) { try control.select("On") }
        dropDown.options = ["On"]
        dropDown.options = []
        group.options = ["On"]
        group.selectedIndex = 0
        group.options = []
        #expect(dropDown.selectedIndex == nil && group.selectedIndex == nil)
    }

    @Test func everyViewHasTheMembersThatRxCocoaHas() {
        let isHidden = BehaviorRelay(value: true)
        let isEnabled = BehaviorRelay(value: false)
        let tooltip = BehaviorRelay<String?>(value: "Explained")
        let name = BehaviorRelay(value: "Named")
        let bag = DisposeBag()
        for view in [Slider(), Label(), Box(), ProgressBar()] as [PortableView] {
            isHidden.bind(to: view.rx.isHidden).disposed(by: bag)
            isEnabled.bind(to: view.rx.isEnabled).disposed(by: bag)
            tooltip.bind(to: view.rx.tooltip).disposed(by: bag)
            name.bind(to: view.rx.accessibilityLabel).disposed(by: bag)
            #expect(view.isHidden && !view.isEnabled)
            #expect(view.tooltip == "Explained" && view.accessibilityLabel == "Named")
        }
        let spinner = Spinner()
        isEnabled.bind(to: spinner.rx.isSpinning).disposed(by: bag)
        #expect(!spinner.isSpinning)
        let bar = ProgressBar()
        BehaviorRelay<Double?>(value: 0.5).bind(to: bar.rx.fraction).disposed(by: bag)
        Observable.just("Half").bind(to: bar.rx.text).disposed(by: bag)
        #expect(bar.fraction == 0.5 && bar.text == "Half")
        let level = LevelBar()
        Observable.just(0.5).bind(to: level.rx.value).disposed(by: bag)
        #expect(level.value == 0.5)
    }

    @Test func aFileIsChosenInADialog() throws {
        let backend = HeadlessBackend.install()
        let window = Window()
        let field = FileField(FileDialog("Choose a Photo", purpose: .open), allowsNone: true)
        window.content = field
        window.present()
        var files: [String?] = []
        let subscription = field.rx.file.subscribe(onNext: { files.append($0) })
        let front = try #require(backend.windows.last)
        try front.fileField().tap()
        try #require(front.dialogs.last).choose(files: ["/home/ada/Ada.png"])
        try front.fileField().tap()
        try #require(front.dialogs.last).close()
        #expect(field.file == "/home/ada/Ada.png")
        try front.fileField().clear()
        #expect(files == [nil, "/home/ada/Ada.png", nil])
        subscription.dispose()
        window.close()
    }

    @Test func aFieldThatIsReleasedClosesItsDialog() throws {
        let backend = HeadlessBackend.install()
        let window = Window()
        window.present()
        weak var dead: FileField?
        do {
            let field = FileField(FileDialog("Choose", purpose: .open))
            dead = field
            window.content = field
            let front = try #require(backend.windows.last)
            try front.fileField().tap()
            #expect(front.dialogs.count == 1)
            window.content = Label()
        }
        #expect(dead == nil)
        #expect(backend.windows.last?.dialogs.isEmpty == true)
        window.close()
    }

    @Test func anInputIsDeallocatedThoughItsPropertiesAreBound() {
        let number = BehaviorRelay(value: 1.0)
        let bag = DisposeBag()
        weak var dead: Slider?
        weak var deadPeer: (any BackendView)?
        do {
            let slider = Slider(1, to: 2)
            dead = slider
            deadPeer = slider.backendView
            number.bind(to: slider.rx.value).disposed(by: bag)
            slider.rx.value.bind(to: number).disposed(by: bag)
        }
        #expect(dead == nil && deadPeer == nil)
    }

    @Test func returnPressesTheSuggestedButton() throws {
        let backend = HeadlessBackend.install()
        let window = Window()
        let save = Button("Save", style: .suggested)
        let cancel = Button("Cancel")
        let text = TextView()
        window.content = Box([TextField(), text, cancel, save])
        window.present()
        let front = try #require(backend.windows.last)
        var taps: [String] = []
        let subscriptions = [
            save.rx.tap.subscribe(onNext: { taps.append("save") }),
            cancel.rx.tap.subscribe(onNext: { taps.append("cancel") }),
        ]
        try front.press("Return")
        cancel.focus()
        try front.press("Return")
        text.focus()
        try front.press("Return")
        #expect(text.text == "\n")
        #expect(taps == ["save", "cancel"])
        for subscription in subscriptions { subscription.dispose() }
        window.close()
    }
}
