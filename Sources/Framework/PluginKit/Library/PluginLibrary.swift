// SPDX-License-Identifier: MIT

/// The properties of a plugin's library that can be read without running its code.
struct PluginLibrary {
    /// The name of the function that returns the plugin's entry. The plugin sets it with `@_cdecl`.
    static let entry = "rxshell_plugin"
    /// The prefix of the name of a function. The rest of the name is the mark of the interface that a plugin was built with.
    static let interfaceMark = "_rxShellInterface_"

    /// The interface that the library was built with; nil if the library has no mark.
    let framework: FrameworkInterface?
    let carriesFramework: Bool
    let entry: ElfImage.Symbol?

    init(_ image: ElfImage) throws(ElfError) {
        let entryName = Self.entry.utf8
        let ours = "$s9PluginKit".utf8
        let symbols = try image.symbols { $0.elementsEqual(entryName) || $0.starts(with: ours) }
        entry = symbols.first { $0.name == Self.entry && $0.isDefined }
        // The type descriptor of `PluginEntry`. A plugin's library defines it only if the framework was linked into the
        // library.
        carriesFramework = symbols.contains { $0.isDefined && $0.name == "$s9PluginKit0A5EntryCMn" }
        framework = symbols.lazy.compactMap { $0.isDefined ? nil : Self.interface(in: $0.name) }.first
    }

    /// Returns the mark in a mangled name: `0123456789abcdef` for `$s9PluginKit34_rxShellInterface_0123456789abcdefAA09FrameworkE0VyF`.
    private static func interface(in name: String) -> FrameworkInterface? {
        let mark = interfaceMark.utf8
        var rest = name.utf8[...]
        while !rest.starts(with: mark) {
            guard !rest.isEmpty else { return nil }
            rest = rest.dropFirst()
        }
        let text = String(rest.dropFirst(mark.count).prefix(16)) ?? ""
        return text.utf8.count == 16 ? FrameworkInterface(mark: text) : nil
    }
}
