// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import GLib
import Testing

/// Dates, files of keys, addresses and sums.
@Suite
struct ValueTypeTests {
    // MARK: Dates

    @Test func datesAreComparedAndCalculatedWith() throws {
        let utc = GLib.TimeZone.utc()
        let made = DateTime(timeZone: utc, year: 2026, month: 2, day: 28, hour: 23, minute: 59, seconds: 59.5)
        let date = try #require(made)
        let later = date + .seconds(1)
        let next = try #require(later)
        #expect(next.ymd == (2026, 3, 1))
        #expect(next - date == .seconds(1))
        #expect(date - next == .seconds(-1))
        #expect(date < next)
        #expect(date + .seconds(Int64.max) == nil)
        #expect("\(next)" == "2026-03-01T00:00:00.500000Z")
        #expect(DateTime(iso8601: "2026-03-01T00:00:00.5Z") == next)
        #expect(DateTime(iso8601: "no date") == nil)
        let elsewhere = try #require(next.toTimezone(GLib.TimeZone(seconds: 3600)))
        #expect(elsewhere == next)
        #expect(elsewhere.hashValue == next.hashValue)
        #expect(elsewhere.hour == 1)
        #expect(DateTime.now() > next || DateTime.now() < next)
        #expect(DateTime.now(in: utc).timezoneAbbreviation == "UTC")
    }

    @Test func aTimeThatClocksSkippedIsMoved() throws {
        let berlin = GLib.TimeZone(identifier: "Europe/Berlin")
        let zone = try #require(berlin)
        // 2026-03-29 02:30, between 02:00 and 03:00.
        let date = DateTime(utc: 2026, month: 3, day: 29, hour: 2, minute: 30, seconds: 0)
        let skipped = try #require(date).toUnix()
        let (interval, moved) = zone.adjustTime(.standard, time: skipped)
        #expect(moved == skipped + 1800)
        #expect(zone.isDst(interval))
    }

    // MARK: Files of keys

    @Test func aFileOfKeysIsReadChangedAndWritten() throws {
        let file = KeyFile()
        try file.load(fromData: "[A]\nname=Notes\nisOn=true\nisOff=false\nall=true;false;\nn=3\n[B]\n")
        #expect(file.groups == ["A", "B"])
        #expect(try file.keys("A") == ["name", "isOn", "isOff", "all", "n"])
        #expect(file.hasKey("A", key: "name"))
        #expect(!file.hasKey("A", key: "missing"))
        #expect(try file.string("A", key: "name") == "Notes")
        #expect(try file.boolean("A", key: "isOn"))
        #expect(try !file.boolean("A", key: "isOff"))
        #expect(try file.booleanList("A", key: "all") == [true, false])
        #expect(try file.integer("A", key: "n") == 3)
        let error = #expect(throws: GLibError.self) { try file.boolean("A", key: "name") }
        #expect(error?.is(KeyFileError.invalidValue) == true)
        file.setBooleanList("B", key: "all", list: [false, true])
        file.setString("B", key: "umlaut", string: "ü")
        #expect(file.toData().hasSuffix("[B]\nall=false;true;\numlaut=ü\n"))
        let again = KeyFile()
        try again.load(fromData: file.toData())
        #expect(try again.string("B", key: "umlaut") == "ü")
        let bad = #expect(throws: GLibError.self) { try again.load(fromData: "no file") }
        #expect(bad?.domain == KeyFileError.domain)
    }

    // MARK: Addresses

    @Test func anAddressIsTakenApart() throws {
        let uri = try Uri.parse("https://ada@example.org:8080/a%20b?x=1&y=%C3%BC#top", flags: .encodedQuery)
        #expect(uri.host == "example.org")
        #expect(uri.port == 8080)
        #expect(uri.path == "/a b")
        #expect(try Uri.parseParams(uri.query ?? "") == ["x": "1", "y": "ü"])
        #expect("\(uri)".hasPrefix("https://ada@example.org:8080/"))
        #expect(throws: GLibError.self) { try Uri.parse("no address", flags: []) }
        #expect(throws: GLibError.self) { try Uri.parseParams("x=%zz") }
    }

    // MARK: Bytes and sums

    @Test func bytesAreSharedComparedAndMapped() async throws {
        let bytes = Bytes([1, 2, 3, 4])
        #expect(bytes[1..<3].array == [2, 3])
        #expect(Bytes([1, 2]) < Bytes([1, 3]))
        #expect(await Task.detached { bytes.count }.value == 4)
        let path = "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max)).bin"
        defer { unlink(path) }
        try Data([5, 6, 7]).write(to: URL(filePath: path))
        #expect(try Bytes(mapping: path).array == [5, 6, 7])
        let error = #expect(throws: GLibError.self) { try Bytes(mapping: "/proc/nonexistent") }
        #expect(error?.is(FileError.noent) == true)
    }

    @Test func aPartPastTheEndOfBytesEndsTheProgramAndSaysSo() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Bytes([1, 2])[1..<3]
        }
        try expectTrap("2 bytes have no range 1..<3", result)
    }

    @Test func sumsAndBase64AreAsTheStandardsHaveThem() throws {
        let sum = try #require(Checksum(type: .sha256))
        sum.update(Array("abc".utf8))
        #expect(sum.digest.prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
        #expect(sum.digest.count == 32)
        #expect(sum.string.hasPrefix("ba7816bf"))
        let hmac = Checksum.hmac(.sha256, key: Array("key".utf8), of: Array("abc".utf8))
        #expect(hmac.hasPrefix("9c196e32"))
        #expect(base64Encode(Array("hello".utf8)) == "aGVsbG8=")
        #expect(base64Decode("aGVsbG8=") == Array("hello".utf8))
        #expect(base64Decode("").isEmpty)
        #expect(escapeMarkup("<a & b>") == "&lt;a &amp; b&gt;")
        #expect(isValidUUID(randomUUID()))
    }
}
