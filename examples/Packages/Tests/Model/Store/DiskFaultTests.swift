// SPDX-License-Identifier: MIT

import DiskFaults
import Foundation
internal import GRDB
import Testing

@testable import PackagesModel

/// A disk that is full, fails, or can only be read while the catalogue is open.
@Suite struct DiskFaultTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder.url.resolvingSymlinksInPath().appending(path: "packages.sqlite").path
    }

    private func error(of fault: DiskFault) -> CatalogueError {
        switch fault {
        case .noPage: .diskFull(path: path)
        case .failingDisk: .database(path: path, reason: "disk I/O error")
        case .readOnly: .notWritable(path: path)
        }
    }

    private func list(_ names: some Sequence<String>) throws {
        let entries = names.map {
            "Package: \($0)\nStatus: install ok installed\nVersion: 1\nArchitecture: all\nDescription: a package\n \(String(repeating: "long ", count: 400))\n"
        }
        try folder.write(entries.joined(separator: "\n"), to: "dpkg/status")
    }

    private func names(in store: PackageStore) throws -> [String] {
        try store.packages(matching: PackageQuery(), in: 0..<1000).rows.map(\.name)
    }

    @Test(arguments: DiskFault.allCases)
    func anImportThatFailsLeavesThePackagesOfTheLastOne(_ fault: DiskFault) async throws {
        let store = PackageStore.onDisk(at: URL(filePath: path))
        try list(["nano"])
        #expect(try await store.importCatalogue(folder.catalogue).packageCount == 1)
        // The log is empty then, and nothing is read from it.
        store.close()
        #expect(try names(in: store) == ["nano"])
        let end = try fault.begin(
            at: path, perform: { sql in try store.write { try $0.execute(sql: sql) } },
            close: { store.close() })
        let all = (0..<500).map { "package-\(1000 + $0)" }
        try list(all)
        for _ in 1...2 {
            await #expect(throws: error(of: fault)) { try await store.importCatalogue(folder.catalogue) }
            #expect(try names(in: store) == ["nano"])
        }
        try end()
        #expect(try names(in: store) == ["nano"])
        #expect(try await store.importCatalogue(folder.catalogue).packageCount == 500)
        #expect(try names(in: store) == all)
        store.close()
        let file = try DatabaseQueue(path: path)
        #expect(try await file.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    }

    @Test func eachReasonSaysWhatTheUserCanDo() {
        #expect(
            CatalogueError.diskFull(path: "/p").description
                == "The disk is full, so the database /p has the packages that were read before. Free some space and try again."
        )
        #expect(
            CatalogueError.notWritable(path: "/p").description
                == "The database /p cannot be opened for writing. Check the permissions of the file and its folder."
        )
        #expect(
            CatalogueError.locked(path: "/p").description
                == "The database /p is in use by another program. Close that program and try again.")
    }
}
