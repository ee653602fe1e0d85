// SPDX-License-Identifier: MIT

import Glibc

/// Brings the library of a plugin into the process.
///
/// Libraries stay until the process ends: Swift code cannot be unloaded. Loading the same one again gives a new entry.
public struct PluginLoader: Sendable {
    /// A loader. It has no state: any one will do.
    public init() {}

    /// Checks the library, then loads it, and asks it for its entry. Until the checks have passed, none of its code runs.
    public func load(_ manifest: PluginManifest) throws(PluginFailure) -> PluginEntry {
        let path = manifest.libraryPath
        guard manifest.framework == .current else {
            throw .otherFramework(library: path, builtWith: manifest.framework, missing: nil)
        }
        try PluginLibrary.check(path)
        // Everything is resolved now or refused now: a function missing later would end the process.
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
            throw Self.refusal(of: path, dlerror().map { String(cString: $0) } ?? "no reason given")
        }
        guard let address = dlsym(library, PluginLibrary.entry) else { throw .entryMissing(library: path) }
        // Guard: the check found a function of this name in the library.
        let entry = unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer?).self)
        guard let handedOver = entry() else { throw .noPlugin(library: path) }
        // Guard: the version mark in the library says that its entry is `PluginEntry.retained()`.
        let object = Unmanaged<AnyObject>.fromOpaque(handedOver).takeRetainedValue()
        guard let plugin = object as? PluginEntry else { throw .noPlugin(library: path) }
        return plugin
    }

    /// What the dynamic linker says, in plain words.
    private static func refusal(of path: String, _ reason: String) -> PluginFailure {
        // A name of Swift's that the process lacks: the framework has changed under the plugin.
        let mark = "undefined symbol: "
        guard let symbol = reason.split(separator: mark).last, symbol.hasPrefix("$s"), reason.contains(mark)
        else {
            return .notLoaded(library: path, reason: reason)
        }
        return .otherFramework(library: path, builtWith: nil, missing: demangled(String(symbol)))
    }

    private static func demangled(_ symbol: String) -> String {
        guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(text) }
        return String(cString: text)
    }
}

/// The Swift runtime's own demangler. The caller frees what it answers.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
