// SPDX-License-Identifier: MIT

/// The reason why a plugin is not available. Its description is an error message for the user.
///
/// ```swift
/// if case .dependencyMissing(let id) = record.failure { print("Install \(id) first.") }
/// ```
public enum PluginFailure: Error, Hashable, Sendable {
    /// Its manifest cannot be read or is not valid.
    case brokenManifest(ManifestError)
    /// Another plugin with the same id was found first, at the path in `first`.
    case duplicate(PluginID, first: String)
    /// There is no library at this path.
    case libraryMissing(String)
    /// The file at this path is empty, damaged, or not a library.
    case notALibrary(String, reason: String)
    /// The library was built for the processor in `builtFor`, not for this one.
    case otherArchitecture(library: String, builtFor: String)
    /// The library was built with another framework. `builtWith` is nil if the library has no mark of the interface;
    /// `missing` is a symbol that it uses and that this framework does not have.
    case otherFramework(library: String, builtWith: FrameworkInterface?, missing: String?)
    /// The library contains a copy of the framework, whose types differ from those of the application.
    case carriesFramework(library: String)
    /// The library does not export the function that returns the plugin's entry.
    case entryMissing(library: String)
    /// The dynamic linker did not load it for this reason, such as a missing library that it depends on.
    case notLoaded(library: String, reason: String)
    /// The entry function did not return a plugin's entry.
    case noPlugin(library: String)
    /// It depends on this plugin, which was not found.
    case dependencyMissing(PluginID)
    /// It depends on this plugin, which did not start.
    case dependencyFailed(PluginID)
    /// The plugins depend on one another: each on the next one in the array, and the last one on the first.
    case dependencyCycle([PluginID])
    /// It depends on this plugin, but another version of the plugin was found.
    case dependencyVersion(PluginRequirement, found: String)
    /// It depends on this plugin, which the user has turned off.
    case dependencyDisabled(PluginID)
    /// It is in conflict with this plugin, which starts instead.
    case conflict(PluginRequirement, name: String)
    /// Other users could change the file or the folder at this path, or it is a symbolic link.
    case unsafe(String, reason: String, remedy: String)
    /// It was loaded, and `activate(in:)` threw this error.
    case activationThrew(String)
    /// The program with this name, which runs plugins in processes of their own, was not found.
    case hostMissing(String)
    /// It could not be loaded in its own process. The parameter is the error message.
    case processFailed(String)
    /// Its own process has ended, or could not be started. The parameter is the error message.
    case processEnded(String)
    /// It was turned off because its own process has crashed several times within some seconds. `last` is the
    /// error message of the last crash.
    case crashedOften(count: Int, seconds: Int, last: String)
}

extension PluginFailure {
    /// The other plugin that is the reason, which may be on later; nil for another reason.
    package var dependency: PluginID? {
        switch self {
        case .dependencyDisabled(let id), .dependencyFailed(let id): id
        default: nil
        }
    }
}

extension PluginFailure: CustomStringConvertible {
    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .brokenManifest(let error):
            return error.description
        case .duplicate(let id, let first):
            return "Another plugin with the id \(id) was found first: \(first). Remove one of the two."
        case .libraryMissing(let path):
            return "Its library is missing: \(path). Put it there, or correct Library= in the manifest."
        case .notALibrary(let path, let reason):
            return "\(path) is not a usable library: \(reason). Build or copy it again."
        case .otherArchitecture(let path, let machine):
            return "\(path) was built for another processor (\(machine)). Build it for this one, "
                + "\(ElfMachine.name(ElfMachine.ours))."
        case .otherFramework(let path, let interface, let missing):
            let difference =
                missing.map { "\($0) is missing in this one" } ?? interface.map {
                    "its interface is \($0), and that of this one is \(FrameworkInterface.current)"
                } ?? "it does not name its interface"
            return
                "\(path) was built with another RxShell than this program: \(difference). Build both with the same one, or let it run in "
                + "a process of its own: put the programs and libraries of the RxShell that it was built with into a folder plugin-host beside its manifest."
        case .carriesFramework(let path):
            return
                "\(path) contains its own copy of the framework. Build it in a package of its own, "
                + "and link it with the dynamic product RxShell."
        case .entryMissing(let path):
            return "\(path) has no \(PluginLibrary.entry), so it contains no plugin. Add "
                + "@_cdecl(\"\(PluginLibrary.entry)\") public func entry() -> UnsafeMutableRawPointer { MyPlugin.entry() }."
        case .notLoaded(let path, let reason):
            return "\(path) could not be loaded: \(reason). Install the libraries that it needs."
        case .noPlugin(let path):
            return
                "\(PluginLibrary.entry) in \(path) did not return a plugin. Return MyPlugin.entry() from it."
        case .dependencyMissing(let id):
            return "It needs the plugin \(id), which is not installed. Install it."
        case .dependencyFailed(let id):
            return "It needs the plugin \(id), which did not start. See the reason listed for that plugin."
        case .dependencyCycle(let ids):
            return "It needs itself: \(ids.map(\.text).joined(separator: " → ")) → \(ids.first?.text ?? ""). "
                + "Remove one of these from Depends=."
        case .dependencyVersion(let needed, let found):
            return
                "It needs the plugin \(needed.id) in a version \(needed.versions), but \(found) is installed. "
                + "Install another version of it."
        case .dependencyDisabled(let id):
            return "It needs the plugin \(id), which is turned off. Turn it on."
        case .conflict(let conflict, let name):
            return "It cannot run beside \(name): its manifest has a conflict with \(conflict). "
                + "Turn off or remove one of the two."
        case .unsafe(let path, let reason, let remedy):
            return "\(path) is not used, because \(reason). \(remedy)."
        case .activationThrew(let reason):
            return
                "It was loaded but did not start: \(reason.hasSuffix(".") ? reason : reason + ".") Turn it off and on to try again."
        case .hostMissing(let program):
            return
                "The program \(program), in which plugins run, was not found. Install it beside the application, "
                + "or in its folder plugin-host."
        case .processFailed(let reason), .processEnded(let reason):
            return reason
        case .crashedOften(let count, let seconds, let last):
            return "It was turned off, since it crashed \(count) times within \(seconds) seconds. \(last)"
        }
    }
}
