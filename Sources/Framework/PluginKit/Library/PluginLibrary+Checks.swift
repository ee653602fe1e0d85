// SPDX-License-Identifier: MIT

import FileKit

extension PluginLibrary {
    /// Checks, without running code of the library, that it can be loaded and exports the entry of a plugin.
    static func check(_ path: String) throws(PluginFailure) {
        let library = try read(path)
        guard !library.carriesFramework else { throw .carriesFramework(library: path) }
        guard let entry = library.entry else { throw .entryMissing(library: path) }
        guard entry.isFunction else {
            throw .notALibrary(path, reason: "its \(Self.entry) is not a function")
        }
        guard library.framework == .current else {
            throw .otherFramework(library: path, builtWith: library.framework, missing: nil)
        }
    }

    private static func read(_ path: String) throws(PluginFailure) -> PluginLibrary {
        let file: RegularFile
        do { file = try RegularFile(path, links: .refused) } catch {
            throw error == .missing ? .libraryMissing(path) : .notALibrary(path, reason: error.description)
        }
        let library: PluginLibrary?
        do {
            library = try file.withBytes { bytes throws(ElfError) in try PluginLibrary(ElfImage(bytes)) }
        } catch {
            switch error {
            case .notElf: throw .notALibrary(path, reason: "its first bytes are not those of a library")
            case .otherMachine(let name): throw .otherArchitecture(library: path, builtFor: name)
            case .notShared(let what): throw .notALibrary(path, reason: "it is \(what)")
            case .truncated:
                throw .notALibrary(path, reason: "it is truncated: its end is missing")
            case .malformed(let reason): throw .notALibrary(path, reason: reason)
            }
        }
        guard let library else { throw .notALibrary(path, reason: "it cannot be mapped into memory") }
        return library
    }
}
