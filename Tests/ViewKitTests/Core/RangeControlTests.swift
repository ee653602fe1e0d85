// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A value and a range, in the order in which a program happens to set or to bind them.
@Suite(.serialized) @MainActor final class RangeControlTests {
    private var reports: [String] = []
    private let handler = ViewReport.handler

    init() {
        HeadlessBackend.install()
        ViewReport.handler = { [unowned self] in reports.append($0.description) }
    }

    isolated deinit { ViewReport.handler = handler }

    @Test func aValueWaitsForItsRange() {
        let slider = Slider()
        slider.value = 50
        #expect(slider.value == 0)
        slider.maximumValue = 100
        #expect(slider.value == 50)
        let field = NumberField()
        let relay = BehaviorRelay(value: 500.0)
        let binding = relay.bind(to: field.rx.value)
        field.setRange(from: 0, to: 1_000)
        #expect(field.value == 500)
        binding.dispose()
        let bar = LevelBar()
        bar.value = 3
        bar.maximumValue = 2
        #expect(bar.value == 0)
        bar.maximumValue = 4
        #expect(bar.value == 3)
        #expect(reports.isEmpty)
    }

    @Test func theEndsOfARangeWaitForEachOther() {
        let slider = Slider()
        slider.minimumValue = 50
        slider.value = 70
        slider.maximumValue = 100
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (50, 100, 70))
        let field = NumberField()
        field.maximumValue = -10
        field.minimumValue = -20
        #expect((field.minimumValue, field.maximumValue, field.value) == (-20, -10, -10))
        #expect(reports.isEmpty)
    }

    @Test func aLaterValueReplacesTheOneThatWaits() throws {
        let slider = Slider()
        slider.value = 50
        slider.value = 0.5
        slider.maximumValue = 100
        #expect(slider.value == 0.5)
        // What the user has chosen stays.
        let other = Slider()
        other.value = 50
        other.receive(.changed(0.25))
        other.maximumValue = 100
        #expect(other.value == 0.25)
    }

    @Test func aValueOutsideOfARangeThatTheProgramHasSetIsReportedAndWaits() {
        let field = NumberField(1, from: 1, to: 5)
        field.value = 9
        #expect(field.value == 1)
        #expect(reports.count == 1)
        field.maximumValue = 10
        #expect(field.value == 9)
        field.minimumValue = 20
        #expect(reports.count == 2)
        #expect(field.minimumValue == 1)
        field.value = .nan
        #expect(reports.count == 3)
        field.maximumValue = 30
        #expect((field.minimumValue, field.maximumValue, field.value) == (20, 30, 20))
    }

    @Test func aControlThatIsCreatedWithAValueOutsideOfItsRangeKeepsTheRest() {
        let bag = DisposeBag()
        let field = NumberField(0, from: 1, to: 99, step: 0.5, digits: 1)
        #expect((field.minimumValue, field.maximumValue, field.value) == (1, 99, 1))
        #expect(field.step == 0.5 && field.digits == 1)
        let slider = Slider(5, from: 0, to: 3, axis: .vertical)
        var sent: [Double] = []
        slider.rx.value.subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        #expect(slider.maximumValue == 3 && slider.state.axis == .vertical)
        #expect(reports.count == 2)
        slider.maximumValue = 10
        #expect(slider.value == 5 && sent == [0, 5], "those who have received another value are told")
        let other = NumberField(5, from: 10, to: 0, digits: 2)
        #expect(other.value == 5 && other.digits == 2)
        #expect(reports.count == 3)
        let turned = Slider(5, from: 10, to: 0)
        #expect(reports.count == 4)
        turned.maximumValue = 20
        #expect((turned.minimumValue, turned.maximumValue, turned.value) == (10, 20, 10))
        let stepped = Slider(5, from: 0, to: 10, step: 0, axis: .vertical)
        #expect(stepped.value == 5 && stepped.state.axis == .vertical && stepped.step == nil)
        let counted = NumberField(5, from: 0, to: 10, step: 2, digits: -1)
        #expect(counted.step == 2 && counted.digits == 0 && counted.maximumValue == 10)
        #expect(reports.count == 6)
        // The range of a new control is not one that the program has set.
        let bar = LevelBar(3)
        bar.maximumValue = 4
        #expect(bar.value == 3 && reports.count == 6)
    }

    /// The value of a control, and what an observer has received, are equal after each change of the range.
    @Test func aValueThatTheRangeMovesIsSent() {
        let bag = DisposeBag()
        let slider = Slider(80, from: 0, to: 100)
        let field = NumberField(80, from: 0, to: 100)
        for (values, setRange, value, name) in [
            (slider.rx.value, slider.setRange, { slider.value }, "slider"),
            (field.rx.value, field.setRange, { field.value }, "field"),
        ] as [(ControlProperty<Double>, (Double, Double) -> Void, () -> Double, String)] {
            var sent: [Double] = []
            values.subscribe(onNext: { sent.append($0) }).disposed(by: bag)
            for (minimum, maximum) in [(0.0, 50.0), (0, 100), (60, 90), (10, 20), (10, 20), (20, 20)] {
                setRange(minimum, maximum)
                #expect(sent.last == value(), "\(name)")
            }
            #expect(sent == [80, 50, 60, 20], "\(name)")
        }
    }

    @Test func aValueThatWaitsIsSentAfterAnotherOneWas() {
        let bag = DisposeBag()
        let field = NumberField(1, from: 1, to: 5)
        let model = BehaviorRelay(value: 1.0)
        var sent: [Double] = []
        field.rx.value.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        field.rx.value.bind(to: model).disposed(by: bag)
        field.value = 9
        field.maximumValue = 10
        #expect(field.value == 9 && sent == [], "the program knows what it has set")
        field.value = 40
        field.maximumValue = 8
        #expect(field.value == 8 && model.value == 8)
        field.maximumValue = 50
        #expect(field.value == 40 && model.value == 40)
        #expect(sent == [8, 40])
    }

    /// A view in another process may send a number of the range before.
    @Test func aNumberOutsideOfTheRangeIsTheNearestOne() {
        let bag = DisposeBag()
        let slider = Slider(0.5, from: 0, to: 1)
        let field = NumberField(5, from: 0, to: 10)
        var sent: [Double] = []
        slider.rx.value.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        field.rx.value.skip(1).subscribe(onNext: { sent.append($0) }).disposed(by: bag)
        slider.receive(.changed(3))
        field.receive(.changed(-3))
        #expect(sent == [1, 0] && slider.value == 1 && field.value == 0)
        field.receive(.undo)
        #expect(sent == [1, 0, 5])
        #expect(reports.isEmpty)
    }
}
