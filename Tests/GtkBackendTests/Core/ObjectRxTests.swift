// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct ObjectRxTests {
        init() { Stage.gtk.enter() }

        @Test func aSignalIsAnEvent() {
            let button = Gtk.Button(label: "Save")
            var count = 0
            let subscription = button.rx.clicked.subscribe(onNext: { count += 1 })
            button.emit("clicked")
            subscription.dispose()
            button.emit("clicked")
            #expect(count == 1)
        }

        @Test func aPropertyIsReadAndWritten() {
            let label = Gtk.Label("One")
            let adjustment = Gtk.Adjustment(
                value: 1, lower: 0, upper: 10, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
            var values: [Double] = []
            let bag = DisposeBag()
            adjustment.rx.value.subscribe(onNext: { values.append($0) }).disposed(by: bag)
            adjustment.rx[\.value].map { "\($0)" }.bind(to: label.rx.label).disposed(by: bag)
            adjustment.value = 4
            Observable.just(7).bind(to: adjustment.rx.value).disposed(by: bag)
            #expect(values == [1, 4, 7])
            #expect(label.label == "7.0")
        }

        @Test func aSignalThatAsksIsAnEventWithItsAnswer() {
            let window = Gtk.Window()
            var closed = 0
            let watching = window.rx.closeRequest(answering: false).subscribe(onNext: { closed += 1 })
            #expect(window.emit("close-request", returning: Bool.self) == false)
            #expect(closed == 1)
            watching.dispose()
            let keeping = window.rx[\.closeRequest](answering: true).subscribe(onNext: { closed += 1 })
            window.close()
            #expect(window.emit("close-request", returning: Bool.self) == true)
            keeping.dispose()
            #expect(window.emit("close-request", returning: Bool.self) == false)
            window.destroy()
        }

        @Test func theAnswerMayDependOnTheEvent() {
            let keys = Gtk.EventControllerKey()
            Gtk.Label("a").addController(keys)
            var pressed: [Gdk.Key] = []
            let subscription = keys.rx.keyPressed { $0.keyval == .escape }
                .subscribe(onNext: { pressed.append($0.keyval) })
            let escape = Gdk.Key.escape
            #expect(keys.emit("key-pressed", escape, 0, Gdk.ModifierType(), returning: Bool.self) == true)
            #expect(keys.emit("key-pressed", 97, 0, Gdk.ModifierType(), returning: Bool.self) == false)
            #expect(pressed == [escape, Gdk.Key(97)])
            subscription.dispose()
        }

        @Test func signalsThatAnswerThroughPlacesInCHaveMembersToo() {
            let bag = DisposeBag()
            let spin = Gtk.SpinButton(min: 0, max: 10, step: 1)
            spin.rx.input { 7 }.subscribe().disposed(by: bag)
            spin.update()
            #expect(spin.value == 7)
            var inserted: [String] = []
            let entry = Gtk.Entry()
            entry.rx.insertText.subscribe(onNext: { inserted.append("\($0.text)@\($0.position)") })
                .disposed(by: bag)
            entry.insertText("ab", at: 0)
            #expect(inserted.first == "ab@0")
            var mistakes = 0
            let style = Gtk.CssProvider()
            style.rx.parsingError.subscribe(onNext: { _ in mistakes += 1 }).disposed(by: bag)
            style.load(css: "label { colour: red }")
            #expect(mistakes > 0)
        }

        @Test func anAnsweredSubscriptionEndsWithItsObjectAndDoesNotKeepIt() async {
            var widget: Gtk.Label? = Gtk.Label("a")
            weak let weakWidget = widget
            var isCompleted = false
            let subscription = widget?.rx.queryTooltip(answering: false).subscribe(onCompleted: {
                isCompleted = true
            })
            widget = nil
            await settle()
            #expect(weakWidget == nil)
            #expect(isCompleted)
            subscription?.dispose()
        }

        @Test func aSubscriptionEndsWithItsObjectAndDoesNotKeepIt() async {
            var button: Gtk.Button? = Gtk.Button(label: "Save")
            weak let weakButton = button
            var isCompleted = false
            let subscription = button?.rx.clicked.subscribe(onCompleted: { isCompleted = true })
            button = nil
            await settle()
            #expect(weakButton == nil)
            #expect(isCompleted)
            subscription?.dispose()
        }
    }
}
