// SPDX-License-Identifier: MIT

import Foundation
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The names for style sheets on the page of a view are those of its widgets.
    @MainActor struct StyleNameTests {
        init() { Stage.gtk.enter() }

        @Test func theStyleNamesOfAPageAreThoseOfItsWidgets() async throws {
            for (name, make) in Snippets.all { try await check(name, make) }
        }

        private func check(_ name: String, _ make: () -> any View) async throws {
            let box = Box([make()] + Snippets.otherStates(of: name))
            let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 300) })
            window.content = box
            if name == "HeaderBar" { window.headerBar = HeaderBar("Letters", subtitle: "12 new") }
            window.present()
            await settle()
            // A menu is made when it is opened.
            let buttons = gtkWindow(window).descendants.compactMap { $0 as? Gtk.MenuButton }
            for button in buttons { button.popup() }
            let widgets = gtkWindow(window).descendants
            // An open menu would keep the keys.
            for button in buttons { button.popdown() }
            // GTK has no widget for the text in a text view, to which its style sheets give this name.
            for style in try documentedNames(of: name) where style != "text" || name != "TextView" {
                let parts = style.split(separator: ".").map(String.init)
                let exists = widgets.contains { widget in
                    if parts.count == 1, widget.hasCssClass(style) { return true }
                    return widget.cssName == parts[0] && parts.dropFirst().allSatisfy(widget.hasCssClass)
                }
                #expect(exists, "\(name).md: no widget has the style name “\(style)”")
            }
            window.close()
            await settle()
        }

        /// The names in the section of a page, such as `button.tab`, without pseudo-classes.
        private func documentedNames(of view: String) throws -> [String] {
            let page = try String(
                contentsOf: URL(filePath: #filePath).appending(
                    path: "../../../../Sources/Framework/ViewKit/ViewKit.docc/Views/\(view).md"
                ).standardized, encoding: .utf8)
            let section = try #require(
                page.components(separatedBy: "## Style names\n").last?.components(separatedBy: "\n## ").first)
            let parts = section.replacing(/``[^`]*``/, with: "").components(separatedBy: "`")
            let quoted = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
            let names = quoted.map { String($0.prefix { $0 != ":" }) }.filter { !$0.isEmpty }
            // Some views have no name of their own.
            #expect(!names.isEmpty || section.contains("styleClasses"), "\(view).md says no style name")
            return names
        }
    }
}

extension Snippets {
    /// A view in the states in which it has names for style sheets that it has not in its snippet.
    fileprivate static func otherStates(of view: String) -> [any View] {
        switch view {
        case "Label":
            return [TextStyle.title, .heading, .caption, .secondary, .error, .monospace].map {
                Label("A text", style: $0)
            }
        case "Button": return [ButtonStyle.destructive, .flat].map { Button("Press", style: $0) }
        case "Box": return [Box([Label("Below")])]
        case "Separator": return [Box(.horizontal, [Label("A"), Separator(.vertical), Label("B")])]
        case "Slider": return [Slider(0.5, axis: .vertical)]
        case "ImageView":
            return [
                ImageView(.bytes(picture)),
                ImageView(icon: "folder").with { $0.styleClasses = ["dim-label"] },
            ]
        case "Avatar":
            // The colour follows from the name.
            return [Avatar(name: "Ada", picture: picture)] + (0..<60).map { Avatar(name: "Name \($0)") }
        case "TextField":
            return [TextField(purpose: .search), TextField(purpose: .password)]
                + [TextField().with { $0.errorMessage = "It is taken." }]
        case "TextView":
            return [
                TextView().with {
                    $0.placeholder = "Notes"
                    $0.showsLineNumbers = true
                }
            ]
        case "ListView":
            return [ListStyle.card, .sidebar].map { style in
                let list = ListView<Person>(style: style, cell: { Label() }, configure: { $0.text = $1.name })
                list.sections = [ListSection("Mathematicians", people)]
                return list
            }
        case "FileField":
            return [FileField(FileDialog("Choose a Letter", purpose: .open)).with { $0.allowsNone = true }]
        default: return []
        }
    }

    /// One pixel.
    private static var picture: ImageData {
        ImageData(
            [UInt8](
                Data(
                    base64Encoded:
                        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                )!))
    }
}
