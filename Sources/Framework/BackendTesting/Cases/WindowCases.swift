// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of windows and their geometry.
    static var windows: [CompatibilityCase] {
        [
            CompatibilityCase("windows", "a window reports once that it is on the screen") { run in
                let window = Window()
                var events: [WindowEvent] = []
                let subscription = window.events.subscribe(onNext: { events.append($0) })
                window.content = run.released(Label("Letter"))
                window.present()
                for _ in 0..<100 where !events.contains(.shown) { await run.settle() }
                window.present()
                await run.settle()
                run.expect(events.filter { $0 == .shown }, equals: [.shown])
                subscription.dispose()
                window.close()
            },
            CompatibilityCase("windows", "a window has the size that the user gives it") { run in
                let window = Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
                var sizes: [Size] = []
                let subscription = window.events.subscribe(onNext: { event in
                    if case .resized(let size) = event { sizes.append(size) }
                })
                window.content = run.released(Label("Letter"))
                window.present()
                await run.settle()
                run.perform(.resize(Size(width: 420, height: 360)), on: window)
                for _ in 0..<100 where sizes.isEmpty { await run.settle() }
                run.expect(window.size, equals: Size(width: 420, height: 360))
                run.expect(sizes.last, equals: Size(width: 420, height: 360))
                subscription.dispose()
                window.close()
            },
            CompatibilityCase("windows", "tabs in the header bar of a window are operated as others") { run in
                let window = Window()
                let (one, two) = (run.released(Label("One")), run.released(Label("Two")))
                let tabs = run.released(TabView())
                let bar = run.released(HeaderBar("Letters", trailing: [Button("Add")]))
                window.headerBar = bar
                var requests: [TabRequest] = []
                let subscription = tabs.requests.subscribe(onNext: { requests.append($0) })
                let closable = [TabTraits(), TabTraits()].map { traits in
                    var traits = traits
                    traits.isClosable = true
                    return traits
                }
                tabs.placement = .header
                tabs.show(one, among: [one, two], titles: ["One", "Two"], tabs: closable)
                window.content = tabs
                window.present()
                await run.settle()
                run.perform(.tabs(.close("Two")), on: tabs)
                tabs.placement = .above
                await run.settle()
                run.perform(.tabs(.close("One")), on: tabs)
                run.expect(requests, equals: [.close(1), .close(0)])
                subscription.dispose()
                window.close()
            },
            CompatibilityCase("windows", "a maximised window keeps its normal size") { run in
                for change in [\Window.isMaximized, \Window.isFullScreen] {
                    let window = Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
                    window.content = run.released(Label("Letter"))
                    window[keyPath: change] = true
                    window.present()
                    for _ in 0..<5 { await run.settle() }
                    run.expect(window[keyPath: change])
                    run.expect(window.isMaximized != window.isFullScreen)
                    run.expect(window.size, equals: Size(width: 500, height: 300))
                    window.close()
                }
            },
        ]
    }
}
