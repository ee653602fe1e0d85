// SPDX-License-Identifier: MIT

import Foundation

/// The GIR files in the repository. The binding is generated from them, not from the files that are installed.
struct Pinned {
    private let folder: URL

    init(package: URL) { folder = package.appending(path: "Sources/Tools/girgen/gir") }

    /// Returns the declarations of a GIR file.
    func root(of file: String) throws -> Element {
        try Element.parse(file: folder.appending(path: "\(file).gir"))
    }

    /// Returns the functions that C headers declare for a namespace whose GIR file has none.
    func functions(of namespace: String) throws -> [String] {
        try text(of: "\(namespace).functions").split(separator: "\n").map(String.init)
    }

    /// The versions of the libraries, one line each.
    func versions() throws -> String { try text(of: "versions.txt") }

    private func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    /// Copies the installed files. To a file that exists here already, it adds only the declarations that are new in the installed one.
    func update(_ files: [String], headers: [String: [String]]) throws {
        let environment = ProcessInfo.processInfo.environment
        let installed = URL(filePath: environment["GIR_DIRECTORY"] ?? "/usr/share/gir-1.0")
        let include = URL(filePath: environment["INCLUDE_DIRECTORY"] ?? "/usr/include")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var versions: [String] = []
        let before = (try? self.versions())?.split(separator: "\n").map(String.init) ?? []
        for file in files {
            let root = try Element.parse(file: installed.appending(path: "\(file).gir"))
            let version = Pinned.version(of: root) ?? ""
            if let old = before.first(where: { $0.split(separator: " ").first ?? "" == file }) {
                let merged = try self.root(of: file).adding(root, version: version)
                try write(merged.children.map(\.xml).joined(), to: "\(file).gir")
                let isNew = !version.isEmpty && !old.hasSuffix(" \(version)")
                versions.append(isNew ? "\(old), with additions up to \(version)" : old)
            } else {
                try write(root.children.map(\.xml).joined(), to: "\(file).gir")
                versions.append("\(file) \(version)".trimmingCharacters(in: .whitespaces))
            }
        }
        for (namespace, files) in headers where !has("\(namespace).functions") {
            let functions = try files.flatMap {
                Header.functions(in: try String(contentsOf: include.appending(path: $0), encoding: .utf8))
            }
            try write(functions.joined(separator: "\n") + "\n", to: "\(namespace).functions")
        }
        try write(versions.joined(separator: "\n") + "\n", to: "versions.txt")
    }

    private func has(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: file).path)
    }

    private func write(_ text: String, to file: String) throws {
        try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }

    /// Returns the version of a library, as its constants declare it.
    static func version(of root: Element) -> String? {
        let constants = root.first("repository")?.first("namespace")?.all("constant") ?? []
        func value(_ names: String...) -> String? {
            constants.first { names.contains($0["name"] ?? "") }?["value"]
        }
        if let whole = value("VERSION_STRING", "PIXBUF_VERSION") { return whole }
        guard let major = value("MAJOR_VERSION"), let minor = value("MINOR_VERSION"),
            let micro = value("MICRO_VERSION")
        else { return nil }
        return "\(major).\(minor).\(micro)"
    }
}

extension Element {
    /// Returns the element as XML: one line for each tag, with the attributes sorted by name.
    fileprivate var xml: String {
        let written = attributes.filter { $0.key != "filename" && $0.key != "line" }.sorted {
            $0.key < $1.key
        }
        .map { " \($0.key)=\"\(Element.escape($0.value))\"" }.joined()
        if children.isEmpty { return "<\(name)\(written)/>\n" }
        return "<\(name)\(written)>\n\(children.map(\.xml).joined())</\(name)>\n"
    }

    private static func escape(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\r\n", with: "&#13;&#10;").replacing(
                "\r", with: "&#13;"
            )
            .replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    }
}
