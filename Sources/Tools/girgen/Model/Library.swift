// SPDX-License-Identifier: MIT

/// A library that is bound in another package.
struct Library {
    /// The namespace of its GIR file.
    let namespace: String
    /// The Swift module.
    let module: String
    /// The module with its C declarations.
    let cModule: String
    /// The version of the library, if its GIR file says it.
    var version: String?
    /// The namespaces of other packages that it uses, and their Swift modules.
    var others: [(namespace: String, module: String)] = []
}

extension Repository {
    /// The modules of other packages, and the modules that each imports.
    var otherModules: [Generator.Module] {
        guard let library else { return [] }
        var below = Generator.modules.map { module($0.namespace) }.reduce(into: [String]()) { list, name in
            if !list.contains(name) { list.append(name) }
        }
        return (library.others + [(library.namespace, library.module)]).map { namespace, module in
            defer { below.append(module) }
            return (namespace, below)
        }
    }
}
