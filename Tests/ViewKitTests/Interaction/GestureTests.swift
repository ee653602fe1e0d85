// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor struct GestureTests {
    private let backend = HeadlessBackend.install()
    private let window: Window
    private let view = Label("Canvas")
    private let headless: HeadlessView

    init() throws {
        window = Window()
        window.content = Box(.vertical, [view])
        window.present()
        headless = try #require(view.backendView as? HeadlessView)
    }

    @Test func onlyWhatIsSubscribedToIsInstalled() throws {
        #expect(headless.input == InputRequest())
        let first = view.rx.tapGesture().subscribe(onNext: { _ in })
        let second = view.rx.tapGesture(count: 2).subscribe(onNext: { _ in })
        let third = view.rx.panGesture().subscribe(onNext: { _ in })
        #expect(headless.input.gestures == [.tap(.primary), .pan])
        first.dispose()
        third.dispose()
        #expect(headless.input.gestures == [.tap(.primary)])
        second.dispose()
        #expect(headless.input.gestures == [])
        let error = #expect(throws: HeadlessError.self) { try headless.click() }
        #expect(
            error?.message
                == "The label \"Canvas\", and the views that contain it, do not react to a click with the primary button. Subscribe to "
                + "the gesture first, as in view.rx.tapGesture().")
    }

    @Test func clicksHaveACountAButtonAndAPosition() throws {
        var taps: [TapGesture] = []
        var doubles = 0
        let bag = DisposeBag()
        view.rx.tapGesture(count: nil).subscribe(onNext: { taps.append($0) }).disposed(by: bag)
        view.rx.rightClickGesture().subscribe(onNext: { taps.append($0) }).disposed(by: bag)
        view.rx.tapGesture(count: 2).subscribe(onNext: { _ in doubles += 1 }).disposed(by: bag)
        try headless.doubleClick(at: Point(x: 1, y: 2))
        try headless.click(at: Point(x: 3, y: 4), button: .secondary, modifiers: .control)
        #expect(
            taps == [
                TapGesture(at: Point(x: 1, y: 2)), TapGesture(at: Point(x: 1, y: 2), count: 2),
                TapGesture(at: Point(x: 3, y: 4), button: .secondary, modifiers: .control),
            ])
        #expect(doubles == 1)
    }

    @Test func aDragHasAnOffsetFromItsBeginning() throws {
        var steps: [PanGesture] = []
        let subscription = view.rx.panGesture().when(.changed, .ended).subscribe(onNext: { steps.append($0) })
        try headless.pan(from: Point(x: 10, y: 10), through: Point(x: 12, y: 9), Point(x: 20, y: 5))
        #expect(steps.map(\.translation) == [Point(x: 2, y: -1), Point(x: 10, y: -5), Point(x: 10, y: -5)])
        #expect(steps.last?.state == .ended)
        #expect(steps.last?.location == Point(x: 20, y: 5))
        subscription.dispose()
    }

    @Test func fingersPointerAndWheelAreReported() throws {
        var log: [String] = []
        let bag = DisposeBag()
        view.rx.longPressGesture().subscribe(onNext: { log.append("press \($0.state)") }).disposed(by: bag)
        view.rx.swipeGesture(.left).subscribe(onNext: { log.append("\($0.direction)") }).disposed(by: bag)
        view.rx.pinchGesture().when(.ended).subscribe(onNext: { log.append("\($0.scale)") }).disposed(by: bag)
        view.rx.rotationGesture().when(.changed).subscribe(onNext: { log.append("\($0.angle)") }).disposed(
            by: bag)
        view.rx.hoverGesture().subscribe(onNext: { log.append("hover \($0.state)") }).disposed(by: bag)
        view.rx.scrollGesture().subscribe(onNext: { log.append("\($0.delta.y)") }).disposed(by: bag)
        try headless.longPress()
        try headless.swipe(.left)
        try headless.swipe(.up)
        try headless.pinch(to: 2)
        try headless.rotate(by: 1.5)
        try headless.hover(through: Point(x: 1, y: 1))
        try headless.scroll(by: Point(x: 0, y: 3))
        #expect(
            log == ["press began", "press ended", "left", "2.0", "1.5", "hover began", "hover ended", "3.0"])
    }

    @Test func keysGoToTheViewWithTheFocusAndToThoseAroundIt() throws {
        let button = Button("Save")
        let box = Box(.vertical, [button])
        window.content = box
        var keys: [KeyPress] = []
        var performed = 0
        let bag = DisposeBag()
        box.rx.keyPressed.subscribe(onNext: { keys.append($0) }).disposed(by: bag)
        box.actions = [Action("box.delete", title: "Delete", shortcuts: ["Delete"]) { performed += 1 }]
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        #expect(throws: HeadlessError.self) { try headless.press("Delete") }
        button.focus()
        try headless.press("Delete")
        try headless.press("a")
        #expect(performed == 1)
        #expect(keys == [KeyPress(KeyCombination("a"), text: "a")])
    }

    @Test func focusIsReportedMovedAndResigned() throws {
        let first = TextField(placeholder: "Name")
        let second = TextField(placeholder: "Mail")
        let third = Button("Save")
        let box = Box(.vertical, [first, second, third])
        let window = Window()
        window.content = box
        window.initialFocus = second
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        var boxStates: [Bool] = []
        var secondStates: [Bool] = []
        let bag = DisposeBag()
        box.rx.isFocused.subscribe(onNext: { boxStates.append($0) }).disposed(by: bag)
        window.present()
        #expect(headless.focusedView === second.backendView)
        second.rx.isFocused.subscribe(onNext: { secondStates.append($0) }).disposed(by: bag)
        try headless.press("Tab")
        #expect(headless.focusedView === third.backendView)
        try headless.press("Tab")
        try headless.press("<Shift>Tab")
        second.isFocusable = false
        try headless.press("Tab")
        #expect(headless.focusedView === first.backendView)
        try headless.press("Tab")
        #expect(headless.focusedView === third.backendView)
        third.setNextFocus(first)
        third.resignFocus()
        #expect(headless.focusedView == nil)
        third.focus()
        try headless.press("Tab")
        #expect(headless.focusedView === first.backendView)
        try headless.press("<Shift>Tab")
        #expect(headless.focusedView === third.backendView)
        #expect(secondStates == [true, false])
        #expect(boxStates == [false, true, false, true])
    }

    @Test func aViewWithGesturesIsReleased() {
        let bag = DisposeBag()
        weak var released: Label?
        var isCompleted = false
        do {
            let label = Label("Canvas")
            released = label
            label.rx.tapGesture().subscribe(onNext: { _ in }, onCompleted: { isCompleted = true }).disposed(
                by: bag)
            label.rx.isFocused.subscribe(onNext: { _ in }).disposed(by: bag)
            label.dropTypes = [.text]
        }
        #expect(released == nil)
        #expect(isCompleted)
    }
}
