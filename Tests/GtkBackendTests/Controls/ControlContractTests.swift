// SPDX-License-Identifier: MIT

import RxKernel
import Testing
import ViewKit

extension OnDisplay {
    /// What a control shows and reports: the same on each backend.
    @MainActor struct ControlContractTests {
        @Test(arguments: Stage.allCases) func aPressedButtonTaps(on stage: Stage) throws {
            stage.enter()
            let button = Button("Save")
            var taps = 0
            let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
            try stage.press(button)
            try stage.press(button)
            #expect(taps == 2)
            subscription.dispose()
            try stage.press(button)
            #expect(taps == 2)
        }

        @Test(arguments: Stage.allCases) func aLabelShowsItsText(on stage: Stage) {
            stage.enter()
            let label = Label("Ada <Lovelace> & co")
            #expect(stage.text(of: label) == "Ada <Lovelace> & co")
            label.text = "Grace"
            #expect(stage.text(of: label) == "Grace")
        }

        @Test(arguments: Stage.allCases, [TextPurpose.plain, .search, .email, .phone, .url, .password])
        func typedTextIsReportedAndSetTextIsNot(on stage: Stage, purpose: TextPurpose) throws {
            stage.enter()
            let field = TextField("Ada", placeholder: "Name", purpose: purpose)
            var texts: [String?] = []
            let subscription = field.rx.text.subscribe(onNext: { texts.append($0) })
            #expect(texts == ["Ada"])
            try stage.type("Ada Lovelace", into: field)
            #expect(field.text == "Ada Lovelace")
            field.text = "Grace"
            #expect(stage.text(of: field) == "Grace")
            #expect(texts == ["Ada", "Ada Lovelace"])
            subscription.dispose()
        }

        @Test(arguments: Stage.allCases, [TextPurpose.plain, .search, .password])
        func returnInAFieldIsReported(on stage: Stage, purpose: TextPurpose) throws {
            stage.enter()
            let field = TextField(purpose: purpose)
            var count = 0
            let subscription = field.rx.activated.subscribe(onNext: { count += 1 })
            try stage.pressReturn(in: field)
            #expect(count == 1)
            subscription.dispose()
        }

        @Test(arguments: Stage.allCases) func escapeInASearchFieldIsReported(on stage: Stage) throws {
            stage.enter()
            let field = TextField(purpose: .search)
            var count = 0
            let subscription = field.rx.cancelled.subscribe(onNext: { count += 1 })
            try stage.pressEscape(in: field)
            #expect(count == 1)
            subscription.dispose()
        }

        @Test(arguments: Stage.allCases) func aHandlerMaySetTheTextThatWasTyped(on stage: Stage) throws {
            stage.enter()
            let field = TextField()
            let subscription = field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in
                field.text = $0.uppercased()
            })
            try stage.type("ada", into: field)
            #expect(stage.text(of: field) == "ADA")
            #expect(field.text == "ADA")
            subscription.dispose()
        }

        @Test(arguments: Stage.allCases) func severalLinesAreReported(on stage: Stage) throws {
            stage.enter()
            let view = TextView("One")
            var texts: [String?] = []
            let subscription = view.rx.text.subscribe(onNext: { texts.append($0) })
            try stage.type("One\nTwo", into: view)
            view.text = "Three"
            #expect(texts.first == "One")
            #expect(texts.last == "One\nTwo")
            #expect(view.text == "Three")
            subscription.dispose()
        }

        @Test(arguments: Stage.allCases) func aFlippedToggleIsReportedAndASetOneIsNot(on stage: Stage) throws
        {
            stage.enter()
            for toggle in [CheckBox("Remember"), Switch()] as [Toggle] {
                var states: [Bool] = []
                let subscription = toggle.rx.isOn.subscribe(onNext: { states.append($0) })
                try stage.flip(toggle)
                toggle.isOn = false
                try stage.flip(toggle)
                #expect(states == [false, true, true])
                subscription.dispose()
            }
        }

        @Test(arguments: Stage.allCases) func aChosenOptionIsReported(on stage: Stage) throws {
            stage.enter()
            let dropDown = DropDown(["Automatic", "Light", "Dark"])
            var chosen: [Int?] = []
            let subscription = dropDown.rx.selectedIndex.subscribe(onNext: { chosen.append($0) })
            try stage.choose("Dark", in: dropDown)
            dropDown.selectedIndex = 1
            dropDown.options = ["On", "Off"]
            #expect(chosen == [0, 2])
            #expect(dropDown.selectedIndex == 1)
            subscription.dispose()
        }
    }
}
