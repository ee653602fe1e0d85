// SPDX-License-Identifier: MIT

import Glibc

/// Loads the library of a plugin into the process.
///
/// A library stays loaded until the process ends, because Swift code cannot be unloaded. Loading the same library again
/// returns a new entry.
///
/// ```swift
/// let plugin = try PluginLoader().load(manifest).make()
/// ```
public struct PluginLoader: Sendable {
    /// Creates a loader. Loaders have no state.
    public init() {}

    /// Checks, without running its code, that a library can be loaded. The libraries that it depends on are not checked.
    ///
    /// - Throws: ``PluginFailure`` with the reason.
    public func check(_ manifest: PluginManifest) throws(PluginFailure) {
        let path = manifest.libraryPath
        try PluginLibrary.check(path)
    }

    /// Checks the library, loads it, and returns its entry. Code of the library runs only if the checks pass.
    ///
    /// - Throws: ``PluginFailure`` with the reason.
    public func load(_ manifest: PluginManifest) throws(PluginFailure) -> PluginEntry {
        let path = manifest.libraryPath
        try check(manifest)
        // RTLD_NOW resolves all symbols immediately. With lazy binding, the call of a missing function would end the process.
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
            throw Self.refusal(of: manifest, dlerror().map { String(cString: $0) } ?? "no reason given")
        }
        guard let address = dlsym(library, PluginLibrary.entry) else { throw .entryMissing(library: path) }
        // Guard: the check found a function with this name in the library.
        let entry = unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer?).self)
        guard let pointer = entry() else { throw .noPlugin(library: path) }
        // Guard: the mark in the library shows that its entry function returns `PluginEntry.retained()`.
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
        guard let plugin = object as? PluginEntry else { throw .noPlugin(library: path) }
        return plugin
    }

    /// Returns the failure for an error message of the dynamic linker.
    private static func refusal(of manifest: PluginManifest, _ reason: String) -> PluginFailure {
        let path = manifest.libraryPath
        // A missing Swift symbol means that the framework has changed since the plugin was built, or that it is one of the shell.
        let mark = "undefined symbol: "
        guard let symbol = reason.split(separator: mark).last, symbol.hasPrefix("$s"), reason.contains(mark)
        else {
            return .notLoaded(library: path, reason: reason)
        }
        let missing = demangled(String(symbol))
        if manifest.process == .own, missing.contains("ShellKit.") {
            return .processFailed(
                "\(path) uses \(missing), which only the process of the shell has. Do not use it, or write Process=shell into the manifest."
            )
        }
        return .otherFramework(library: path, builtWith: nil, missing: missing)
    }

    private static func demangled(_ symbol: String) -> String {
        guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
        defer { free(text) }
        return String(cString: text)
    }
}

/// The demangler of the Swift runtime. The caller frees the returned string.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
