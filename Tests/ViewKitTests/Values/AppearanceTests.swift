// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@MainActor struct AppearanceTests {
    @Test func theAppearanceFollowsTheDesktopAndTheApplication() {
        let backend = HeadlessBackend()
        var dark: [Bool] = []
        let subscription = backend.appearance.subscribe(onNext: { dark.append($0.isDark) })
        backend.desktopAppearance.isDark = true
        backend.setColorScheme(.light)
        backend.setColorScheme(.light)
        backend.desktopAppearance.isHighContrast = true
        #expect(dark == [false, true, false, false] && backend.appearance.value.isHighContrast)
        backend.setColorScheme(.automatic)
        #expect(backend.appearance.value.isDark)
        subscription.dispose()
    }

    @Test func anAccentColourHasComponentsFrom0To1() {
        #expect(AccentColor(red: -1, green: -1, blue: -1) == nil)
        #expect(AccentColor(red: .nan, green: 0, blue: 0) == nil)
        #expect(AccentColor(red: 1, green: 1, blue: 0)?.needsDarkText == true)
        #expect(AccentColor(red: 0.2, green: 0.2, blue: 0.9)?.needsDarkText == false)
    }
}
