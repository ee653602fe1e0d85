// SPDX-License-Identifier: MIT

/// Writes all modules: the model becomes a plan for each type, and each plan the text of a file.
struct Generator {
    let repository: Repository
    /// The C functions that hand-written code calls.
    let handSymbols: Set<String>
    let coverage = Coverage()
    /// The names of the members of each class and of its ancestors.
    private(set) var taken: [String: TakenNames] = [:]
    /// The plans of the types that are written.
    private(set) var plans: [String: TypePlan] = [:]
    /// The text of the protocols by which Swift classes implement interfaces and virtual functions.
    private var implementations: [String: String] = [:]

    /// The functions of namespaces that are counted in C headers.
    let declared: [String: [String]]

    /// The versions of the libraries of the GIR files, one line each.
    let versions: String

    init(
        _ repository: Repository, handSymbols: Set<String>, declared: [String: [String]] = [:],
        versions: String = ""
    ) {
        (self.repository, self.handSymbols, self.declared) = (repository, handSymbols, declared)
        self.versions = versions
        modules = Generator.modules + repository.otherModules
    }

    typealias Module = (namespace: String, imports: [String])

    /// The modules of this package, and the modules that each imports.
    static let modules: [Module] = [
        ("GLib", []),
        ("GObject", ["GLib"]),
        ("Gio", ["GLib", "GObject"]),
        ("cairo", ["GLib", "GObject"]),
        ("Graphene", ["GLib", "GObject"]),
        ("GdkPixbuf", ["GLib", "GObject", "Gio"]),
        ("Pango", ["GLib", "GObject", "Gio", "Cairo"]),
        ("PangoCairo", ["GLib", "GObject", "Gio", "Cairo"]),
        ("Gdk", ["GLib", "GObject", "Gio", "Cairo", "GdkPixbuf", "Pango"]),
        ("Gsk", ["GLib", "GObject", "Gio", "Cairo", "Graphene", "GdkPixbuf", "Pango", "Gdk"]),
        ("Gtk", ["GLib", "GObject", "Gio", "Cairo", "Graphene", "GdkPixbuf", "Pango", "Gdk", "Gsk"]),
    ]

    /// The library of another package that is bound, if it is not the binding of this package that is written.
    var library: Library? { repository.library }

    /// The modules, and the modules that each imports.
    let modules: [Module]

    /// The files, by their path relative to the package; those of a library, by their path relative to its folder.
    mutating func run() -> [String: String] {
        var files: [String: String] = [:]
        sortFunctions()
        for (name, imports) in modules {
            guard let namespace = repository.namespaces[name] else { continue }
            let module = repository.module(name)
            let folder = "Sources/Binding/\(module)/Generated"
            if name == library?.namespace { repository.closeCallbacks() }
            for type in parentsFirst(namespace.types) {
                guard let text = text(of: type), !text.isEmpty else { continue }
                let file = repository.swiftName(type.qualifiedName, from: module)
                let area = repository.overrides.folder(of: file, in: module).map { $0 + "/" } ?? ""
                let head = header(imports)
                let keepsClass = repository.hasCurrentSubclasses(type)
                let whole = { (text: String) in
                    let text = allMarked(text, type.old, keepsClass: keepsClass)
                    return head + conditioned(text, type.since, in: .oldest) + "\n"
                }
                files["\(folder)/\(area)\(file).swift"] = whole(text)
                if let implementation = implementations[type.qualifiedName] {
                    files["\(folder)/Subclassing/\(file)Subclass.swift"] = whole(implementation)
                }
            }
            let functions = functionsText(of: namespace)
            if !functions.isEmpty {
                files["\(folder)/\(name)Functions.swift"] = header(imports) + functions + "\n"
            }
        }
        for (name, _) in modules {
            let constants = repository.namespaces[name].map(constantsText) ?? ""
            let path = "Sources/Binding/\(repository.module(name))/Generated/\(name)Constants.swift"
            if !constants.isEmpty { files[path] = header([]) + constants + "\n" }
        }
        // Written last, when it is known which callbacks are used.
        for (name, imports) in modules {
            guard let namespace = repository.namespaces[name] else { continue }
            let callbacks = callbacksText(of: namespace)
            let module = repository.module(name)
            let path = "Sources/Binding/\(module)/Generated/\(name)Callbacks.swift"
            if !callbacks.isEmpty { files[path] = header(imports) + callbacks + "\n" }
            let text = moduleText(module)
            let place = "Sources/Binding/\(module)/Generated/\(module)Module.swift"
            if !text.isEmpty { files[place] = header(imports.filter { $0 != module }) + text + "\n" }
        }
        if let library {
            let folder = "Sources/Binding/\(library.module)/Generated/"
            let callbacks = foreignCallbacksText(library)
            let imports = modules.last?.imports ?? []
            if !callbacks.isEmpty {
                files[folder + "OtherCallbacks.swift"] = header(imports) + callbacks + "\n"
            }
            let own = files.filter { $0.key.hasPrefix(folder) }.map {
                (String($0.key.dropFirst(folder.count)), $0.value)
            }
            return Dictionary(uniqueKeysWithValues: own)
        }
        files["Tests/GtkTests/Generated/WidgetExercises.swift"] = exercisesText()
        files["Tests/GtkBackendTests/Generated/MemberCases.swift"] = memberCasesText()
        files["Tests/GtkBackendTests/Generated/Promises.swift"] = promisesText()
        countLeftOut()
        countDeclared()
        files = files.mapValues { advised($0) }
        files["Sources/Tools/girgen/coverage.md"] =
            coverage.file(of: modules.map(\.namespace), versions) + "\n" + implementationReport()
        return files
    }

    private func header(_ imports: [String]) -> String {
        Generator.header(imports, cModules: ["CGtk"] + (library.map { [$0.cModule] } ?? []))
    }

    static func header(_ imports: [String], cModules: [String] = ["CGtk"]) -> String {
        // Generated code also uses declarations of the modules below that are hidden from programs.
        let all = cModules.map { "import \($0)" } + imports.sorted().map { "@_spi(Binding) import \($0)" }
        return "\(notice)\n\n\(all.joined(separator: "\n"))\n\n"
    }

    /// The first lines of each file.
    static let notice = """
        // SPDX-License-Identifier: MIT
        // Written by girgen. Do not edit.
        // swift-format-ignore-file
        """

    private func parentsFirst(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
        types.sorted {
            let (left, right) = (repository.ancestors($0).count, repository.ancestors($1).count)
            return left == right ? $0.name < $1.name : left < right
        }
    }

    private mutating func text(of type: TypeDeclaration) -> String? {
        guard repository.isWritten(type) else { return nil }
        let inherited = type.parent.flatMap { taken[$0] } ?? TakenNames(Generator.rootNames)
        let planner = TypePlanner(type, repository, coverage, taken: inherited)
        let text = planner.text()
        taken[type.qualifiedName] = planner.taken
        plans[type.qualifiedName] = planner.plan
        implementations[type.qualifiedName] = planner.implementation().map(planner.text)
        return text
    }

    /// The members that `Object` and `Boxed` declare by hand.
    private static let rootNames: Set<String> = [
        "description", "hashValue", "property", "connect", "emit", "typeName", "gtype",
    ]
}
