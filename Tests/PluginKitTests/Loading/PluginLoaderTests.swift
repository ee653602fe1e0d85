// SPDX-License-Identifier: MIT

import Glibc
import Testing

@testable import PluginKit

/// Every error of a library, with its message. The tests of the examples load valid libraries,
/// where the framework is a shared library, as plugins need.
@Suite struct PluginLoaderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func load(_ bytes: [UInt8]?, framework: String = "0.1") throws -> PluginFailure? {
        if let bytes { try folder.write(bytes, to: "libContacts.so") }
        let file = try folder.write(manifest(framework: framework), to: "contacts.plugin")
        let plugin = try PluginManifest(contentsOf: file)
        do {
            _ = try PluginLoader().load(plugin)
            return nil
        } catch {
            return error
        }
    }

    private var library: String { "\(folder.path)/libContacts.so" }

    @Test func aMissingLibraryIsNamed() throws {
        let failure = try load(nil)
        #expect(failure == .libraryMissing(library))
        #expect(
            failure?.description
                == "Its library is missing: \(library). Put it there, or correct Library= in the manifest.")
    }

    @Test func aTextFileIsNoLibrary() throws {
        let failure = try load(Array("not a library".utf8))
        #expect(failure == .notALibrary(library, reason: "its first bytes are not those of a library"))
    }

    @Test func aTruncatedLibraryIsRefusedBeforeItCanCrash() throws {
        let failure = try load(Array(ElfFixture().bytes.dropLast(40)))
        #expect(failure == .notALibrary(library, reason: "it is truncated: its end is missing"))
    }

    @Test func aLibraryForAnotherProcessorIsRefused() throws {
        var fixture = ElfFixture()
        fixture.machine = 21
        #expect(try load(fixture.bytes) == .otherArchitecture(library: library, builtFor: "ppc64"))
    }

    @Test func aLibraryWithoutAnEntryIsRefused() throws {
        var fixture = ElfFixture()
        fixture.defined = [("something_else", .function)]
        let failure = try load(fixture.bytes)
        #expect(failure == .entryMissing(library: library))
        #expect(failure?.description.contains("@_cdecl(\"rxshell_plugin\")") == true)
        #expect(throws: PluginFailure.entryMissing(library: try swiftCore())) {
            try PluginLibrary.check(swiftCore())
        }
    }

    @Test func anEntryThatIsDataIsNotCalled() throws {
        var fixture = ElfFixture()
        fixture.defined = [("rxshell_plugin", .data)]
        #expect(
            try load(fixture.bytes) == .notALibrary(library, reason: "its rxshell_plugin is not a function"))
    }

    @Test func aLibraryOfAnotherFrameworkIsRefusedBeforeItIsLoaded() throws {
        var fixture = ElfFixture()
        fixture.undefined = ["$s9PluginKit34_rxShellInterface_0123456789abcdefAA09FrameworkE0VyF"]
        let failure = try load(fixture.bytes)
        let other = FrameworkInterface(mark: "0123456789abcdef")
        #expect(failure == .otherFramework(library: library, builtWith: other, missing: nil))
        #expect(
            failure?.description
                == "\(library) was built with another RxShell than this program: its interface is 0123456789abcdef, and that of this one is "
                + "\(FrameworkInterface.current). Build both with the same one, or let it run in a process of its own: put the programs and "
                + "libraries of the RxShell that it was built with into a folder plugin-host beside its manifest."
        )
    }

    @Test func aLibraryThatNamesNoFrameworkIsRefused() throws {
        var fixture = ElfFixture()
        fixture.undefined = []
        let failure = try load(fixture.bytes)
        #expect(failure == .otherFramework(library: library, builtWith: nil, missing: nil))
        #expect(failure?.description.contains("it does not name its interface") == true)
    }

    @Test func theVersionInTheManifestDecidesNothing() throws {
        #expect(try load(ElfFixture().bytes, framework: "7.3") == .noPlugin(library: library))
    }

    @Test func aLibraryWithItsOwnCopyOfTheFrameworkIsRefused() throws {
        var fixture = ElfFixture()
        fixture.defined.append(("$s9PluginKit0A5EntryCMn", .data))
        #expect(try load(fixture.bytes) == .carriesFramework(library: library))
    }

    @Test func whatTheFrameworkLacksIsSaidInPlainWords() throws {
        var fixture = ElfFixture()
        fixture.needed = ["$s7ViewKit12RemovedThingV"]
        let failure = try load(fixture.bytes)
        #expect(
            failure == .otherFramework(library: library, builtWith: nil, missing: "ViewKit.RemovedThing"))
        #expect(
            failure?.description
                == "\(library) was built with another RxShell than this program: ViewKit.RemovedThing is missing in this one. Build both with the same one, "
                + "or let it run in a process of its own: put the programs and libraries of the RxShell that it was built with into a folder plugin-host beside its manifest."
        )
    }

    @Test func whatOnlyTheShellHasIsRefusedInAProcessOfThePluginsOwn() throws {
        var fixture = ElfFixture()
        fixture.needed = ["$s8ShellKit5ShellCMn"]
        #expect(
            try load(fixture.bytes)
                == .processFailed(
                    "\(library) uses nominal type descriptor for ShellKit.Shell, which only the process of the shell has. "
                        + "Do not use it, or write Process=shell into the manifest."))
    }

    @Test func whatTheSystemLacksIsPassedOn() throws {
        var fixture = ElfFixture()
        fixture.needed = ["no_such_function_of_another_library"]
        guard case .notLoaded(library, let reason) = try load(fixture.bytes) else {
            Issue.record("it was not refused by the dynamic linker")
            return
        }
        #expect(reason.contains("no_such_function_of_another_library"))
    }

    @Test(arguments: [ElfFixture.HashTable.classic, .gnu])
    func anEntryThatHandsOverNothingIsReported(table: ElfFixture.HashTable) throws {
        #expect(try load(ElfFixture(hashTable: table).bytes) == .noPlugin(library: library))
    }

    @Test func linksFoldersAndPipesAreRefusedWithoutWaiting() throws {
        let target = try folder.write(ElfFixture().bytes, to: "elsewhere.so")
        try folder.link("libContacts.so", to: target)
        #expect(
            try load(nil) == .notALibrary(library, reason: "it is a symbolic link, which is not followed"))
        unlink(library)
        mkfifo(library, 0o600)
        #expect(try load(nil) == .notALibrary(library, reason: "it is not a plain file"))
        unlink(library)
        mkdir(library, 0o700)
        #expect(try load(nil) == .notALibrary(library, reason: "it is not a plain file"))
    }

    @Test func theNamesThatTheChecksLookForAreTheCompilersOwn() {
        #expect(_mangledTypeName(PluginEntry.self) == "9PluginKit0A5EntryC")
        let current = FrameworkInterface.current
        #expect(_rxShellInterface() == current && current.mark.utf8.count == 16)
        #expect(PluginLibrary.interfaceMark == "_rxShellInterface_")
    }

    @Test func anEntryIsReleasedWithTheLastReference() {
        weak var weakly: PluginEntry?
        do {
            let entry = PluginEntry { TemporaryObject() }
            weakly = entry
            // Guard: balances the retain in `retained()`, as the loader does.
            _ = Unmanaged<AnyObject>.fromOpaque(entry.retained()).takeRetainedValue()
        }
        #expect(weakly == nil)
    }
}

private final class TemporaryObject {}
