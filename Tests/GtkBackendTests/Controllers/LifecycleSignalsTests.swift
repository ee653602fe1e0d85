// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import Gdk
import Glibc
import Gtk
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
                for (signal, name) in [
                    (viewModel.viewDidLoad, "didLoad"), (viewModel.viewWillAppear, "willAppear"),
                    (viewModel.viewIsAppearing, "isAppearing"), (viewModel.viewDidAppear, "didAppear"),
                    (viewModel.viewWillDisappear, "willDisappear"),
                    (viewModel.viewDidDisappear, "didDisappear"), (viewModel.dismissed, "dismissed"),
                ] {
                    signal.subscribe(onNext: { [unowned self] in log.append("model \(name)") })
                        .disposed(by: disposeBag)
                }
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
                    "model didLoad", "willAppear \(isAnimated)", "model willAppear",
                    "isAppearing \(isAnimated)",
                    "model isAppearing", "didAppear \(isAnimated)", "model didAppear", "\(isAnimated)",
                ])
            screen.log = []
            navigation.pop(animation: isAnimated ? .crossfade : .instant)
            #expect(
                screen.log == [
                    "willDisappear \(isAnimated)", "model willDisappear", "didDisappear \(isAnimated)",
                    "model didDisappear", "\(isAnimated)", "model dismissed",
                ])
            window.close()
        }

        /// Without a window manager, the state of the window is set by the test.
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
            #expect(screen.log == Self.hidden)
            screen.log = []
            view.stateDidChange([.focused])
            #expect(screen.log == Self.visible)
            window.close()
        }

        @Test func aWindowThatTheWindowManagerMinimizesIsHidden() async throws {
            Stage.gtk.enter()
            // A window that is mapped while the window manager starts would not be managed. It runs the command when it
            // has started.
            let (manager, started) = (Process(), Pipe())
            manager.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
            manager.arguments = ["--startup", "echo started"]
            manager.standardOutput = started
            manager.standardError = FileHandle.nullDevice
            try manager.run()
            defer {
                manager.terminate()
                manager.waitUntilExit()
            }
            try #require(!started.fileHandleForReading.availableData.isEmpty)
            let screen = Recorder()
            let window = WindowController(root: screen)
            window.present()
            defer { window.close() }
            let view = try #require(window.window.backendWindow as? GtkWindowView)
            try await wait(until: "the window is open") { screen.phase == .visible }
            // The window manager ignores the request for a window that it does not manage yet.
            try await wait(until: "the window manager has the window", withFrames: false) {
                // Questions without a pause would keep the display from the window manager.
                usleep(50_000)
                let active = output(of: "/usr/bin/xprop", "-root", "_NET_ACTIVE_WINDOW")
                return active.contains("window id # 0x") && !active.contains("# 0x0")
            }
            // Before the window is active, it was put into a frame, which hides it for a moment: those events are there now.
            for _ in 0..<3 { await idle() }
            try await wait(until: "the window is open again", withFrames: false) { screen.phase == .visible }
            screen.log = []
            view.window.minimize()
            try await wait(until: "the window is minimized", withFrames: false) {
                screen.log.count >= Self.hidden.count
            }
            #expect(screen.log == Self.hidden)
            screen.log = []
            view.window.present()
            try await wait(until: "the window is visible again", withFrames: false) {
                screen.log.count == Self.visible.count
            }
            #expect(screen.log == Self.visible)
        }

        private func output(of program: String, _ arguments: String...) -> String {
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardOutput = pipe
            guard (try? process.run()) != nil else { return "" }
            return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }

        private static let hidden = [
            "willDisappear false", "model willDisappear", "didDisappear false", "model didDisappear", "false",
        ]
        private static let visible = [
            "willAppear false", "model willAppear", "isAppearing false", "model isAppearing",
            "didAppear false", "model didAppear", "false",
        ]
    }
}
