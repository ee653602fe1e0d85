// SPDX-License-Identifier: MIT

import Gtk
import Testing

/// Opens the display once; a machine without one skips the suite and says so.
struct GtkTrait: SuiteTrait, TestTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await MainActor.run {
            try #require(Display.isOpen, "No display: run under xvfb-run -a, or start gtk4-broadwayd.")
        }
        try await function()
    }
}

extension Trait where Self == GtkTrait {
    static var gtk: GtkTrait { GtkTrait() }
}

@MainActor
enum Display {
    static let isOpen = Gtk.initialize()
}
