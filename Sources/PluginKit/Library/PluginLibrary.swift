// SPDX-License-Identifier: MIT

/// The properties of a plugin's library that can be read without running its code.
struct PluginLibrary {
    /// The name of the function that returns the plugin's entry. The plugin sets it with `@_cdecl`.
    static let entry = "rxshell_plugin"
    /// A part of the name of the function whose full name states the framework version that a plugin was built with.
    static let versionMark = "_rxShellABI_"

    let framework: FrameworkVersion?
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
        framework = symbols.lazy.compactMap { $0.isDefined ? nil : Self.version(in: $0.name) }.first
    }

    /// Returns the version in a mangled name: 0.1 for `$s9PluginKit15_rxShellABI_0_1AA16FrameworkVersionVyF`.
    private static func version(in name: String) -> FrameworkVersion? {
        let mark = versionMark.utf8
        guard name.utf8.count > mark.count else { return nil }
        var rest = name.utf8[...]
        while !rest.starts(with: mark) {
            guard !rest.isEmpty else { return nil }
            rest = rest.dropFirst()
        }
        let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
        let numbers = rest.dropFirst(mark.count).prefix { isDigit($0) || $0 == UInt8(ascii: "_") }
            .split(separator: UInt8(ascii: "_")).map { String($0) ?? "" }
        return FrameworkVersion(numbers.joined(separator: "."))
    }
}
