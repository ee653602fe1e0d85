// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of windows and their geometry.
    static var windows: [CompatibilityCase] {
        [
            CompatibilityCase("windows", "a window reports once that it is on the screen") { run in
                let window = Window()
                let events = run.record(window.events)
                run.present(run.released(Label("Letter")), in: window)
                for _ in 0..<100 where !events.values.contains(.shown) { await run.settle() }
                window.present()
                await run.settle()
                run.expect(events.values.filter { $0 == .shown }, equals: [.shown])
            },
            CompatibilityCase("windows", "a window has the size that the user gives it") { run in
                let window = Window(WindowState { $0.defaultSize = Size(width: 500, height: 300) })
                let sizes = run.record(
                    window.events.compactMap { if case .resized(let size) = $0 { size } else { nil } })
                await run.show(run.released(Label("Letter")), in: window)
                run.perform(.resize(Size(width: 420, height: 360)), on: window)
                for _ in 0..<100 where sizes.values.isEmpty { await run.settle() }
                run.expect(window.size, equals: Size(width: 420, height: 360))
                run.expect(sizes.values.last, equals: Size(width: 420, height: 360))
            },
            CompatibilityCase("windows", "tabs in the header bar of a window are operated as others") { run in
                let window = Window()
                let (one, two) = (run.released(Label("One")), run.released(Label("Two")))
                let tabs = run.released(TabView())
                let bar = run.released(HeaderBar("Letters", trailing: [Button("Add")]))
                window.headerBar = bar
                let requests = run.record(tabs.requests)
                let closable = [TabTraits(), TabTraits()].map { traits in
                    var traits = traits
                    traits.isClosable = true
                    return traits
                }
                tabs.placement = .header
                tabs.show(one, among: [one, two], titles: ["One", "Two"], tabs: closable)
                await run.show(tabs, in: window)
                run.perform(.tabs(.close("Two")), on: tabs)
                tabs.placement = .above
                await run.settle()
                run.perform(.tabs(.close("One")), on: tabs)
                run.expect(requests, equals: [.close(1), .close(0)])
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
