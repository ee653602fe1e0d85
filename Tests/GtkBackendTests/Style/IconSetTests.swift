// SPDX-License-Identifier: MIT

import Foundation
import Gtk
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// The shell and the examples on a system without an icon theme, where there are only the icons of GTK and those of the framework.
    @MainActor struct IconSetTests {
        init() { Stage.gtk.enter() }

        private static let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../..").standardizedFileURL

        /// The symbolic icons that Swift sources in a folder name in their code, and that manifests name.
        private static func names(in folder: String) throws -> Set<String> {
            var names: Set<String> = []
            let files = FileManager.default.enumerator(
                at: root.appending(path: folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                // What was built in the folder is left out.
                if file.lastPathComponent == ".build" || file.lastPathComponent == "Tests" {
                    files?.skipDescendants()
                }
                guard ["swift", "plugin"].contains(file.pathExtension) else { continue }
                // Few lines have an icon, and the expression takes long.
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where line.contains("-symbolic") && !line.contains("///") {
                    for match in line.matches(of: /(?:"|^Icon=)([a-z0-9-]+-symbolic)(?:"|$)/) {
                        names.insert(String(match.1))
                    }
                }
            }
            return names
        }

        @Test(arguments: [
            "Sources/Framework/ViewKit", "Sources/Framework/ControllerKit", "Sources/Framework/ShellKit",
            "Sources/Framework/GtkBackend", "examples",
        ])
        func allIconsAreThereWithoutAnIconTheme(folder: String) throws {
            let theme = Gtk.IconTheme()
            theme.themeName = "rxshell-no-such-theme"
            theme.searchPath = []
            GtkBackend.addIcons(to: theme)
            let names = try Self.names(in: folder)
            #expect(!names.isEmpty, "no icons were found in the sources in \(folder)")
            #expect(names.filter { !theme.hasIcon($0) } == [])
        }
    }
}
