// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A value and a range, in the order in which a program happens to set or to bind them.
@Suite(.serialized) @MainActor struct RangeControlTests {
    private let reports = Reports()

    /// The reports of a test.
    private final class Reports {
        var texts: [String] = []
    }

    init() {
        HeadlessBackend.install()
        ViewReport.handler = { [reports] in reports.texts.append($0.description) }
    }

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
        #expect(reports.texts.isEmpty)
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
        #expect(reports.texts.isEmpty)
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
        #expect(reports.texts.count == 1)
        field.maximumValue = 10
        #expect(field.value == 9)
        field.minimumValue = 20
        #expect(reports.texts.count == 2)
        #expect(field.minimumValue == 1)
        field.value = .nan
        #expect(reports.texts.count == 3)
        field.maximumValue = 30
        #expect((field.minimumValue, field.maximumValue, field.value) == (20, 30, 20))
    }
}
