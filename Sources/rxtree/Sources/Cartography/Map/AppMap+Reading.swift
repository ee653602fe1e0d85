// SPDX-License-Identifier: MIT

extension AppMap {
    /// Reads the map of a project from its sources.
    ///
    /// - Parameter cache: where facts of unchanged files are kept; nil reads every file.
    public init(of tree: SourceTree, cache: FactCache? = nil) {
        self = Linker(units: ProjectReader.units(of: tree, cache: cache), root: tree.root).map()
    }
}
