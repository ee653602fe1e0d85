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
