// SPDX-License-Identifier: MIT

import Foundation
import Gtk

/// The classes of the release for which the tests are built, as GIR lists them. The tests of all widgets check that they cover all of them.
enum GtkGIR {
    struct Class {
        let name: String
        let cType: String
        let parent: String
        /// The minor version of the release that added the class to the pinned file; 0 for the oldest.
        let since: Int
        let isAbstract: Bool
    }

    private static let all = Result {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appending(path: "Sources/Tools/girgen/gir/Gtk-4.0.gir")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "<class ").dropFirst()
            .map {
                let tag = " " + $0.prefix { $0 != ">" }
                func attribute(_ name: String) -> String {
                    tag.components(separatedBy: " \(name)=\"").dropFirst().first?.components(
                        separatedBy: "\"")[0] ?? ""
                }
                return Class(
                    name: attribute("name"), cType: attribute("c:type"), parent: attribute("parent"),
                    since: attribute("added").isEmpty ? 0 : Int(attribute("version").dropFirst(2)) ?? 0,
                    isAbstract: attribute("abstract") == "1")
            }
    }

    /// A class and all its subclasses.
    static func classes(below root: String) throws -> [Class] {
        let classes = try all.get()
        let parents = Dictionary(classes.map { ($0.name, $0.parent) }) { first, _ in first }
        let isBuilt = { (minor: Int) in minor <= GTK.builtVersion.minor }
        return classes.filter { isBuilt($0.since) }.filter {
            sequence(first: $0.name) { parents[$0] }.contains(root)
        }
    }
}
