// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct SettingsFileTests {
    @Test func keepsWhatWasSaved() throws {
        try withTemporaryDirectory { directory in
            let file = SettingsFile<Preferences>(at: directory.appending(path: "new/preferences.json"))
            #expect(file.load(default: Preferences()).value == Preferences())
            var preferences = Preferences()
            preferences.order = .familyName
            preferences.colorScheme = .dark
            try file.save(preferences)
            #expect(file.load(default: Preferences()).value == preferences)
            #expect(file.load(default: Preferences()).problem == nil)
        }
    }

    @Test(arguments: ["", "{", "[1, 2]", "\u{0}"])
    func keepsABrokenFileAsideAndSaysSo(text: String) throws {
        try withTemporaryDirectory { directory in
            let url = directory.appending(path: "preferences.json")
            let file = SettingsFile<Preferences>(at: url)
            for _ in 0..<2 {
                try Data(text.utf8).write(to: url)
                let (value, problem) = file.load(default: Preferences())
                #expect(value == Preferences())
                #expect(
                    problem?.description
                        == "The settings in \(url.path) cannot be understood, so the defaults are used. The file is kept as "
                        + "\(url.path).broken: mend it and move it back, or delete it.")
            }
            #expect(try String(contentsOfFile: url.path + ".broken", encoding: .utf8) == text)
            #expect(file.load(default: Preferences()).problem == nil)
        }
    }

    @Test func readsWhatItUnderstandsOfAnotherVersion() throws {
        try withTemporaryDirectory { directory in
            let url = directory.appending(path: "preferences.json")
            try Data(#"{"order": "familyName", "colorScheme": "sepia", "font": 12}"#.utf8).write(to: url)
            let (preferences, problem) = SettingsFile<Preferences>(at: url).load(default: Preferences())
            #expect(problem == nil)
            #expect(preferences.order == .familyName)
            #expect(preferences.colorScheme == .system)
        }
    }

    @Test func writesThroughALink() throws {
        try withTemporaryDirectory { directory in
            let (link, target) = (
                directory.appending(path: "link.json"), directory.appending(path: "target.json")
            )
            try Data("{}".utf8).write(to: target)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            var preferences = Preferences()
            preferences.colorScheme = .light
            try SettingsFile<Preferences>(at: link).save(preferences)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
            #expect(SettingsFile<Preferences>(at: target).load(default: Preferences()).value == preferences)
        }
    }

    @Test func saysThatItCannotSave() throws {
        try withTemporaryDirectory { directory in
            try Data().write(to: directory.appending(path: "file"))
            let url = directory.appending(path: "file/preferences.json")
            let problem = #expect(throws: SettingsProblem.self) {
                try SettingsFile<Preferences>(at: url).save(Preferences())
            }
            #expect(problem?.description.hasPrefix("The settings were not saved to \(url.path): ") == true)
        }
    }

    @Test func keepsNothingWithoutAnAddress() throws {
        let file = SettingsFile<Preferences>(at: nil)
        try file.save(Preferences())
        #expect(file.load(default: Preferences()).problem == nil)
    }
}
