// SPDX-License-Identifier: MIT

import Foundation
import PluginKit

/// The files of a new package. They are copied from a folder of `Resources/templates` in RxShell. In their
/// names and contents, `{{NAME}}` and the other keys of `values` are replaced.
struct Template {
    struct File {
        let path: String
        let text: String
        var isExecutable = false
    }

    enum Kind: String { case plugin, app }

    let kind: Kind
    /// The folder of RxShell.
    let framework: String
    let values: [String: String]

    /// The folder of the application whose flow the plugin shows; nil for a plugin with a flow of its own.
    let application: String?

    init(_ kind: Kind, name: String, id: String, framework: String, application: String? = nil) {
        self.kind = kind
        self.framework = framework
        self.application = application
        values = [
            "NAME": name, "ID": id, "PROGRAM": name.lowercased(),
            "PAGE": PluginID(id).map { String($0.lastPart) } ?? name.lowercased(),
            "FRAMEWORK": framework,
            "APPLICATION": application ?? "",
            "IMPORT": application == nil ? "" : "import \(name)Flows\n",
            "LIBRARIES": application.map { Self.libraries(of: $0, named: name) } ?? "",
            "VERSION": Version.current,
            "DATE": Date().formatted(.iso8601.year().month().day()),
        ]
    }

    /// The products of an application that its plugin uses: the flow, and the model if it is a product.
    private static func libraries(of application: String, named name: String) -> String {
        let manifest = (try? Files.text(of: "\(application)/Package.swift")) ?? ""
        let package = URL(filePath: application).lastPathComponent
        return ["\(name)Flows", "\(name)Model"].filter { manifest.contains(".library(name: \"\($0)\"") }
            .map { ".product(name: \"\($0)\", package: \"\(package)\")," }.joined(separator: "\n    ")
    }

    /// The next step, as a text for the user.
    var next: String {
        let command = kind == .plugin ? "shellctl run" : "./dev"
        return
            "Next: cd there, and run \(command). swift test tests it, without a display."
    }

    func files() throws -> [File] {
        let own = try files(in: kind.rawValue)
        if kind == .app { return try own + installation() }
        guard application != nil else { return own }
        // The flow and its screens are those of the application.
        let changed = try files(in: "plugin-from")
        let kept = own.filter { file in
            !changed.contains { $0.path == file.path }
                && !["Flow", "ViewController", "ViewModel"].contains { file.path.hasSuffix("\($0).swift") }
        }
        return kept + changed
    }

    private func files(in name: String) throws -> [File] {
        let folder = "\(framework)/Resources/templates/\(name)"
        return try Files.paths(in: folder).map { path in
            File(
                path: filled(path), text: filled(try Files.text(of: "\(folder)/\(path)")),
                isExecutable: Files.isExecutable("\(folder)/\(path)"))
        }
    }

    private func filled(_ text: String) -> String {
        values.reduce(text) { $0.replacingOccurrences(of: "{{\($1.key)}}", with: $1.value) }
    }

    /// Returns the files that install the application. They are those of the examples, with the names of the
    /// application in place of the option that chooses an example.
    private func installation() throws -> [File] {
        let names = [
            (
                "Each text is a literal in a call of localized(…) in Sources.",
                "Each text is a literal in a call of texts(…)."
            ),
            ("are not in Sources any more", "are not in a source any more"),
            ("sources = [\"Sources\"]", "sources = [\"App\", \"Flows\", \"Model\"]"),
            ("Sources/Framework/ViewKit/Resources", "Flows/Translations"),
            ("rxshell.pot", "\(values["PROGRAM"]!).pot"),
            ("function = \"localized\"", "function = \"texts\""),
            // The framework is in a folder of the sandbox, whose path is passed to Package.swift.
            (
                "\"skip\": [\".build\", \"build\"] }\n",
                "\"skip\": [\".build\", \"build\"] },\n                { \"type\": \"dir\", \"path\": \"\(framework)\", \"dest\": \"RxShell\", \"skip\": [\".build\"] }\n"
            ),
            ("\"build-args\": [", "\"env\": { \"RXSHELL\": \"RxShell\" },\n        \"build-args\": ["),
            ("'org.example.' + product", "'\(values["ID"]!)'"),
            ("'rxshell-' + product.to_lower()", "'\(values["PROGRAM"]!)'"),
            ("'rxshell-examples'", "'\(values["PROGRAM"]!)'"),
            ("get_option('application')", "'\(values["NAME"]!)'"),
            ("package / product / 'Resources'", "package / 'Resources'"), ("'..' / 'examples'", "'..'"),
            (
                "fs = import('fs')\nif fs.exists(package / product / 'Package.swift')\n  package = package / product\nendif\n",
                "fs = import('fs')\n"
            ),
            ("product == 'Workbench'", "false"),
            (
                "# It is Workbench, with the other examples as plugins; -Dapplication=NAME chooses another example. `meson-helper/new app NAME` of RxShell\n# writes an application with a copy of this folder.\n",
                ""
            ),
            (
                "option(\n  'application', type: 'string', value: 'Workbench',\n  description: 'The example that is installed: a folder of examples that has Resources')\n",
                ""
            ),
        ]
        let originals = try [
            "meson.build", "meson_options.txt", "flatpak.json.in", "swift-build.sh", "relative-runpath",
            "check-installed", "deb", "with-display", "with-bus", "translations",
        ]
        .map { name in
            let path = "\(framework)/meson-helper/\(name)"
            return File(
                path: "meson-helper/\(name)", text: try Files.text(of: path),
                isExecutable: Files.isExecutable(path))
        }
        // A change of an original would otherwise leave a name of the examples in the copy.
        for (name, _) in names where !originals.contains(where: { $0.text.contains(name) }) {
            throw Failure(
                .files,
                "No file of \(framework)/meson-helper contains the text that a new application replaces: \(name)"
            )
        }
        return originals.map { file in
            File(
                path: file.path,
                text: names.reduce(file.text) { $0.replacingOccurrences(of: $1.0, with: $1.1) },
                isExecutable: file.isExecutable)
        }
    }
}
