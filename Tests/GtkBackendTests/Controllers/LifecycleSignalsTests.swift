// SPDX-License-Identifier: MIT

import ControllerKit
import Gdk
import HeadlessBackend
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// The life cycle signals of a controller are the same on both backends.
    @MainActor struct LifecycleSignalsTests {
        private final class Recorder: RxViewController<RxViewModel> {
            var log: [String] = []

            init() {
                super.init(viewModel: RxViewModel())
                viewModel.lifecycleEvents.subscribe(onNext: { [unowned self] event in
                    if let isAnimated = Self.animated(event) { log.append("\(isAnimated)") }
                }).disposed(by: disposeBag)
                for (signal, name) in [
                    (rx.viewWillAppear, "willAppear"), (rx.viewIsAppearing, "isAppearing"),
                    (rx.viewDidAppear, "didAppear"), (rx.viewWillDisappear, "willDisappear"),
                    (rx.viewDidDisappear, "didDisappear"),
                ] {
                    signal.subscribe(onNext: { [unowned self] in log.append("\(name) \($0)") }).disposed(
                        by: disposeBag)
                }
            }

            private static func animated(_ event: LifecycleEvent) -> Bool? {
                switch event {
                case .viewDidAppear(let isAnimated), .viewDidDisappear(let isAnimated): isAnimated
                default: nil
                }
            }
        }

        @Test(arguments: Stage.allCases, [true, false])
        func eachSignalSaysWhetherTheChangeIsAnimated(on stage: Stage, _ isAnimated: Bool) async {
            stage.enter()
            let screen = Recorder()
            let navigation = NavigationController(root: ViewController())
            let window = WindowController(root: navigation)
            window.present()
            navigation.push(screen, animation: isAnimated ? .crossfade : .instant)
            #expect(
                screen.log == [
                    "willAppear \(isAnimated)", "isAppearing \(isAnimated)", "didAppear \(isAnimated)",
                    "\(isAnimated)",
                ])
            screen.log = []
            navigation.pop(animation: isAnimated ? .crossfade : .instant)
            #expect(
                screen.log == ["willDisappear \(isAnimated)", "didDisappear \(isAnimated)", "\(isAnimated)"])
            window.close()
        }

        @Test func aMinimizedWindowIsHidden() async throws {
            Stage.gtk.enter()
            let screen = Recorder()
            let window = WindowController(root: screen)
            window.present()
            await settle()
            screen.log = []
            let view = try #require(window.window.backendWindow as? GtkWindowView)
            view.stateDidChange([.minimized, .focused])
            view.stateDidChange([.minimized])
            #expect(screen.log == ["willDisappear false", "didDisappear false", "false"])
            screen.log = []
            view.stateDidChange([.focused])
            #expect(screen.log == ["willAppear false", "isAppearing false", "didAppear false", "false"])
            window.close()
        }
    }
}
