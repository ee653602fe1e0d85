// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import RxKernel
import Testing

@MainActor struct FlowRecordFileTests {
    private func record() throws -> FlowRecord {
        let coordinator = FlowCoordinator(recordsNavigation: true)
        coordinator.coordinate(
            flow: RestorationTests.ShopFlow(), with: OneStepper(withSingleStep: ShopStep.detail(7)))
        return try #require(coordinator.record)
    }

    @Test func whatIsSavedIsLoadedUntilItIsRemoved() throws {
        let file = FlowRecordFile(path: "/tmp/rxshell-tests-\(getpid())/a/b/navigation.json")
        #expect(file.load() == nil)
        try file.save(record())
        #expect(try file.load() == record())
        file.remove()
        #expect(file.load() == nil)
    }

    @Test func aFileThatIsNoRecordIsIgnored() throws {
        let path = "/tmp/rxshell-tests-\(getpid())-broken.json"
        let file = try #require(fopen(path, "w"))
        fputs("{", file)
        fclose(file)
        #expect(FlowRecordFile(path: path).load() == nil)
        unlink(path)
    }

    @Test func aRecordThatCannotBeWrittenSaysWhereAndWhy() throws {
        let file = FlowRecordFile(path: "/proc/rxshell/navigation.json")
        let error = #expect(throws: FlowRecordFileError.self) { try file.save(record()) }
        #expect(
            error?.description
                == "The record of navigation could not be written to /proc/rxshell/navigation.json.new: No such file or "
                + "directory. The next run cannot restore the screens; make the folder writable.")
    }
}
