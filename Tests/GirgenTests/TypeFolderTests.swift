// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct TypeFolderTests {
    private let overrides = Overrides.checked(
        """
        folder Gtk Buttons *Button Switch
        folder Gtk Choosers ColorButton Color*
        """)

    @Test func anExactNameComesBeforePatterns() {
        #expect(overrides.folder(of: "ColorButton", in: "Gtk") == "Choosers")
        #expect(overrides.folder(of: "ToggleButton", in: "Gtk") == "Buttons")
        #expect(overrides.folder(of: "ColorChooser", in: "Gtk") == "Choosers")
    }

    @Test func theRestIsBasicsAndAModuleWithoutFoldersHasNoFolders() {
        #expect(overrides.folder(of: "Widget", in: "Gtk") == "Basics")
        #expect(overrides.folder(of: "Rect", in: "Graphene") == nil)
    }
}
