// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

/// The visual format language.
@MainActor @Suite(.serialized) struct VisualFormatTests {
    private let backend = HeadlessBackend.install()
    private let name = Label("Name").with { $0.identifier = "name" }
    private let field = TextField().with { $0.identifier = "field" }
    private let view: LayoutView

    init() {
        view = LayoutView([name, field])
        view.identifier = "view"
    }

    private func parse(_ format: String) throws -> [String] {
        let constraints = try LayoutConstraint.constraints(
            visualFormat: format, views: ["name": name, "field": field], metrics: ["gap": 20, "wide": 200])
        return constraints.map { constraint in
            let text = ["LayoutView #view > ", "LayoutView ", "Label ", "TextField "]
                .reduce("\(constraint)") { $0.replacing($1, with: "") }
            return text + (constraint.priority == .required ? "" : " @\(constraint.priority)")
        }
    }

    @Test(arguments: [
        ("[name]", []),
        ("|[name]", ["#name.leading == #view.leading"]),
        ("H:|-[name]-|", ["#name.leading == #view.leading + 8", "#view.trailing == #name.trailing + 8"]),
        ("V:[name]-20-[field]", ["#field.top == #name.bottom + 20"]),
        ("V:[name][field]", ["#field.top == #name.bottom"]),
        ("[name]-gap-[field]", ["#field.leading == #name.trailing + 20"]),
        (
            "[name]-(>=8,<=gap)-[field]",
            ["#field.leading >= #name.trailing + 8", "#field.leading <= #name.trailing + 20"]
        ),
        ("[name]->=12-[field]", ["#field.leading >= #name.trailing + 12"]),
        ("[field(100)]", ["#field.width == 100"]),
        ("V:[field(>=80,<=wide)]", ["#field.height >= 80", "#field.height <= 200"]),
        ("[field(==name)]", ["#field.width == #name.width"]),
        ("[field(name.height*2+10)]", ["#field.width == #name.height * 2 + 10"]),
        ("[field(name-gap@low)]", ["#field.width == #name.width - 20 @low"]),
        ("[name]-4@strong-[field]", ["#field.leading == #name.trailing + 4 @high"]),
        ("[name(>=8@low)]", ["#name.width >= 8 @low"]),
    ])
    func aLineIsRead(_ format: String, _ constraints: [String]) throws {
        #expect(try parse(format) == constraints)
    }

    @Test(arguments: [
        ("", 0, "a view such as [name] is expected, but the line ends"),
        ("|-", 2, "a view such as [name], | or a distance is expected after -"),
        ("|-|", 1, "a view such as [name] is expected between two |"),
        ("[", 1, "the name of a view is expected after [, but the line ends"),
        ("[nme]", 1, "views has no \"nme\"; it has field, name"),
        ("[name", 5, "] is expected after the view name, but the line ends"),
        ("[name(]", 6, "a number, a metric or a view is expected, not \"]\""),
        ("[name(100]", 9, ") or , is expected, not \"]\""),
        ("[name(=100)]", 6, "a number, a metric or a view is expected, not \"=\""),
        ("[name(other)]", 6, "neither metrics nor views has \"other\"; they have field, gap, name, wide"),
        ("[name(field.top)]", 12, "width or height is expected"),
        ("[name(field*x)]", 12, "metrics has no \"x\"; it has gap, wide"),
        ("[name]-gop-[field]", 7, "metrics has no \"gop\"; it has gap, wide"),
        ("[name]-8[field]", 8, "- is expected after a distance, not \"[\""),
        ("[name]-8", 8, "- is expected after a distance, but the line ends"),
        ("[name(8@urgent)]", 8, "a priority is expected: required, high, medium or low"),
        ("|[name]|[field]", 8, "nothing can follow the last |"),
        ("[name] [field]", 6, "a view such as [name] is expected, not \" \""),
    ])
    func aMistakeIsReportedWithItsPosition(_ format: String, _ position: Int, _ message: String) {
        #expect(throws: VisualFormatError(message: message, format: format, position: position)) {
            try parse(format)
        }
    }

    @Test func aMistakeIsMarked() {
        let error = VisualFormatError(
            message: "views has no \"a\"; it has none", format: "H:|-[a]", position: 5)
        #expect(
            "\(error)" == """
                The visual format is wrong at character 6: views has no "a"; it has none
                H:|-[a]
                     ^
                """)
    }

    @Test func theContainerIsUnknownBeforeTheViewsAreInOne() {
        let loose = Label("A")
        #expect(
            throws: VisualFormatError(
                message: "| is the container, but the view beside it is in none yet; add it first",
                format: "|[a]", position: 1)
        ) { try LayoutConstraint.constraints(visualFormat: "|[a]", views: ["a": loose]) }
    }

    @Test func guidesAreReadAsViewsAre() throws {
        let guide = LayoutGuide("gap")
        view.addLayoutGuide(guide)
        let constraints = try LayoutConstraint.constraints(
            visualFormat: "|[gap(20)][name]", views: ["gap": guide, "name": name])
        LayoutConstraint.activate(constraints)
        #expect(constraints.count == 3 && constraints.allSatisfy(\.isActive))
        #expect(view.conflicts.isEmpty)
    }
}
