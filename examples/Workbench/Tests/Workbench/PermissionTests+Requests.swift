// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// A plugin offers its user to grant a permission: tried by a real process.
extension PermissionTests {
    private static let systemFiles =
        "[Permission system-files]\nFolders=/usr/share/glib-2.0/schemas;\nReason=To show them"

    @Test func aPluginOffersAPermissionThatTheUserHasRefused() async throws {
        let test = try shell(Self.systemFiles)
        try await test.waitForPage()
        try await takeBack(.systemFiles, in: test)
        let before = ProcessShell.processes
        try await attempt("request system-files", in: test)
        try await test.wait {
            try test.app.dialog().title == "Allow fault to read files of the system?"
        }
        try test.app.dialog().choose("Allow")
        try await test.wait {
            test.state() == .active && ProcessShell.processes.contains { !before.contains($0) }
        }
        try await test.waitForPage()
        try await attempt("require system-files", in: test)
        try await test.wait { test.app.texts.contains("require: granted") }
        try await test.close()
    }

    /// One question for the button that the user has pressed, and then none.
    @Test func aPluginCannotAskWithoutAnInputOfTheUser() async throws {
        let test = try shell(Self.systemFiles)
        try await test.waitForPage()
        try await takeBack(.systemFiles, in: test)
        try await attempt("pester", in: test)
        try await test.wait { (try? test.app.dialog()) != nil }
        try test.app.dialog().choose("Don’t Allow")
        try await test.wait { test.app.texts.contains("pestered") }
        try await test.wait {
            test.record()?.warnings.first?.hasPrefix("Asking for the permission system-files was denied")
                == true
        }
        #expect((try? test.app.dialog()) == nil)
        #expect(test.record()?.permissions.first { $0.kind == .systemFiles }?.isGranted == false)
        try await test.close()
    }
}
