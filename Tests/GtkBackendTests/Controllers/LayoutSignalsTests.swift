// SPDX-License-Identifier: MIT

import ControllerKit
import Gtk
import HeadlessBackend
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// The layout signals of a controller are the same on both backends.
    @MainActor struct LayoutSignalsTests {
        private final class Log { var lines: [String] = [] }

        private final class Canvas: ViewController {
            let name: String
            let log: Log
            let label = ViewKit.Label("Ada")
            var onWillLayout: (() -> Void)?
            var onDidLayout: (() -> Void)?

            init(_ name: String, _ log: Log) {
                self.name = name
                self.log = log
                super.init()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
            override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
            override func viewWillLayoutSubviews() {
                log.lines.append("\(name) will")
                onWillLayout?()
            }
            override func viewDidLayoutSubviews() {
                log.lines.append("\(name) did")
                onDidLayout?()
            }
        }

        @Test(arguments: Stage.allCases)
        func aViewIsLaidOutWhenItIsShownAndWhenItChanges(_ stage: Stage) async {
            stage.enter()
            let log = Log()
            let canvas = Canvas("canvas", log)
            let window = WindowController(root: canvas, size: ViewKit.Size(width: 300, height: 200))
            _ = canvas.view
            await settle()
            #expect(log.lines.isEmpty)
            window.present()
            await settle()
            #expect(log.lines == ["canvas willAppear", "canvas didAppear", "canvas will", "canvas did"])
            log.lines = []
            await settle()
            #expect(log.lines.isEmpty)
            canvas.label.text = "Ada Lovelace\nAnalyst"
            await settle()
            #expect(log.lines == ["canvas will", "canvas did"])
            window.close()
            await settle()
        }

        @Test(arguments: Stage.allCases)
        func theLayoutMethodsOfAParentAreCalledBeforeThoseOfItsChildren(_ stage: Stage) async {
            stage.enter()
            let log = Log()
            let parent = Canvas("parent", log)
            let child = Canvas("child", log)
            parent.addChild(child)
            let window = WindowController(root: parent, size: ViewKit.Size(width: 300, height: 200))
            window.present()
            await settle()
            #expect(log.lines.suffix(4) == ["parent will", "child will", "parent did", "child did"])
            window.close()
            await settle()
        }

        @Test(arguments: Stage.allCases)
        func whatViewDidLayoutSubviewsChangesIsLaidOutToo(_ stage: Stage) async {
            stage.enter()
            let log = Log()
            let canvas = Canvas("canvas", log)
            canvas.onDidLayout = { [unowned canvas] in
                canvas.label.text = "laid out\nin two lines"
                canvas.label.isHidden = false
            }
            let window = WindowController(root: canvas, size: ViewKit.Size(width: 300, height: 200))
            window.present()
            await settle()
            #expect(log.lines.filter { $0 == "canvas did" }.count == 2)
            if stage == .gtk, let widget = canvas.label.gtkWidget {
                #expect(widget.height >= widget.measure(.vertical, forSize: -1).minimum)
            }
            window.close()
            await settle()
        }

        @Test(arguments: Stage.allCases)
        func aCoveredViewIsNotLaidOut(_ stage: Stage) async {
            stage.enter()
            let log = Log()
            let below = Canvas("below", log)
            let navigation = NavigationController(root: below)
            let window = WindowController(root: navigation, size: ViewKit.Size(width: 300, height: 200))
            window.present()
            await settle()
            navigation.push(Canvas("above", log))
            await settle()
            log.lines = []
            below.label.text = "Bob\nand Eve"
            await settle()
            #expect(log.lines.filter { $0.hasPrefix("below") } == [])
            navigation.pop()
            await settle()
            #expect(log.lines.suffix(2) == ["below will", "below did"])
            window.close()
            await settle()
        }

        @Test func whatViewWillLayoutSubviewsChangesIsAPartOfTheLayout() async throws {
            Stage.gtk.enter()
            let canvas = Canvas("canvas", Log())
            let column = ViewKit.Box(.vertical)
            let parent = ViewController()
            parent.view.addSubview(column)
            parent.addChild(canvas, to: column)
            column.append(ViewKit.Label("below"))
            canvas.onWillLayout = { [unowned canvas] in canvas.label.text = "one\ntwo\nthree\nfour" }
            let window = WindowController(root: parent, size: ViewKit.Size(width: 300, height: 200))
            window.present()
            await settle()
            let label = try #require(canvas.label.gtkWidget)
            let view = try #require(canvas.view.gtkWidget)
            #expect(label.height >= label.measure(.vertical, forSize: -1).minimum)
            #expect(view.height >= view.measure(.vertical, forSize: -1).minimum)
            window.close()
            await settle()
        }

        @Test func theSubviewsHaveTheirSizesOnceTheViewWasLaidOut() async throws {
            Stage.gtk.enter()
            let canvas = Canvas("canvas", Log())
            var widths: [Int] = []
            canvas.onDidLayout = { [unowned canvas] in widths.append(canvas.label.gtkWidget?.width ?? 0) }
            let window = WindowController(root: canvas, size: ViewKit.Size(width: 300, height: 200))
            window.present()
            await settle()
            #expect(widths == [300])
            window.close()
            await settle()
        }
    }
}
