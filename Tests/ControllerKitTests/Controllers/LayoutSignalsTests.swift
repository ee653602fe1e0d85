// SPDX-License-Identifier: MIT

import ControllerKit
import Testing

@testable import HeadlessBackend

/// The layout signals without a display; `GtkBackendTests` has those that both backends have in common.
@MainActor struct LayoutSignalsTests {
    private final class Canvas: RxViewController<RxViewModel> {
        let label = Label("Ada")
        var log: [String] = []

        override func subviews() -> [any View] { [label] }
        override func viewWillLayoutSubviews() { log.append("will") }
        override func viewDidLayoutSubviews() { log.append("did") }
    }

    private let bag = DisposeBag()
    private let canvas: Canvas
    private let window: WindowController

    init() {
        HeadlessBackend.install()
        canvas = Canvas(viewModel: RxViewModel())
        window = WindowController(root: canvas)
    }

    @Test func aViewIsLaidOutWhenATestReadsItsWindow() {
        _ = canvas.view
        #expect(canvas.log.isEmpty)
        window.present()
        #expect(canvas.log.isEmpty)
        #expect(window.headless.texts == ["Ada"])
        #expect(canvas.log == ["will", "did"])
        #expect(window.headless.texts == ["Ada"])
        #expect(canvas.log.count == 2)
        window.close()
    }

    @Test func aViewIsLaidOutInALaterTurnWithoutARequest() async {
        window.present()
        while canvas.log.isEmpty { await Task.yield() }
        #expect(canvas.log == ["will", "did"])
        window.close()
    }

    @Test func aHiddenContentOfAWindowNeedsNoFrames() async {
        let backend = HeadlessBackend()
        let (window, label) = Toolkit.perform(with: backend) { (Window(), Label("Ada")) }
        label.isHidden = true
        window.content = label
        window.present()
        let shown = backend.windows[0]
        func waitForFrames() async {
            for _ in 0..<100 where shown.isFrameScheduled { await Task.yield() }
        }
        await waitForFrames()
        #expect(!shown.isFrameScheduled)
        label.isHidden = false
        #expect(shown.isFrameScheduled)
        await waitForFrames()
        #expect(!shown.isFrameScheduled)
        window.close()
    }

    @Test func aChangeOfASubviewAndOfTheSizeLaysOutAgain() {
        window.present()
        window.headless.layOut()
        canvas.label.text = "Bob"
        window.headless.layOut()
        #expect(canvas.log.count == 4)
        window.headless.resize(to: Size(width: 300, height: 200))
        window.headless.layOut()
        #expect(canvas.log.count == 6)
        canvas.label.text = "Bob"
        window.headless.layOut()
        #expect(canvas.log.count == 6)
        window.close()
    }

    @Test func aViewThatIsNotSeenIsNotLaidOut() {
        let below = Canvas(viewModel: RxViewModel())
        let navigation = NavigationController(root: below)
        let window = open(navigation)
        window.headless.layOut()
        navigation.push(canvas)
        window.headless.layOut()
        below.log = []
        below.label.text = "Bob"
        window.headless.layOut()
        #expect(below.log.isEmpty)
        navigation.pop()
        window.headless.layOut()
        #expect(below.log == ["will", "did"])
        window.close()
    }

    @Test func aHiddenViewIsLaidOutWhenItIsShown() {
        let parent = Screen("Parent")
        let box = Box()
        parent.view.addSubview(box)
        parent.addChild(canvas, to: box)
        box.isHidden = true
        let window = open(parent)
        window.headless.layOut()
        canvas.label.text = "Bob"
        window.headless.layOut()
        #expect(canvas.log.isEmpty)
        box.isHidden = false
        window.headless.layOut()
        #expect(canvas.log == ["will", "did"])
        window.close()
    }

    @Test func aLayoutMakesTheVisibleRowsOnly() {
        var cells = 0
        let list = ListView<Row>(cell: {
            cells += 1
            return Label()
        }) { $0.text = $1.id }
        list.items = (0..<1000).map { Row(id: "\($0)") }
        let screen = Screen("List")
        screen.view.addSubview(list)
        let window = open(screen)
        window.headless.layOut()
        #expect(cells == 20)
        window.close()
    }

    private struct Row: Identifiable, Equatable {
        let id: String
    }

    @Test func aViewInAPopoverIsLaidOut() {
        let presenter = Canvas(viewModel: RxViewModel())
        let window = open(presenter)
        presenter.presentPopover(canvas)
        window.headless.layOut()
        #expect(canvas.log == ["will", "did"])
        canvas.label.text = "Bob"
        window.headless.layOut()
        #expect(canvas.log.count == 4)
        window.close()
    }

    @Test func theSignalsComeToTheViewModelAndToTheReactiveMembers() {
        var moments: [String] = []
        canvas.viewModel.viewWillLayoutSubviews.subscribe(onNext: { moments.append("model will") }).disposed(
            by: bag)
        canvas.viewModel.viewDidLayoutSubviews.subscribe(onNext: { moments.append("model did") }).disposed(
            by: bag)
        canvas.rx.viewWillLayoutSubviews.subscribe(onNext: { moments.append("will") }).disposed(by: bag)
        canvas.rx.viewDidLayoutSubviews.subscribe(onNext: { moments.append("did") }).disposed(by: bag)
        window.present()
        window.headless.layOut()
        #expect(moments == ["will", "model will", "did", "model did"])
        window.close()
    }
}
