// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Gdk
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The style sheet of the backend has a table of tokens at its top. The page Style lists them too.
    @MainActor struct StyleTokensTests {
        init() { Stage.gtk.enter() }

        private static let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../..").standardizedFileURL
        private let sheet = String(decoding: PackageResources.style_css, as: UTF8.self)

        @Test func theStyleSheetsHaveNoValuesButTokens() {
            let tokens = StyleTokens(of: sheet)
            #expect(tokens.faults(in: sheet) == [])
            #expect(tokens.faults(in: DesktopAppearance.contrastSheet) == [])
        }

        @Test(arguments: [
            "padding: 0 5px", "margin: -3px", "min-width: 44px", "border-radius: 4px",
            "border: 3px solid @borders",
            "box-shadow: 0 1px 3px @rxshell_shadow", "letter-spacing: 2px", "padding: 1em", "font-size: 14px",
            "font-size: 110%", "font-weight: 600", "opacity: 0.5", "animation: inserted-row 300ms ease-out",
            "transition: color 1s", "animation: inserted-row 250ms linear", "color: #fff", "color: red",
            "background: alpha(currentColor, 0.2)", "border-color: rgb(0, 0, 0)", "color: @rxshell_other",
        ])
        func anotherValueIsReported(_ declaration: String) {
            let property = declaration.prefix { $0 != ":" }
            let faults = StyleTokens(of: sheet).faults(in: ".a:hover { opacity: 1; \(declaration) }")
            #expect(!faults.isEmpty && faults.allSatisfy { $0.hasPrefix("\(property): ") })
        }

        @Test(arguments: ["#3584e4", "rgba(0, 0, 0, 0.5)", "mix(red, blue, 0.5)"])
        func aColourThatDoesNotFollowTheThemeIsReported(_ value: String) {
            let faults = StyleTokens(of: sheet).faults(in: "@define-color rxshell_other \(value);")
            #expect(faults == ["rxshell_other: \(value)"])
        }

        @Test func theColoursOfTheThemeExist() {
            let label = Gtk.Label("")
            let names = StyleTokens.themeColors.union(StyleTokens(of: sheet).colors)
            #expect(names.filter { deprecatedGtk.color($0, of: label) == nil } == [])
        }

        /// A text has a contrast of at least 4.5, by WCAG 2, in GTK's theme.
        @Test(arguments: [false, true], [false, true])
        func eachColourOfATextHasContrast(isDark: Bool, isHighContrast: Bool) throws {
            let appearance = Stage.gtkBackend.desktop
            func choose(highContrast: Bool) {
                appearance.desktopDidChoose(GLib.Variant(UInt32(highContrast ? 1 : 0)), for: "contrast")
            }
            appearance.scheme = isDark ? .dark : .light
            choose(highContrast: isHighContrast)
            defer {
                choose(highContrast: false)
                appearance.scheme = .automatic
            }
            let label = Gtk.Label("")
            func color(_ name: String) throws -> Gdk.RGBA {
                try #require(deprecatedGtk.color(name, of: label), "\(name)")
            }
            var faults: [String] = []
            func check(
                _ name: String, opacity: Double = 1, on ground: Gdk.RGBA, _ groundName: String
            ) throws {
                var text = try color(name)
                text.alpha *= opacity
                let contrast = text.contrast(on: ground)
                if contrast < 4.5 { faults.append("\(name), \(opacity), on \(groundName): \(contrast)") }
            }
            let window = try color("theme_bg_color")
            let list = try color("theme_base_color")
            let banner = try color("rxshell_accent_area").drawn(on: window)
            let tokens = StyleTokens(of: sheet)
            let colors = tokens.colors
            let texts = colors.filter { $0.hasSuffix("_text") && $0 != "rxshell_avatar_text" }
            #expect(texts.count >= 2)
            for name in texts.union(["theme_fg_color"]) {
                try check(name, on: window, "a window")
                try check(name, on: list, "a list")
                try check(name, on: banner, "a banner")
            }
            try check("rxshell_placeholder", on: list, "a text area")
            for opacity in try #require(tokens.values["opacity"]).compactMap(Double.init) {
                // Line numbers.
                let name = opacity == 0.55 ? "theme_text_color" : "theme_fg_color"
                try check(name, opacity: opacity, on: window, "a window")
                try check(name, opacity: opacity, on: list, "a list")
            }
            for name in colors where name.hasPrefix("rxshell_avatar_") && !name.hasSuffix("_text") {
                try check("rxshell_avatar_text", on: color(name), name)
            }
            #expect(faults.sorted() == [])
        }

        @Test func thePageListsAllTokens() throws {
            let tokens = StyleTokens(of: sheet)
            let page = try String(
                contentsOf: Self.root.appending(
                    path: "Sources/Framework/GtkBackend/GtkBackend.docc/Style.md"),
                encoding: .utf8)
            for (kind, values) in tokens.values {
                let section = page.components(separatedBy: "\n### \(kind.capitalized)\n").last ?? ""
                let rows = section.prefix(while: { $0 != "#" }).matches(of: /\n\| `([^`]+)` \|/)
                #expect(Set(rows.map { String($0.1) }) == values, "the section \(kind)")
            }
            let listed = page.matches(of: /`@(rxshell_\w+)`/).map { String($0.1) }
            #expect(Set(listed) == tokens.colors)
        }

        /// The spacing of boxes, and margins. The width of a column or of a control follows from its content.
        @Test(arguments: ["ViewKit", "ControllerKit", "ShellKit", "GtkBackend", "RemoteBackend"])
        func theDistancesInTheSourcesAreTokens(module: String) throws {
            let allowed = try #require(StyleTokens(of: sheet).values["spacing"]).union(["0px"])
            let folder = Self.root.appending(path: "Sources/Framework/\(module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            var count = 0
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                // Few lines have a distance, and the expressions take long.
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
                where (line.contains("pacing") || line.contains("Insets(")) && !line.contains("//") {
                    var numbers = line.matches(of: /[sS]pacing(?:: | = )(\d+)\b/).map { String($0.1) }
                    for insets in line.matches(of: /Insets\(([^()]*)\)/) {
                        numbers += insets.1.matches(of: /\d+/).map { String($0.0) }
                    }
                    count += numbers.count
                    let others = numbers.filter { !allowed.contains("\($0)px") }
                    #expect(others == [], "\(file.lastPathComponent): \(line)")
                }
            }
            #expect(count > 0 || module == "RemoteBackend", "no distances were found in \(module)")
        }
    }
}

/// The tokens of a style sheet: the table in its first comment, and the names of its colours.
private struct StyleTokens {
    /// The values of each kind, such as `spacing`.
    let values: [String: Set<String>]
    /// The names that the sheet defines.
    let colors: Set<String>

    /// The colours of GTK's theme on which the sheet depends; other themes define them too.
    static let themeColors: Set<String> = [
        "theme_fg_color", "theme_bg_color", "theme_base_color", "theme_text_color", "theme_selected_bg_color",
        "borders",
        "error_color",
    ]

    private static let keywords: Set<String> = [
        "none", "transparent", "inherit", "currentColor", "solid", "inset", "content-box", "monospace",
        "\"tnum\"",
        "ease-out", "inserted-row",
    ]

    init(of sheet: String) {
        let rows = sheet.matches(of: /\n \* (\w+): ([^(\n]+) \(/).map { row in
            (String(row.1), Set(row.2.split(separator: ", ").map(String.init)))
        }
        values = Dictionary(uniqueKeysWithValues: rows)
        colors = Set(sheet.matches(of: /@define-color (\w+)/).map { String($0.1) })
    }

    /// The declarations with a value that is no token, such as `padding: 5px`.
    func faults(in sheet: String) -> [String] {
        let text = sheet.replacing(/(?s)\/\*.*?\*\//, with: "")
        let definitions = text.matches(of: /@define-color (\w+) ([^;]+);/)
            .filter { !followsTheme(String($0.1), String($0.2)) }
            .map { "\($0.1): \($0.2)" }
        let declarations = text.replacing(/@define-color [^;]+;/, with: "")
            .matches(of: /([\w-]+): *([^;{}]+?) *(?=[;}])/)
            .filter { !isAllowed(String($0.2), of: String($0.1)) }
            .map { "\($0.1): \($0.2)" }
        return definitions + declarations
    }

    /// The initials of an avatar are white on each of its colours, and a shadow is dark on any theme.
    private func followsTheme(_ name: String, _ value: String) -> Bool {
        value.contains("currentColor") || name.hasPrefix("rxshell_avatar_") || name == "rxshell_shadow"
            || value.matches(of: /@(\w+)/).contains { Self.themeColors.contains(String($0.1)) }
    }

    private func isAllowed(_ value: String, of property: String) -> Bool {
        let allowed = tokens(of: property)
        return value.split(whereSeparator: { " ,()".contains($0) }).allSatisfy { word in
            if word.hasPrefix("@") {
                let name = String(word.dropFirst())
                return colors.contains(name) || Self.themeColors.contains(name)
            }
            return word == "0" || allowed.contains(String(word.hasPrefix("-") ? word.dropFirst() : word))
                || Self.keywords.contains(String(word))
        }
    }

    private func tokens(of property: String) -> Set<String> {
        func all(_ kinds: String...) -> Set<String> {
            kinds.reduce(into: []) { $0.formUnion(values[$1] ?? []) }
        }
        return switch property {
        case _ where property.hasPrefix("padding") || property.hasPrefix("margin"): all("spacing")
        case _ where property.hasPrefix("min-"): all("size")
        case _ where property.hasPrefix("border") && property.hasSuffix("radius"): all("radius")
        case _ where property.hasPrefix("border"): all("line")
        case _ where property.hasPrefix("animation") || property.hasPrefix("transition"): all("motion")
        case "box-shadow": all("line", "spacing")
        case "font-size": all("text")
        case "font-weight": all("weight")
        case "opacity": all("opacity")
        default: []
        }
    }
}

extension Gdk.RGBA {
    /// The colour that is seen if this one is drawn on another one.
    fileprivate func drawn(on ground: Gdk.RGBA) -> Gdk.RGBA {
        func blend(_ part: Double, _ below: Double) -> Double { part * alpha + below * (1 - alpha) }
        return Gdk.RGBA(
            red: blend(red, ground.red), green: blend(green, ground.green), blue: blend(blue, ground.blue),
            alpha: 1)
    }

    /// The contrast on another colour by WCAG 2, from 1 to 21.
    fileprivate func contrast(on ground: Gdk.RGBA) -> Double {
        let values = [drawn(on: ground).luminance, ground.luminance].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
