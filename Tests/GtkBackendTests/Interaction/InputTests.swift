// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct InputTests {
        private let view: Label
        private let window: Window

        init() {
            Stage.gtk.enter()
            view = Label("Canvas")
            window = Window()
            window.content = Box(.vertical, [view, TextField(placeholder: "Name")])
        }

        private var gtkView: Gtk.Widget { widget(view) }

        private func controller<C: Gtk.EventController>(
            _ type: C.Type, where fits: (C) -> Bool = { _ in true }
        ) throws -> C {
            let controllers = gtkView.observeControllers()
            let all = (0..<controllers.nItems).compactMap { controllers.item(at: $0) as? C }
            let found = all.first(where: fits)
            return try #require(found)
        }

        private var controllerCount: Int { gtkView.observeControllers().nItems }

        @Test func onlyWhatIsSubscribedToIsInstalled() {
            let before = controllerCount
            let taps = view.rx.tapGesture().subscribe(onNext: { _ in })
            let drags = view.rx.panGesture().subscribe(onNext: { _ in })
            #expect(controllerCount == before + 2)
            taps.dispose()
            drags.dispose()
            #expect(controllerCount == before)
            window.close()
        }

        @Test func gesturesAreReported() async throws {
            var log: [String] = []
            let bag = DisposeBag()
            view.rx.tapGesture(count: 2).subscribe(onNext: {
                log.append("tap \($0.count) at \($0.location.x)")
            })
            .disposed(by: bag)
            view.rx.rightClickGesture().subscribe(onNext: { log.append("\($0.button)") }).disposed(by: bag)
            view.rx.longPressGesture().subscribe(onNext: { log.append("press \($0.state)") }).disposed(
                by: bag)
            view.rx.panGesture().subscribe(onNext: { log.append("pan \($0.state) \($0.translation.x)") })
                .disposed(by: bag)
            view.rx.swipeGesture().subscribe(onNext: { log.append("swipe \($0.direction)") }).disposed(
                by: bag)
            view.rx.pinchGesture().subscribe(onNext: { log.append("pinch \($0.state)") }).disposed(by: bag)
            view.rx.rotationGesture().when(.changed).subscribe(onNext: { log.append("turn \($0.angle)") })
                .disposed(by: bag)
            view.rx.hoverGesture().subscribe(onNext: { log.append("hover \($0.state)") }).disposed(by: bag)
            view.rx.scrollGesture().subscribe(onNext: { log.append("scroll \($0.delta.y)") }).disposed(
                by: bag)
            view.rx.keyPressed.subscribe(onNext: { log.append("key \($0.keys.key) \($0.text ?? "")") })
                .disposed(by: bag)
            window.present()
            await settle()
            try controller(Gtk.GestureClick.self) { $0.button == 1 }.emit("released", 2, 3.0, 4.0)
            try controller(Gtk.GestureClick.self) { $0.button == 1 }.emit("released", 2, -30.0, 4.0)
            try controller(Gtk.GestureClick.self) { $0.button == 3 }.emit("released", 1, 3.0, 4.0)
            try controller(Gtk.GestureLongPress.self).emit("pressed", 3.0, 4.0)
            let drag = try controller(Gtk.GestureDrag.self)
            drag.emit("drag-begin", 1.0, 1.0)
            drag.emit("drag-update", 5.0, 0.0)
            drag.emit("drag-update", 9.0, 0.0)
            drag.emit("drag-end", 6.0, 0.0)
            let swipe = try controller(Gtk.GestureSwipe.self)
            swipe.emit("swipe", -500.0, 20.0)
            swipe.emit("swipe", -20.0, 20.0)
            try controller(Gtk.GestureZoom.self).emit("scale-changed", 2.0)
            try controller(Gtk.GestureRotate.self).emit("angle-changed", 3.0, 1.5)
            let motion = try controller(Gtk.EventControllerMotion.self)
            motion.emit("enter", 1.0, 1.0)
            motion.emit("leave")
            let scroll = try controller(Gtk.EventControllerScroll.self)
            #expect(scroll.emit("scroll", 0.0, 1.0, returning: Bool.self) == false)
            let keys = try controller(Gtk.EventControllerKey.self)
            let shift = Gdk.ModifierType.shiftMask
            #expect(keys.emit("key-pressed", Key("A").rawValue, 0, shift, returning: Bool.self) == false)
            #expect(
                log == [
                    "tap 2 at 3.0", "secondary", "press began", "pan began 0.0", "pan changed 9.0",
                    "pan ended 6.0",
                    "swipe left", "pinch changed", "turn 1.5", "hover began", "hover ended", "scroll 1.0",
                    "key a A",
                ])
            window.close()
        }

        @Test func focusIsReportedAndResigned() async throws {
            let first = TextField(placeholder: "Name")
            let second = TextField(placeholder: "Mail")
            window.content = Box(.vertical, [first, second])
            window.initialFocus = second
            window.present()
            await settle()
            let states = Recorder(second.rx.isFocused)
            #expect(states.values == [true])
            first.focus()
            #expect(states.values == [true, false])
            second.focus()
            second.resignFocus()
            #expect(states.values == [true, false, true, false])
            #expect(gtkWindow(window).focusWidget == nil)
            second.isFocusable = false
            #expect(!entry(second).focusable)
            window.close()
        }

        @Test func aViewHasActionsOfItsOwn() async throws {
            var performed: [String] = []
            let box = Box(.vertical, [view])
            window.content = box
            box.actions = [
                Action("box.delete", title: "Delete", shortcuts: ["Delete", "<Command>x"]) {
                    performed.append("delete")
                },
                Action("box.sort", title: "Sort", value: "name") { performed.append("sort by \($0)") },
            ]
            window.present()
            #expect(gtkView.activateAction("view.box.delete"))
            #expect(gtkView.activateAction("view.box.sort", args: Variant("city")))
            #expect(performed == ["delete", "sort by city"])
            box.actions = []
            #expect(!gtkView.activateAction("view.box.delete"))
            window.close()
        }

        @Test func aContextMenuIsOpenedAndTriggersActions() async throws {
            var performed: [String] = []
            window.actions = [
                Action("photo.copy", title: "Copy") { performed.append("copy") },
                Action("photo.open", title: "Open", value: nil) { performed.append("open \($0)") },
            ]
            view.actions = [Action("photo.crop", title: "Crop") { performed.append("crop") }]
            view.contextMenu = Menu([
                .init("Photo", [.init("Copy", action: "photo.copy"), .init("Crop", action: "photo.crop")]),
                [.init("Open", action: "photo.open", value: "7", icon: "document-open-symbolic")],
            ])
            window.present()
            await settle()
            try controller(Gtk.GestureClick.self) { $0.button == 3 }.emit("pressed", 1, 3.0, 4.0)
            await settle()
            let peer = try #require(view.backendView as? WidgetView)
            weak let popover = try #require(peer.contextMenu).popover
            #expect(popover?.visible == true)
            let items = try #require(popover).descendants.filter { $0.typeName == "GtkModelButton" }
            #expect(items.count == 2)
            for item in items { item.emit("clicked") }
            let icons = popover?.descendants.compactMap { $0 as? Gtk.Button } ?? []
            let icon = try #require(icons.first)
            icon.emit("clicked")
            #expect(performed == ["copy", "crop", "open 7"])
            await settle()
            #expect(popover?.parent == nil)
            window.close()
        }
    }
}

extension Gtk.Widget {
    var descendants: [Gtk.Widget] { children.flatMap { [$0] + $0.descendants } }
}
