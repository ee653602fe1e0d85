// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import PackagesModel

struct PackageStoreTests {
    private let folder: Folder
    private let store = PackageStore.inMemory()

    init() throws {
        folder = try Folder()
        try folder.write(
            """
            Package: nano
            Status: install ok installed
            Architecture: amd64
            Version: 7.2-1
            Section: editors
            Installed-Size: 2000
            Depends: libc6 (>= 2.34)
            Description: small text editor
             A long description, with a word like banana.

            Package: libc6
            Status: install ok installed
            Architecture: amd64
            Version: 2.36
            Section: libs
            Installed-Size: 12000
            Description: C library

            """, to: "dpkg/status")
        try folder.write(
            """
            Package: nano
            Architecture: amd64
            Version: 7.2-2
            Section: editors
            Size: 1000
            Installed-Size: 2100
            Depends: libc6 (>= 2.34), libgtk-4-1
            Description: small text editor

            Package: libgtk-4-1
            Architecture: amd64
            Version: 4.8
            Section: libs
            Depends: libc6
            Installed-Size: 9000
            Description: toolkit for windows

            This is no field

            Package: postfix
            Architecture: amd64
            Version: 3.7
            Section: mail
            Provides: mail-transport-agent
            Suggests: libc6
            Description: mail server

            """, to: "lists/main_Packages.lz4", compressedBy: "lz4")
        try folder.write(
            "Package: nano\nArchitecture: amd64\nVersion: 7.0\nSection: old\nDescription: old editor\n",
            to: "lists/old_Packages")
    }

    private func names(_ change: (inout PackageQuery) -> Void = { _ in }) throws -> [String] {
        var query = PackageQuery()
        change(&query)
        return try store.packages(matching: query, in: 0..<100).rows.map(\.name)
    }

    @Test func anImportReadsAllListsAndCountsWhatItSkips() async throws {
        let report = try await store.importCatalogue(folder.catalogue)
        #expect(report == ImportReport(packageCount: 4, skippedCount: 1, isNew: true))
        #expect(try names() == ["libc6", "libgtk-4-1", "nano", "postfix"])
        let entry = try #require(try store.skippedEntries().first)
        #expect(entry.file == folder.path("lists/main_Packages.lz4"))
        #expect(
            entry.message
                == "Line 18: the line “This is no field” has no colon after the name of its field. The entry was skipped."
        )
    }

    @Test func ofSeveralListsTheNewestVersionCountsAndWhatIsInstalledStays() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        let nano = try #require(try store.package(PackageSummary.ID("nano")))
        #expect(nano.version == "7.2-2")
        #expect(nano.installedVersion == "7.2-1")
        #expect(nano.section == "editors")
        #expect(nano.downloadSize == 1000)
        #expect(nano.description == "A long description, with a word like banana.")
        #expect(nano.groups(.depends).map { $0[0].name } == ["libc6", "libgtk-4-1"])
        #expect(try store.package(PackageSummary.ID("nothing")) == nil)
    }

    @Test func aSearchFindsBeginningsOfWordsAndPartsOfNames() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        #expect(try names { $0.text = "edit" } == ["nano"])
        #expect(try names { $0.text = "BANANA" } == ["nano"])
        #expect(try names { $0.text = "gtk" } == ["libgtk-4-1"])
        #expect(try names { $0.text = "gtk-4" } == ["libgtk-4-1"])
        #expect(try names { $0.text = "small ed" } == ["nano"])
        #expect(try names { $0.text = "zebra" } == [])
        // The best match is first: the only package with the word in its name, before those with the word in their descriptions.
        #expect(try names { $0.text = "lib" } == ["libc6", "libgtk-4-1"])
        for text in ["\"", "'", "*", "(", "a OR b", "name:", "^", "-", "\u{0}", "%"] {
            _ = try names { $0.text = text }
        }
    }

    @Test func aSearchFindsWordsOfScriptsWithoutSpaces() async throws {
        try folder.write(
            """
            Package: fcitx
            Version: 1
            Description: 快速的输入法gen-test后

            Package: thai
            Version: 1
            Description: ระบบป้อนข้อมูลภาษาไทย

            Package: hindi
            Version: 1
            Description: हिन्दी भाषा

            """, to: "lists/asia_Packages")
        _ = try await store.importCatalogue(folder.catalogue)
        for (text, name) in [
            ("输入", "fcitx"), ("法", "fcitx"), ("gen", "fcitx"), ("法gen", "fcitx"), ("ข้อมูล", "thai"),
            ("हिन्", "hindi"), ("क\u{94D}\u{200D}ष", nil), ("入输", nil),
            ("हद", nil), ("en", nil), ("快速 test", "fcitx"),
        ] {
            #expect(try names { $0.text = text } == [name].compactMap(\.self), "\(text)")
        }
    }

    /// A link that leads nowhere, or a file that only the superuser may read.
    @Test func aListThatCannotBeReadStopsNoImport() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("lists/a_Packages"), withDestinationPath: folder.path("missing"))
        try FileManager.default.createDirectory(
            atPath: folder.path("lists/b_Packages"), withIntermediateDirectories: false)
        let report = try await store.importCatalogue(folder.catalogue)
        #expect(report == ImportReport(packageCount: 4, skippedCount: 3, isNew: true))
        #expect(try names { $0.text = "editor" } == ["nano"])
        let skipped = try store.skippedEntries()
        #expect(
            skipped.map(\.file).filter { !$0.contains("main") } == [
                folder.path("lists/a_Packages"), folder.path("lists/b_Packages"),
            ])
        #expect(
            skipped.first?.message.hasPrefix(
                "\(folder.path("lists/a_Packages")) cannot be read: No such file") == true)
        // It is read again when it can be.
        try FileManager.default.removeItem(atPath: folder.path("lists/a_Packages"))
        try folder.write("Package: a\nVersion: 1\n", to: "lists/a_Packages")
        #expect(try await store.importCatalogue(folder.catalogue).packageCount == 5)
        // The packages of before stay if the list of the installed ones cannot be read.
        try FileManager.default.removeItem(atPath: folder.path("dpkg/status"))
        await #expect(throws: CatalogueError.self) { _ = try await store.importCatalogue(folder.catalogue) }
        #expect(try names().count == 5)
    }

    /// The installed packages are shown, and why there are no others is said.
    @Test func aFolderOfListsThatCannotBeReadStopsNoImport() async throws {
        let lists = folder.path("lists")
        try FileManager.default.removeItem(atPath: lists)
        let installed = try await store.importCatalogue(folder.catalogue).packageCount
        try FileManager.default.createSymbolicLink(atPath: lists, withDestinationPath: lists)
        let report = try await store.importCatalogue(folder.catalogue)
        #expect(report == ImportReport(packageCount: installed, skippedCount: 1, isNew: true))
        #expect(
            try store.skippedEntries().map { "\($0.file): \($0.message)" } == [
                "\(lists): \(lists) cannot be read: Too many levels of symbolic links. "
                    + "Check that it exists and that you may read it, then try again."
            ])
        #expect(try await !store.importCatalogue(folder.catalogue).isNew)
    }

    /// A download that ended too early, and a file of another kind.
    @Test func aDamagedListStopsNoImport() async throws {
        try folder.write("this is not compressed at all", to: "lists/a_Packages.gz")
        try folder.write("this is not compressed at all", to: "lists/b_Packages.xz")
        let report = try await store.importCatalogue(folder.catalogue)
        #expect(report == ImportReport(packageCount: 4, skippedCount: 3, isNew: true))
        let skipped = try store.skippedEntries().filter { !$0.file.contains("main") }
        #expect(
            skipped.map(\.file) == [folder.path("lists/a_Packages.gz"), folder.path("lists/b_Packages.xz")])
        #expect(
            skipped.first?.message.hasPrefix("gzip could not read \(folder.path("lists/a_Packages.gz")): ")
                == true)
        // The message says to try again.
        #expect(try await store.importCatalogue(folder.catalogue).isNew)
        try FileManager.default.removeItem(atPath: folder.path("lists/a_Packages.gz"))
        try FileManager.default.removeItem(atPath: folder.path("lists/b_Packages.xz"))
        #expect(try await store.importCatalogue(folder.catalogue).isNew)
        #expect(try await !store.importCatalogue(folder.catalogue).isNew)
        // The list of the installed packages has to be there.
        try FileManager.default.removeItem(atPath: folder.path("dpkg/status"))
        await #expect(throws: CatalogueError.self) { _ = try await store.importCatalogue(folder.catalogue) }
    }

    @Test func listsAreSortedAndFilteredAndPaged() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        #expect(try names { $0.scope = .installed } == ["libc6", "nano"])
        #expect(try names { $0.section = "libs" } == ["libc6", "libgtk-4-1"])
        let bySize = try names {
            $0.order = .installedSize
            $0.isAscending = false
        }
        #expect(bySize == ["libc6", "libgtk-4-1", "nano", "postfix"])
        #expect(try names { $0.order = .section } == ["nano", "libc6", "libgtk-4-1", "postfix"])
        let page = try store.packages(matching: PackageQuery(), in: 1..<3)
        #expect(page.rows.map(\.name) == ["libgtk-4-1", "nano"])
        #expect(page.count == 4)
    }

    @Test func dependenciesAreFoundFromBothEnds() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        #expect(try names { $0.scope = .dependents("libc6") } == ["libgtk-4-1", "nano"])
        #expect(try names { $0.scope = .dependents("libgtk-4") } == [])
        #expect(try store.packages(named: "libc6").map(\.name) == ["libc6"])
        #expect(try store.packages(named: "mail-transport-agent").map(\.name) == ["postfix"])
        #expect(try store.packages(named: "\" OR x").isEmpty)
    }

    @Test func sectionsHaveTheirSizes() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        let libraries = try #require(try store.sections().first { $0.name == "libs" })
        #expect(libraries.packageCount == 2)
        #expect(libraries.size == 21_000 * 1024)
        #expect(libraries.installedCount == 1)
        #expect(libraries.installedSize == 12_000 * 1024)
    }

    @Test func listsThatHaveNotChangedAreNotReadAgain() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        #expect(try await store.importCatalogue(folder.catalogue).isNew == false)
        try folder.write("Package: a\nVersion: 1\n", to: "lists/old_Packages")
        let report = try await store.importCatalogue(folder.catalogue)
        #expect(report.isNew)
        #expect(report.skippedCount == 1)
        #expect(try names().first == "a")
        #expect(try names { $0.text = "editor" } == ["nano"])
    }

    @Test func anImportThatFailsOrIsCancelledLeavesThePackagesOfBefore() async throws {
        _ = try await store.importCatalogue(folder.catalogue)
        let (status, aside) = (folder.path("dpkg/status"), folder.path("dpkg/status-old"))
        try FileManager.default.moveItem(atPath: status, toPath: aside)
        try FileManager.default.createDirectory(atPath: status, withIntermediateDirectories: false)
        await #expect(throws: CatalogueError.self) { _ = try await store.importCatalogue(folder.catalogue) }
        #expect(try names().count == 4)
        #expect(try names { $0.text = "editor" } == ["nano"])

        try FileManager.default.removeItem(atPath: status)
        try FileManager.default.moveItem(atPath: aside, toPath: status)
        try folder.write("Package: new\nVersion: 1\n", to: "lists/new_Packages")
        let started = Task { [store, folder] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await store.importCatalogue(folder.catalogue)
        }
        await #expect(throws: CancellationError.self) { _ = try await started.value }
        #expect(try names().count == 4)
    }

    @Test func progressGrowsUpToTheEnd() async throws {
        let fractions = Mutex<[Double]>([])
        _ = try await store.importCatalogue(folder.catalogue) { fraction, _ in
            fractions.withLock { $0.append(fraction ?? -1) }
        }
        let values = fractions.withLock(\.self)
        #expect(values == values.sorted())
        #expect(values.first ?? -1 >= 0)
        #expect(values.last == 0.95)
    }

    @Test func aDatabaseThatIsDamagedIsMadeAgain() async throws {
        let url = folder.url.appending(path: "cache/packages.sqlite")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(String(repeating: "this is no database ", count: 100).utf8).write(to: url)
        let store = PackageStore.onDisk(at: url)
        #expect(try await store.importCatalogue(folder.catalogue).packageCount == 4)
        let again = PackageStore.onDisk(at: url)
        #expect(try await again.importCatalogue(folder.catalogue).isNew == false)
    }

    @Test func aStoreThatCannotBeMadeSaysWhy() async throws {
        try folder.write("", to: "file")
        let store = PackageStore.onDisk(at: folder.url.appending(path: "file/packages.sqlite"))
        let error = await #expect(throws: CatalogueError.self) {
            _ = try await store.importCatalogue(folder.catalogue)
        }
        #expect(error?.description.hasPrefix("\(folder.path("file"))/ cannot be read: ") == true)
    }

    @Test func theBundledCatalogueIsImported() async throws {
        let report = try await store.importCatalogue(.bundled)
        #expect(report.packageCount >= 5000)
        #expect(report.skippedCount == 0)
        #expect(
            try store.packages(matching: PackageQuery(scope: .dependents("libc6")), in: 0..<1).count > 1000)
    }
}
