// SPDX-License-Identifier: MIT

import Foundation

/// The classes of GTK, as GIR lists them: what the tests of all widgets are complete by.
enum GtkGIR {
    struct Class {
        let name: String
        let cType: String
        let parent: String
        let isAbstract: Bool
    }

    private static let all = Result {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appending(path: "Sources/girgen/gir/Gtk-4.0.gir")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "<class ").dropFirst()
            .map {
                let tag = " " + $0.prefix { $0 != ">" }
                func attribute(_ name: String) -> String {
                    tag.components(separatedBy: " \(name)=\"").dropFirst().first?.components(
                        separatedBy: "\"")[0] ?? ""
                }
                return Class(
                    name: attribute("name"), cType: attribute("c:type"), parent: attribute("parent"),
                    isAbstract: attribute("abstract") == "1")
            }
    }

    /// A class and all its subclasses.
    static func classes(below root: String) throws -> [Class] {
        let classes = try all.get()
        let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { first, _ in first }
        return classes.filter { sequence(first: $0.name) { parents[$0] }.contains(root) }
    }
}
