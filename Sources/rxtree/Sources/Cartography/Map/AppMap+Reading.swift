// SPDX-License-Identifier: MIT

extension AppMap {
    /// Reads the map of a project from its sources.
    ///
    /// - Parameter cache: what is kept between runs; nil reads every file.
    public init(of tree: SourceTree, cache: Cache? = nil) {
        if let known = cache?.map.load(for: tree) {
            self = known
            return
        }
        let units = ProjectReader.units(of: tree, cache: cache?.facts)
        self = Linker(units: units, root: tree.root).map()
        cache?.map.store(self, for: tree)
    }
}
