// SPDX-License-Identifier: MIT

extension AppMap {
    /// Reads the map of a project from its sources. All files are read, in parallel: 10 MB of Swift take about a second.
    public init(of tree: SourceTree) {
        self = Linker(units: ProjectReader.units(of: tree), root: tree.root).map()
    }
}
