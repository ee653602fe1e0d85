// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct PreferencesTests {
    @Test func unknownValuesInPreferencesAreReplacedByDefaults() throws {
        let json = #"{"order": "familyName", "colorScheme": "sepia", "font": 12}"#
        let preferences = try JSONDecoder().decode(Preferences.self, from: Data(json.utf8))
        #expect(preferences.order == .familyName)
        #expect(preferences.colorScheme == .system)
    }
}
