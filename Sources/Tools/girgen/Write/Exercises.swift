// SPDX-License-Identifier: MIT

extension Generator {
    /// Writes, for the tests, one function for each widget that reads and writes all its properties and connects all its signals.
    func exercisesText() -> String {
        let widgets = repository.types.values.filter(isExercised).sorted { $0.name < $1.name }
        let type = "[(name: String, make: @MainActor () -> Gtk.Widget)]"
        let table = table(type, widgets.map { ("    (\"\($0.cType)\", exercise\($0.name)),", $0.since) })
        let functions = widgets.map { widget in
            let name = repository.swiftName(widget.qualifiedName, from: "")
            let text = """
                @MainActor
                private func exercise\(widget.name)() -> Gtk.Widget {
                    let object = \(repository.overrides.examples[widget.qualifiedName] ?? "\(name)()")
                \(statements(of: widget, named: name))
                    return object
                }
                """
            return "\n" + conditioned(text, widget.since, in: .oldest) + "\n"
        }
        return """
            \(Generator.notice)

            @_spi(Binding) import GObject
            import Gtk

            /// Every widget class that is not abstract, with a function that creates one and uses all its members.
            let widgetExercises: \(type) = \(table)
            \(functions.joined())
            """
    }

    private func isExercised(_ type: TypeDeclaration) -> Bool {
        !type.isAbstract && type.kind == .object && type.namespace == "Gtk"
            && ([type] + repository.ancestors(type)).contains { $0.qualifiedName == "Gtk.Widget" }
    }

    private func statements(of widget: TypeDeclaration, named name: String) -> String {
        let inherited = Set(repository.ancestors(widget).flatMap(\.implements))
        let own = [widget.qualifiedName] + widget.implements.filter { !inherited.contains($0) }
        // The members that every widget has are used on one widget only.
        let base = widget.name == "Box" ? ["Gtk.Widget"] : []
        let statements = (own + base).flatMap { name in
            (plans[name]?.exercises ?? []).map {
                ($0.text, max($0.since, plans[name]?.type.since ?? .oldest))
            }
        }
        return statements.map { text, since in
            conditioned("    " + text.replacing("<Owner>", with: "<\(name)>"), since, in: widget.since)
        }.joined(separator: "\n")
    }
}
