// SPDX-License-Identifier: MIT

/// A release of the libraries, and the package trait with which a program gets what that release added.
struct Release: Hashable, Comparable {
    /// The index among the releases. Every program has the declarations of the first one.
    let index: Int
    /// The name of the trait, which is a compilation condition. Empty for the first release.
    let trait: String

    static let oldest = Release(index: 0, trait: "")

    static func < (left: Release, right: Release) -> Bool { left.index < right.index }
}

/// What a library says about a declaration that programs should not use any more.
struct Deprecation {
    /// The release since which it is deprecated.
    let release: Release
    /// What to use instead.
    let advice: String
}

/// The releases of the lines `release`, with the versions of the libraries in each.
struct Releases {
    private var versions: [[String: [Int]]] = []
    private(set) var all: [Release] = [.oldest]

    /// Adds a line such as `release GTK_4_10 GLib=2.76 Gtk=4.10`. The first one names the oldest release.
    mutating func add(_ line: OverridesLine) throws(OverridesError) {
        var libraries: [String: [Int]] = [:]
        for (library, version) in line.pairs {
            let numbers = Releases.numbers(version ?? "")
            guard !numbers.isEmpty else {
                throw line.error("“\(library)” has no version, such as \(library)=4.10.")
            }
            libraries[library] = numbers
        }
        if !versions.isEmpty { all.append(Release(index: all.count, trait: line.name)) }
        versions.append(libraries)
    }

    func named(_ trait: String) -> Release? { all.first { $0.trait == trait || trait == "oldest" } }

    /// Returns the release that has a version of a namespace's library; the newest one if the version is not known.
    func release(of namespace: String, _ version: String?) -> Release {
        let library =
            ["Gio": "GLib", "GObject": "GLib", "Gdk": "Gtk", "Gsk": "Gtk", "PangoCairo": "Pango"][namespace]
            ?? namespace
        let newest = all[all.count - 1]
        guard let version, !versions.isEmpty else { return newest }
        let wanted = Releases.numbers(version)
        return zip(versions, all).first { line, _ in
            line[library].map { !$0.lexicographicallyPrecedes(wanted.prefix(2)) } ?? false
        }?.1 ?? newest
    }

    private static func numbers(_ version: String) -> [Int] {
        version.split(separator: ".").compactMap { Int($0) }
    }
}
