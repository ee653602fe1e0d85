// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Synchronization
import Testing

@testable import PackagesModel

struct CatalogueTests {
    private static let text = String(repeating: "Package: a\nVersion: 1\n\n", count: 20_000)

    private func read(_ file: CatalogueFile) throws -> (text: String, fractions: [Double]) {
        var bytes: [UInt8] = []
        var fractions: [Double] = []
        try file.read { part, fraction in
            bytes.append(contentsOf: part)
            fractions.append(fraction)
        }
        return (String(decoding: bytes, as: UTF8.self), fractions)
    }

    @Test(arguments: ["", "gzip", "xz", "lz4"])
    func listsAreReadAsAptLeavesThem(program: String) throws {
        let folder = try Folder()
        let name = ["gzip": "list.gz", "xz": "list.xz", "lz4": "list.lz4"][program] ?? "list"
        if program.isEmpty {
            try folder.write(Self.text, to: name)
        } else {
            try folder.write(Self.text, to: name, compressedBy: program)
        }
        let (text, fractions) = try read(CatalogueFile(path: folder.path(name)))
        #expect(text == Self.text)
        #expect(fractions.last == 1)
        #expect(fractions == fractions.sorted())
    }

    @Test func theHelperOfAptIsUsedIfTheDecompressorIsNotInstalled() throws {
        #expect(
            try Decompressor(path: "/x/a.lz4", isInstalled: { $0 == Decompressor.aptHelper })
                == .helper(Decompressor.aptHelper, ["cat-file", "/x/a.lz4"]))
        #expect(try Decompressor(path: "/x/a.lz4", isInstalled: { _ in true }) == .program("lz4", ["-dc"]))
        #expect(try Decompressor(path: "/x/a_Packages", isInstalled: { _ in false }) == nil)
        let error = #expect(throws: CatalogueError.self) {
            try Decompressor(path: "/x/a.lz4", isInstalled: { _ in false })
        }
        #expect(
            error?.description
                == "/x/a.lz4 cannot be decompressed, because the program lz4 is not installed. Install it and try again."
        )
    }

    @Test func aDamagedListIsAnErrorThatNamesIt() throws {
        let folder = try Folder()
        try folder.write("this is not compressed at all", to: "list.gz")
        let file = try CatalogueFile(path: folder.path("list.gz"))
        let error = #expect(throws: CatalogueError.self) { _ = try read(file) }
        let message = error?.description ?? ""
        #expect(message.hasPrefix("gzip could not read \(folder.path("list.gz")): "))
        #expect(message.hasSuffix(". Run “apt-get update” to fetch the lists again, then try again."))
    }

    @Test func aMissingListIsAnErrorThatNamesIt() throws {
        let error = #expect(throws: CatalogueError.self) { try CatalogueFile(path: "/nowhere/status") }
        #expect(
            error?.description
                == "/nowhere/status cannot be read: No such file or directory. Check that it exists and that you may read it, "
                + "then try again.")
    }

    @Test func aReaderThatStopsEndsTheProgram() throws {
        let folder = try Folder()
        try folder.write(Self.text, to: "list.gz", compressedBy: "gzip")
        let file = try CatalogueFile(path: folder.path("list.gz"))
        #expect(throws: CancellationError.self) { try file.read { _, _ in throw CancellationError() } }
    }

    /// A pipe holds 64 KiB: a program that writes more waits until they are read.
    @Test(.timeLimit(.minutes(1)), arguments: [0, 3])
    func aProgramThatWritesManyErrorsIsReadToItsEnd(status: Int) throws {
        let script =
            "echo before; head -c 300000 /dev/zero | tr '\\0' x >&2; echo after; echo >&2; echo the reason >&2; exit \(status)"
        var text = ""
        func run() throws {
            try Subprocess("sh", ["-c", script], input: nil).read(of: "the list") {
                text += String(decoding: $0, as: UTF8.self)
            }
        }
        if status == 0 {
            try run()
        } else {
            let error = CatalogueError.programFailed(program: "sh", path: "the list", reason: "the reason")
            #expect(throws: error) { try run() }
        }
        #expect(text == "before\nafter\n")
    }

    /// As in a sandbox: it is there, and may not be started.
    @Test func aProgramThatCannotBeStartedIsNamedWithTheReasonOfTheSystem() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())").path
        try Data([0, 1, 2, 3]).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(chmod(path, 0o700) == 0)
        let program = try Subprocess(path, [], input: nil)
        let reason = String(cString: strerror(ENOEXEC))
        #expect(throws: CatalogueError.programRefused(program: path, path: "the list", reason: reason)) {
            try program.read(of: "the list") { _ in }
        }
    }

    /// It has no output, and no end: one writes nothing, one nothing but errors.
    @Test(.timeLimit(.minutes(1)), arguments: ["exec sleep 600", "exec yes >&2"])
    func aProgramWithoutOutputCanBeCancelled(script: String) throws {
        let program = try Subprocess("sh", ["-c", script], input: nil)
        var count = 0
        #expect(throws: CancellationError.self) {
            try program.read(of: "the list") { part in
                #expect(part.isEmpty)
                count += 1
                if count == 5 { throw CancellationError() }
            }
        }
        #expect(count == 5)
    }

    @Test func theBundledCatalogueHasThousandsOfPackages() throws {
        let (text, _) = try read(.bundled)
        let (packages, errors) = PackagesModelTests.read(text)
        #expect(errors == [])
        #expect(packages.count >= 5000)
        #expect(Set(packages.map(\.section)).count > 20)
        #expect(packages.allSatisfy { !$0.summary.isEmpty })
        #expect(packages.contains { !$0.groups(.depends).isEmpty && $0.installedSize > 0 })
    }

    @Test func theOutputOfTheQueryOfRpmIsReadAsAList() throws {
        let output =
            "Package: bash\nVersion: 5.2-1.fc39\nArchitecture: x86_64\nSection: Unspecified\nStatus: install ok installed\n"
            + "Installed-Bytes: 8500001\nDescription: The shell\nHomepage: (none)\nMaintainer: (none)\n"
            + "Depends: libc.so.6(GLIBC_2.34)(64bit), /bin/sh, \nRecommends: \nProvides: bash, \n\n"
        let file = CatalogueFile(.output(program: "printf", arguments: ["%s", output]), size: 100, stamp: "")
        let (packages, errors) = PackagesModelTests.read(try read(file).text)
        #expect(errors == [])
        let bash = try #require(packages.first)
        #expect(bash.installedVersion == "5.2-1.fc39")
        #expect(bash.installedSize == 8_500_001)
        #expect(bash.homepage == "")
        #expect(bash.groups(.depends).map { $0[0].name } == ["libc.so.6(GLIBC_2.34)(64bit)", "/bin/sh"])
        #expect(bash.groups(.recommends) == [])
    }

    @Test(
        .enabled(
            if: Subprocess.isInstalled("rpmbuild"), "rpmbuild is not installed: it is in the package rpm"))
    func aDatabaseOfRpmIsReadByRpm() throws {
        let folder = try Folder()
        try folder.write(
            """
            Name: demo
            Epoch: 1
            Version: 1.5
            Release: 2
            Summary: A demonstration: with a colon
            License: MIT
            URL: https://example.org/demo
            Vendor: Example
            Group: Editors
            BuildArch: noarch
            Requires: bash >= 5, libx.so.1()(64bit), (foo or bar)
            Recommends: vim
            Suggests: emacs
            Provides: editor = 3
            %description
            A demonstration.
            %install
            mkdir -p %{buildroot}/usr/share/demo
            echo text > %{buildroot}/usr/share/demo/file
            %files
            /usr/share/demo

            """, to: "demo.spec")
        let database = folder.path("rpm")
        try run(
            "rpmbuild", "-bb", "--quiet", "--define", "_topdir \(folder.path("build"))", "--define",
            "_rpmdir \(folder.path("built"))", folder.path("demo.spec"))
        let package = folder.path("built/noarch/demo-1.5-2.noarch.rpm")
        try run("rpm", "--dbpath", database, "--install", "--nodeps", "--justdb", "--noscripts", package)

        let catalogue = Catalogue.rpm(database: database)
        let files = try catalogue.files()
        #expect(files.count == 1 && files[0].stamp.contains("rpmdb.sqlite"))
        let (packages, errors) = PackagesModelTests.read(try read(files[0]).text)
        #expect(errors == [])
        let demo = try #require(packages.first)
        #expect(packages.count == 1 && demo.id == PackageSummary.ID("demo", "noarch"))
        #expect(demo.version == "1:1.5-2" && demo.installedVersion == "1:1.5-2" && demo.installedSize == 5)
        #expect(demo.summary == "A demonstration: with a colon" && demo.section == "Editors")
        #expect(demo.homepage == "https://example.org/demo" && demo.maintainer == "Example")
        #expect(demo.groups(.depends).map { $0[0].name } == ["bash", "libx.so.1()(64bit)"])
        #expect(demo.groups(.recommends).map { $0[0].name } == ["vim"])
        #expect(demo.groups(.suggests).map { $0[0].name } == ["emacs"])
        #expect(demo.groups(.provides).map { $0[0].name } == ["demo", "editor"])
        #expect(try catalogue.installedFiles(demo.id) == ["/usr/share/demo", "/usr/share/demo/file"])
        #expect(throws: CatalogueError.self) { try catalogue.installedFiles(PackageSummary.ID("absent")) }
    }

    private func run(_ program: String, _ arguments: String...) throws {
        try Subprocess(program, arguments, input: nil).read(of: program) { _ in }
    }

    @Test func theCatalogueContainsOnlyListsOfPackages() throws {
        let folder = try Folder()
        try folder.write("", to: "dpkg/status")
        for name in [
            "a_main_binary-amd64_Packages.lz4", "a_main_binary-amd64_Packages", "a_InRelease", "a_Sources.gz",
        ] {
            try folder.write("", to: "lists/\(name)")
        }
        #expect(
            try folder.catalogue.files().map { URL(filePath: $0.name).lastPathComponent }
                == ["status", "a_main_binary-amd64_Packages", "a_main_binary-amd64_Packages.lz4"])
    }

    /// Only a folder that does not exist means that there are no lists.
    @Test func aFolderOfListsThatCannotBeReadIsReported() throws {
        let folder = try Folder()
        try folder.write("", to: "dpkg/status")
        try FileManager.default.removeItem(atPath: folder.path("lists"))
        #expect(try folder.catalogue.files().map(\.name) == [folder.path("dpkg/status")])

        try folder.write("", to: "lists")
        try expectReport("Not a directory", in: folder)
        try FileManager.default.removeItem(atPath: folder.path("lists"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("lists"), withDestinationPath: folder.path("lists"))
        try expectReport("Too many levels of symbolic links", in: folder)
    }

    @Test(.enabled(if: geteuid() != 0, "the administrator may read every folder"))
    func aFolderOfListsThatThisUserMayNotReadIsReported() throws {
        let folder = try Folder()
        try folder.write("", to: "dpkg/status")
        let lists = folder.path("lists")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: lists)
        // Otherwise the folder could not be removed.
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: lists) }
        try expectReport("Permission denied", in: folder)
    }

    private func expectReport(_ reason: String, in folder: Folder) throws {
        let files = try folder.catalogue.files()
        #expect(files.map(\.name) == [folder.path("dpkg/status"), folder.path("lists")])
        let error = CatalogueError.unreadable(path: folder.path("lists"), reason: reason)
        #expect(throws: error) { _ = try read(try #require(files.last)) }
    }

    @Test func installedFilesAreThoseThatDpkgLists() throws {
        let folder = try Folder()
        try folder.write("/.\n/usr\n/usr/bin/a\n", to: "dpkg/info/a.list")
        try folder.write("/.\n/usr/lib/b\n", to: "dpkg/info/b:amd64.list")
        #expect(try folder.catalogue.installedFiles(PackageSummary.ID("a")) == ["/usr", "/usr/bin/a"])
        #expect(try folder.catalogue.installedFiles(PackageSummary.ID("b")) == ["/usr/lib/b"])
        #expect(
            throws: CatalogueError.unreadable(
                path: folder.path("dpkg/info/c.list"), reason: "there is no such file")
        ) { try folder.catalogue.installedFiles(PackageSummary.ID("c")) }
        // A list that is there and cannot be read is not missing: a link that leads to itself.
        for name in ["d.list", "e:amd64.list"] {
            let path = folder.path("dpkg/info/\(name)")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
            #expect(
                throws: CatalogueError.unreadable(path: path, reason: "Too many levels of symbolic links")
            ) { try folder.catalogue.installedFiles(PackageSummary.ID(String(name.prefix(1)))) }
        }
    }

    @Test func aChangeOfAFileIsSeen() async throws {
        let folder = try Folder()
        try folder.write("1", to: "dpkg/status")
        let before = try folder.catalogue.files().map(\.stamp)
        let (changes, continuation) = AsyncStream<Void>.makeStream()
        let subscription = FolderWatch.changes(in: [folder.path("dpkg"), "/nowhere"])
            .subscribe(onNext: { continuation.yield() })
        defer { subscription.dispose() }
        try folder.write("12", to: "dpkg/status")
        for await _ in changes { break }
        #expect(try folder.catalogue.files().map(\.stamp) != before)
    }

    @Test(.timeLimit(.minutes(1))) func aFolderThatIsCreatedLaterIsWatched() async throws {
        let folder = try Folder()
        let (changes, continuation) = AsyncStream<Void>.makeStream()
        let subscription = FolderWatch.changes(in: [folder.path("new/state")])
            .subscribe(onNext: { continuation.yield() })
        defer { subscription.dispose() }
        var iterator = changes.makeAsyncIterator()
        for made in ["new", "new/state"] {
            try FileManager.default.createDirectory(
                atPath: folder.path(made), withIntermediateDirectories: false)
            await iterator.next()
        }
        try "1".write(toFile: folder.path("new/state/status"), atomically: false, encoding: .utf8)
        await iterator.next()
    }
}
