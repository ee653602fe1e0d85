// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Testing

@testable import ContactsModel

@Suite struct SettingsStoreTests {
    @Test func tellsOfEveryChangeAndKeepsIt() throws {
        try withTemporaryDirectory { directory in
            let file = SettingsFile<Preferences>(at: directory.appending(path: "preferences.json"))
            let store = SettingsStore(file, default: Preferences())
            var schemes: [Preferences.ColorScheme] = []
            let subscription = store.values.subscribe(onNext: { schemes.append($0.colorScheme) })
            try store.update { $0.colorScheme = .dark }
            try store.update { $0.colorScheme = .dark }
            #expect(schemes == [.system, .dark])
            #expect(store.value.colorScheme == .dark)
            #expect(SettingsStore(file, default: Preferences()).value.colorScheme == .dark)
            subscription.dispose()
        }
    }

    @Test func tellsThatTheFileWasBroken() throws {
        try withTemporaryDirectory { directory in
            let url = directory.appending(path: "preferences.json")
            try Data("{".utf8).write(to: url)
            let store = SettingsStore(SettingsFile(at: url), default: Preferences())
            #expect(store.problem == .broken(path: url.path, aside: url.path + ".broken"))
            #expect(store.value == Preferences())
        }
    }

    @Test func isInEffectEvenIfItCannotBeKept() {
        let store = SettingsStore(SettingsFile(at: URL(filePath: "/dev/null/p.json")), default: Preferences())
        #expect(throws: SettingsProblem.self) { try store.update { $0.order = .familyName } }
        #expect(store.value.order == .familyName)
    }
}
