// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing
import WireKit

extension PermissionTests {
    @Test func notificationsNeedThePermission() async throws {
        for (permissions, count) in [("", 0), ("[Permission notifications]", 1)] {
            let test = try shell(permissions)
            try await test.waitForPage()
            try await attempt("notify", in: test)
            try await test.wait { test.app.texts.contains("posted") }
            let backend = test.app.backend
            if count == 0 {
                try await test.wait {
                    test.record()?.warnings
                        == [
                            "A notification was denied: the plugin does not have the permission notifications. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                        ]
                }
            } else {
                try await test.wait { backend.notifications.count == 1 }
            }
            #expect(backend.notifications.count == count)
            try await test.close()
        }
    }

    @Test func aNotificationOfTheDesktopIsOneOfTheTenIn10Seconds() async throws {
        let test = try shell("[Permission notifications]")
        try await test.waitForPage()
        try await attempt("notify", in: test)
        for _ in 0..<10 { try test.app.button("Try").tap() }
        try await test.wait {
            test.record()?.warnings.contains { $0.hasPrefix("A notification was left out") } == true
        }
        try await test.close()
    }

    @Test func noNotificationOfTheDesktopDisturbsAUserWhoDoesNotWantIt() async throws {
        let test = try ProcessShell(add: { folder in
            try folder.addFault(more: "[Permission notifications]")
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/config", withIntermediateDirectories: true)
            let text = #"{"version": 1, "value": {"shell": {"do-not-disturb": true}}}"#
            try folder.write(Data(text.utf8), to: "config/plugins.json")
        })
        try await test.waitForPage()
        try await attempt("notify", in: test)
        try await test.wait { test.app.texts.contains("posted") }
        #expect(test.app.backend.notifications.isEmpty && test.record()?.warnings == [])
        try await test.close()
    }

    @Test func noNotificationIsShownAfterThePermissionWasTakenBack() async throws {
        let test = try shell("[Permission notifications]")
        try await test.waitForPage()
        try await attempt("notify", in: test)
        try await test.wait { test.app.backend.notifications.count == 1 }
        try await takeBack(.notifications, in: test)
        try await attempt("notify", in: test)
        try await test.wait {
            test.record()?.warnings
                == [
                    "A notification was denied: the plugin does not have the permission notifications. Grant it on the page of the plugin; if it is not listed there, the plugin does not ask for it."
                ]
        }
        #expect(test.app.backend.notifications.count <= 1)
        try await test.close()
    }
}
