// SPDX-License-Identifier: MIT

import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// What the comments of `rx.isFocused`, `rx.editingDidEnd` and `Popover.closed` promise, for a view that leaves the screen.
    @MainActor struct FocusPromiseTests {
        enum Departure: CaseIterable {
            case removed, hidden, hiddenWithItsContainer, content
        }

        @Test(arguments: Stage.allCases, Departure.allCases)
        func aViewThatLeavesLosesTheFocus(on stage: Stage, by departure: Departure) async throws {
            stage.enter()
            let window = Window()
            let field = TextField("Ada")
            let inner = Box([field])
            let outer = Box([Button("Other"), inner])
            window.content = outer
            window.present()
            if stage == .gtk { await settle() }
            var log: [String] = []
            let subscriptions = [
                field.rx.editingDidBegin.subscribe(onNext: { log.append("begin") }),
                field.rx.editingDidEnd.subscribe(onNext: { log.append("end") }),
                inner.rx.isFocused.subscribe(onNext: { log.append("\($0)") }),
            ]
            // The display has no window manager that makes the window the active one; GTK reports the focus within the window.
            field.focus()
            if stage == .gtk { await settle() }
            #expect(log.first == "false")
            let began = field.isEditing
            switch departure {
            case .removed: inner.remove(field)
            case .hidden: field.isHidden = true
            case .hiddenWithItsContainer: inner.isHidden = true
            case .content: window.content = Label("Other")
            }
            if stage == .gtk { await settle() }
            #expect(began && !field.isEditing)
            #expect(log.filter { $0 == "begin" }.count == log.filter { $0 == "end" }.count)
            #expect(log.last { $0 == "true" || $0 == "false" } == "false")
            for subscription in subscriptions { subscription.dispose() }
            window.close()
            if stage == .gtk { await settle() }
        }

        @Test(arguments: Stage.allCases, Departure.allCases)
        func aPopoverClosesWithItsAnchor(on stage: Stage, by departure: Departure) async throws {
            stage.enter()
            let window = Window()
            let anchor = Button("Open")
            let inner = Box([anchor])
            window.content = Box([inner, Button("Other")])
            window.present()
            if stage == .gtk { await settle() }
            let popover = Popover()
            popover.content = Label("Inside")
            var closed = 0
            let subscription = popover.closed.subscribe(onNext: { closed += 1 })
            popover.present(from: anchor)
            if stage == .gtk { await settle() }
            #expect(closed == 0)
            switch departure {
            case .removed: inner.remove(anchor)
            case .hidden: anchor.isHidden = true
            case .hiddenWithItsContainer: inner.isHidden = true
            case .content: window.content = Label("Other")
            }
            if stage == .gtk { await settle() }
            #expect(closed == 1)
            popover.close()
            #expect(closed == 1)
            subscription.dispose()
            window.close()
            if stage == .gtk { await settle() }
        }

        /// It cannot be shown, and whoever waits for its end gets it.
        @Test(arguments: Stage.allCases) func aPopoverOutsideOfAWindowIsClosedAtOnce(on stage: Stage) {
            stage.enter()
            let popover = Popover()
            popover.content = Label("Inside")
            let closed = Recorder(popover.closed)
            popover.present(from: Button("In no window"))
            #expect(closed.count == 1)
        }
    }
}
