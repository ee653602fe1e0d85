// SPDX-License-Identifier: MIT

/// Why a plugin is not there, in words for the person who uses the application.
public enum PluginFailure: Error, Hashable, Sendable {
    /// Its manifest cannot be read.
    case brokenManifest(ManifestError)
    /// Another plugin of the same id was found first; the parameter says where.
    case duplicate(PluginID, first: String)
    /// There is no file at this path, where its manifest says that its library is.
    case libraryMissing(String)
    /// The file at this path is empty, damaged, or no library.
    case notALibrary(String, reason: String)
    /// The library was built for another processor, which the second value names.
    case otherArchitecture(library: String, builtFor: String)
    /// `builtWith` is `nil` when the library does not say; `missing` is what it uses and this framework lacks.
    case otherFramework(library: String, builtWith: FrameworkVersion?, missing: String?)
    /// The framework was linked into the library: its types would not be ours.
    case carriesFramework(library: String)
    /// The library does not export the function that hands a plugin over.
    case entryMissing(library: String)
    /// The dynamic linker refused for another reason, such as a library that the library needs.
    case notLoaded(library: String, reason: String)
    /// The entry handed over something else.
    case noPlugin(library: String)
    /// It needs this plugin, which was not found.
    case dependencyMissing(PluginID)
    /// It needs this plugin, which did not start.
    case dependencyFailed(PluginID)
    /// In order: each needs the next, the last one the first.
    case dependencyCycle([PluginID])
    /// It was loaded, and threw when it was activated.
    case activationThrew(String)
}

extension PluginFailure: CustomStringConvertible {
    /// The reason, and what to do about it.
    public var description: String {
        switch self {
        case .brokenManifest(let error):
            return error.description
        case .duplicate(let id, let first):
            return "Another plugin has the id \(id), and comes first: \(first). Remove one of the two."
        case .libraryMissing(let path):
            return "Its library is missing: \(path). Put it there, or correct Library= in the manifest."
        case .notALibrary(let path, let reason):
            return "\(path) is not a usable library: \(reason). Build or copy it again."
        case .otherArchitecture(let path, let machine):
            return "\(path) was built for another processor (\(machine)). Build it for this one, "
                + "\(ElfMachine.name(ElfMachine.ours))."
        case .otherFramework(let path, let version, let missing):
            let built =
                version.map { "RxShell \($0)" }
                ?? (missing == nil ? "no RxShell that it names" : "another RxShell")
            return "\(path) was built with \(built), and this is \(FrameworkVersion.current)"
                + (missing.map { ": \($0) is missing" } ?? "") + ". Build it again with this one."
        case .carriesFramework(let path):
            return
                "\(path) holds a copy of the framework of its own. Link it with the dynamic product RxShell, "
                + "in another package than the framework's."
        case .entryMissing(let path):
            return "\(path) has no \(PluginLibrary.entry), so it holds no plugin. Add "
                + "@_cdecl(\"\(PluginLibrary.entry)\") public func entry() -> UnsafeMutableRawPointer { MyPlugin.entry() }."
        case .notLoaded(let path, let reason):
            return "\(path) could not be loaded: \(reason). Install what it needs."
        case .noPlugin(let path):
            return
                "\(PluginLibrary.entry) in \(path) did not hand over a plugin. Let it return MyPlugin.entry()."
        case .dependencyMissing(let id):
            return "It needs the plugin \(id), which is not installed. Install it."
        case .dependencyFailed(let id):
            return "It needs the plugin \(id), which did not start. See its reason."
        case .dependencyCycle(let ids):
            return "It needs itself: \(ids.map(\.text).joined(separator: " → ")) → \(ids.first?.text ?? ""). "
                + "Remove one of these from Depends=."
        case .activationThrew(let reason):
            return "It was loaded but did not start: \(reason)."
        }
    }
}
