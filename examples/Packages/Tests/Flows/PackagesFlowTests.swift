// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Foundation
import HeadlessBackend
import PackagesModel
import Synchronization
import Testing

@testable import PackagesFlows

@MainActor struct PackagesFlowTests {
    private let temporary = TemporaryFolder()
    private var folder: URL { URL(filePath: temporary.path, directoryHint: .notDirectory) }

    init() throws {
        for name in ["dpkg/info", "lists"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        try write(
            """
            Package: nano
            Status: install ok installed
            Architecture: amd64
            Version: 7.2-1
            Section: editors
            Installed-Size: 2000
            Depends: libc6 (>= 2.34), default-mta | mail-transport-agent, nothing
            Homepage: https://www.nano-editor.org/
            Description: small text editor
             A friendly editor.

            Package: libc6
            Status: install ok installed
            Architecture: amd64
            Version: 2.36
            Section: libs
            Installed-Size: 12000
            Depends: libgcc-s1
            Description: C library

            Package: libgcc-s1
            Status: install ok installed
            Architecture: amd64
            Version: 12.2
            Section: libs
            Depends: libc6
            Description: support library

            """, to: "dpkg/status")
        try write(
            """
            Package: exim
            Version: 4
            Architecture: amd64
            Section: mail
            Provides: mail-transport-agent
            Description: mail server

            Package: postfix
            Version: 3
            Architecture: amd64
            Section: mail
            Provides: mail-transport-agent
            Description: another mail server

            """, to: "lists/main_Packages")
        try write("/.\n/usr/bin/nano\n", to: "dpkg/info/nano.list")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private var catalogue: Catalogue {
        .debian(
            dpkg: folder.appending(path: "dpkg").path(percentEncoded: false),
            lists: folder.appending(path: "lists").path(percentEncoded: false))
    }

    private func start(
        _ catalogue: Catalogue? = nil, store: PackageStore = .inMemory(), time: TestTime = .real
    ) -> HeadlessApp<PackagesFlow> {
        HeadlessApp(
            PackagesFlow(catalogue: catalogue ?? self.catalogue, store: store),
            startingAt: PackagesStep.start,
            time: time)
    }

    private func close(_ app: HeadlessApp<PackagesFlow>) async throws {
        while !app.windows.isEmpty { try app.closeWindow() }
        // A query that is running retains the catalogue.
        await app.settle { app.retainedObjects.isEmpty }
        #expect(app.retainedObjects.isEmpty)
    }

    /// As in a plugin that lacks a permission.
    @Test func whatMayNotBeReadIsOffered() async throws {
        var granted = 0
        let refusal: @MainActor () -> StatusView = {
            let button = Button("Grant Permission…")
            _ = button.rx.tap.subscribe(onNext: { granted += 1 })
            return StatusView(icon: "dialog-password-symbolic", title: "Not allowed", action: button)
        }
        let loader = CatalogueLoader(catalogue, into: .inMemory())
        let app = HeadlessApp(
            PackagesFlow(loader: loader, refusal: refusal), startingAt: PackagesStep.start)
        #expect(app.title == "Packages" && app.texts.contains("Not allowed"))
        #expect(throws: (any Error).self) { try app.columnView("Packages") }
        try app.button("Grant Permission…").tap()
        #expect(granted == 1)
        // Nor is a package shown that was open when the permission was taken back.
        let flow = PackagesFlow(loader: loader, refusal: refusal)
        for step in [PackagesStep.package(PackageSummary.ID("nano")), .installed, .sizes] {
            _ = flow.navigate(to: step)
        }
        #expect(flow.navigation.viewControllers.isEmpty)
        while !app.windows.isEmpty { try app.closeWindow() }
    }

    @Test func thePackagesOfTheMachineAreListed() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        #expect(try app.columnView("Packages").rows == ["exim", "libc6", "libgcc-s1", "nano", "postfix"])
        #expect(app.texts.contains("5 packages"))
        try await close(app)
    }

    @Test func theFirstQueryRunsBeforeTheViewsAreThere() {
        let list = PackageListViewModel(
            PackageQuery(), loader: CatalogueLoader(catalogue, into: .inMemory()))
        #expect(list.packages.state.value.refreshLoading)
    }

    @Test func whatIsImportedWhileAQueryRunsIsShown() async throws {
        for _ in 0..<100 {
            let app = start()
            try await app.wait(within: .seconds(3)) { try app.columnView("Packages").rows.count == 5 }
            try app.closeWindow()
        }
    }

    @Test func aSearchWaitsUntilTheUserStopsTypingAndTheLatestTextCounts() async throws {
        let app = start(time: .virtual)
        for _ in 0..<500 where (try? app.columnView("Packages").rows.count) != 5 {
            try await app.advance(by: .milliseconds(10))
            try await Task.sleep(for: .milliseconds(1))
        }
        try app.textField("Search packages").type("na")
        try app.textField("Search packages").type("mail")
        try await app.advance(by: .milliseconds(140))
        #expect(try app.columnView("Packages").rows.count == 5)
        try await app.advance(by: .milliseconds(20))
        try await app.wait { try app.columnView("Packages").rows == ["exim", "postfix"] }
        try app.textField("Search packages").type("no such package")
        try await app.advance(by: .milliseconds(160))
        try await app.wait { app.texts.contains("Nothing Found") }
        #expect(app.texts.contains("No package matches “no such package”."))
        try app.textField("Search packages").pressEscape()
        try await app.advance(by: .milliseconds(160))
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try await close(app)
    }

    @Test func theListIsSortedByItsColumnsAndFilteredBySection() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try app.columnView("Packages").sort(by: "Size")
        try await app.wait { try app.columnView("Packages").rows.last == "libc6" }
        try app.columnView("Packages").sort(by: "Size")
        try await app.wait { try app.columnView("Packages").rows.first == "libc6" }
        try app.dropDown("Section").select("mail")
        try await app.wait { try app.columnView("Packages").rows == ["exim", "postfix"] }
        try app.dropDown("Section").select("All sections")
        try app.toggle("Installed").tap()
        try await app.wait { try app.columnView("Packages").rows == ["libc6", "nano", "libgcc-s1"] }
        try await close(app)
    }

    @Test func dependenciesAreLinksAndEachHasDetailsAgain() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try app.columnView("Packages").activate("nano")
        try await app.wait { try app.list("Depends on").rows.count == 4 }
        #expect(app.title == "nano")
        #expect(app.texts.contains("A friendly editor."))
        #expect(
            try app.list("Depends on").rowTexts
                == [
                    ["libc6", "\u{2066}>= 2.34\u{2069}"], ["default-mta"], ["or", "mail-transport-agent"],
                    ["nothing"],
                ])
        #expect(
            try app.list("Depends on").rows
                == ["libc6 >= 2.34", "default-mta", "or mail-transport-agent", "nothing"])
        try app.button("Website").tap()
        #expect(app.backend.openedURIs == ["https://www.nano-editor.org/"])

        try app.list("Depends on").select(at: 0)
        try await app.wait { app.title == "libc6" && (try? app.list("Depends on")) != nil }
        try app.list("Depends on").select("libgcc-s1")
        try await app.wait { app.title == "libgcc-s1" && (try? app.list("Depends on")) != nil }
        try app.list("Depends on").select("libc6")
        try await app.wait { app.title == "libc6" && (try? app.button("Needed by 2")) != nil }
        try app.button("Needed by 2").tap()
        try await app.wait { try app.columnView("Packages").rows == ["libgcc-s1", "nano"] }
        #expect(app.title == "Packages That Need libc6")
        try app.columnView("Packages").activate("nano")
        try await app.wait { app.title == "nano" }
        for title in ["Packages That Need libc6", "libc6", "libgcc-s1", "libc6", "nano", "Packages"] {
            try app.back()
            #expect(app.title == title)
        }
        #expect(await app.settle { !app.retainedObjects.contains("PackageFlow") })
        try await close(app)
    }

    @Test func aVirtualPackageOpensItsProvidersAndAnUnknownOneADialog() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try app.columnView("Packages").activate("nano")
        try await app.wait { try app.list("Depends on").rows.count == 4 }
        try app.list("Depends on").select(at: 2)
        try await app.wait { app.title == "Providers of mail-transport-agent" }
        try await app.wait { try app.columnView("Packages").rows == ["exim", "postfix"] }
        try app.back()
        try app.list("Depends on").select(at: 3)
        try await app.wait { try app.dialog().title == "nothing is not available" }
        try app.dialog().choose("Close")
        try await close(app)
    }

    @Test func theInstalledFilesAreListed() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try app.columnView("Packages").activate("nano")
        try await app.wait { (try? app.button("Installed files")) != nil }
        try app.button("Installed files").tap()
        try await app.wait { try app.list("Installed files").rows == ["/usr/bin/nano"] }
        try app.back()
        try app.back()
        try app.columnView("Packages").activate("libc6")
        try await app.wait { app.title == "libc6" && (try? app.button("Installed files")) != nil }
        try app.button("Installed files").tap()
        try await app.wait { (try? app.button("Try Again")) != nil }
        #expect(
            app.texts.contains { $0.contains("dpkg/info/libc6.list cannot be read: there is no such file.") })
        try write("/.\n/lib/libc.so.6\n", to: "dpkg/info/libc6.list")
        try app.button("Try Again").tap()
        try await app.wait { try app.list("Installed files").rows == ["/lib/libc.so.6"] }
        try await close(app)
    }

    @Test func aSourceThatIsGoneIsAnErrorWithARetry() async throws {
        let status = folder.appending(path: "dpkg/status")
        let away = folder.appending(path: "dpkg/away")
        try FileManager.default.moveItem(at: status, to: away)
        let app = start()
        try await app.wait { app.texts.contains("The catalogue could not be read.") }
        #expect(app.texts.contains { $0.contains("dpkg/status cannot be read: No such file or directory.") })
        try FileManager.default.moveItem(at: away, to: status)
        try app.button("Try Again").tap()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }

        // The packages that were loaded before stay in the list.
        try FileManager.default.removeItem(at: status)
        try app.perform("packages.reload")
        try await app.wait { app.texts.contains { $0.contains("dpkg/status cannot be read") } }
        #expect(try app.columnView("Packages").rows.count == 5)
        try await close(app)
    }

    @Test func theListsAreReadAgainWhenTheyChange() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try write("Package: aaa\nVersion: 1\nDescription: new\n", to: "lists/new_Packages")
        try await app.wait { try app.columnView("Packages").rows.first == "aaa" }
        try await close(app)
    }

    /// As with RPM, whose database is locked while packages are installed.
    @Test func theListsAreReadAgainWhenTheyChangeWhileReadingThemFails() async throws {
        let gate = DispatchSemaphore(value: 0)
        let isFirst = Mutex(true)
        let locked = Catalogue(name: "Locked") { [catalogue] in
            let fails = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst
            }
            guard fails else { return try catalogue.files() }
            gate.wait()
            throw CatalogueError.programFailed(program: "rpm", path: "rpm", reason: "it is locked")
        }
        let app = start(locked)
        try await app.wait { app.texts.contains("Reading the Catalogue") }
        // As when the files have changed.
        try app.perform("packages.reload")
        gate.signal()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try await close(app)
    }

    @Test func entriesThatAreMalformedAreCountedAndShown() async throws {
        try write("no field\n\nPackage: good\nVersion: 1\n\nPackage: bad\n", to: "lists/z_Packages")
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 6 }
        try await app.wait {
            app.texts.contains("2 entries of the catalogue cannot be read and were skipped.")
        }
        try app.button("Show Them").tap()
        try await app.wait { try app.list("Skipped entries").rows.count == 2 }
        #expect(
            try app.list("Skipped entries").rows == [
                "Line 1: the line “no field” has no colon after the name of its field. The entry was skipped.",
                "Line 6: the field “Version” is missing. The entry was skipped.",
            ])
        try await close(app)
    }

    @Test func theFirstImportShowsItsProgressAndCanBeCancelled() async throws {
        let gate = DispatchSemaphore(value: 0)
        let isOpen = Mutex(false)
        let slow = Catalogue(name: "Slow") { [catalogue] in
            if isOpen.withLock({ !$0 }) { gate.wait() }
            return try catalogue.files()
        }
        let app = start(slow)
        try await app.wait { app.texts.contains("Reading the Catalogue") }
        try app.button("Cancel").tap()
        try await app.wait { app.texts.contains("No Packages Yet") }
        isOpen.withLock { $0 = true }
        gate.signal()
        try app.button("Try Again").tap()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try await close(app)
    }

    @Test func sizesAreAChartOfSections() async throws {
        try write("Package: libnew\nVersion: 1\nSection: libs\n", to: "lists/new_Packages")
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 6 }
        try app.perform("packages.sizes")
        try await app.wait { try app.list("Sizes by section").rows.count == 2 }
        #expect(
            try app.list("Sizes by section").rowTexts.map { Array($0.prefix(2)) } == [
                ["libs", "12 MB in 2 packages"], ["editors", "2.0 MB in 1 package"],
            ])
        try app.list("Sizes by section").select("libs")
        try await app.wait { try app.columnView("Packages").rows == ["libc6", "libgcc-s1"] }
        #expect(app.title == "Section libs")
        try await close(app)
    }

    @Test func installedPackagesAreShownInSectionsAndFiltered() async throws {
        let app = start()
        try await app.wait { try app.columnView("Packages").rows.count == 5 }
        try app.perform("packages.installed")
        try await app.wait { try app.list("Installed packages").rows.count == 5 }
        #expect(
            try app.list("Installed packages").rowTexts.map { $0.first } == [
                "editors", "nano", "libs", "libc6", "libgcc-s1",
            ])
        try app.textField("Filter").type("Library")
        try await app.wait {
            try app.list("Installed packages").rowTexts.map { $0.first } == ["libs", "libc6", "libgcc-s1"]
        }
        try app.textField("Filter").type("no such package")
        try await app.wait { app.texts.contains("Nothing Found") }
        try app.textField("Filter").pressEscape()
        try await app.wait { try app.list("Installed packages").rows.count == 5 }
        try app.list("Installed packages").select("nano")
        try await app.wait { app.title == "nano" && app.texts.contains("A friendly editor.") }
        try await close(app)
    }

    @Test func theBundledCatalogueIsPagedAndOnlyPagesInSightAreLoaded() async throws {
        let store = PackageStore.inMemory()
        let count = try await store.importCatalogue(.bundled).packageCount
        let last = try #require(
            try store.packages(matching: PackageQuery(), in: count - 1..<count).rows.first?.name)
        let app = start(.bundled, store: store)
        try await app.wait { try app.columnView("Packages").rowCount == count }
        try app.columnView("Packages").scrollToEnd()
        try await app.wait { try app.columnView("Packages").visibleNames.last == last }
        try app.columnView("Packages").activate(at: count - 1)
        try await app.wait { app.title == last }
        try await close(app)
    }

    /// A page of a shell has no menu of the application, and leaves F10 to the menu of the shell.
    @Test func f10OpensTheMenuOfTheApplicationOnly() async throws {
        for items in [[], [Menu.Item("Quit", action: "app.quit")]] {
            let app = HeadlessApp(
                PackagesFlow(catalogue: catalogue, store: .inMemory(), applicationMenu: items),
                startingAt: PackagesStep.start)
            try await app.wait { try app.columnView("Packages").rows.count == 5 }
            if items.isEmpty {
                #expect(throws: HeadlessError.self) { try app.press("F10") }
            } else {
                try app.press("F10")
                let menu = try #require(try app.window().menu)
                #expect(menu.titles.last == "Quit")
                menu.close()
            }
            while !app.windows.isEmpty { try app.closeWindow() }
            #expect(await app.settle { app.retainedObjects.isEmpty })
        }
    }
}
