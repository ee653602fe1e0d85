// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct LogTimeTests {
    /// 18 November 2026.
    private let now = 1_795_000_000

    private func seconds(_ text: String) -> Int? { LogTime.seconds(of: text.utf8, now: now) }

    @Test func theLinesOfAFileHaveTheirTimes() throws {
        for (line, row) in zip(
            try LogFiles.lines("coloured/coloured.log"), try LogFiles.rows("coloured/expected.tsv"))
        {
            let expected = row[2] == "-" ? nil : seconds(row[2])
            #expect((expected == nil) == (row[2] == "-"))
            #expect(LogTime.seconds(of: line, now: now) == expected, "line \(row[0])")
        }
    }

    @Test func timesAreRead() throws {
        #expect(seconds("1970-01-02T00:00:01Z x") == 86_401)
        #expect(seconds("[1970-01-02 01:00:01.250+01:00] x") == 86_401)
        #expect(seconds("1970-01-01T23:00:01,5-0100") == 86_401)
        let local = try #require(seconds("2026-11-18 10:00:00 x"))
        #expect(abs(local - now) < 2 * 86_400)
        let traditional = try #require(seconds("Nov 18 10:00:00 host x"))
        #expect(traditional == local)
        // A day that would be in the future is in the previous year.
        let before = try #require(seconds("Dec  5 10:00:00 host x"))
        #expect(before < now - 300 * 86_400)
    }

    /// A time without an offset is in the time zone of the system.
    static let formsWithoutAnOffset = [
        // RFC 3339 and ISO 8601, also as Go, PostgreSQL and Ruby write them.
        "2026-11-18T10:00:00", "2026-11-18 10:00:00.123456", "2026-11-18 10:00:00,123",
        "2026/11/18 10:00:00 [error]",
        "2026/11/18 10:00:00.123456 text", "2026-11-18 10:00:00.000 CET [12] LOG:", "2026-11-18 10:00",
        "20261118T100000 x",
        "(2026-11-18 10:00:00) x", "\"2026-11-18 10:00:00\" x", "E, [2026-11-18T10:00:00.123456 #12]",
        // RFC 3164, with a year, a fraction, a priority.
        "Nov 18 10:00:00 host x", "Nov 18 2026 10:00:00 x", "Nov 18 10:00:00.123 x",
        "<34>Nov 18 10:00:00 host",
        // asctime, date, Apache, Tomcat, Redis, glog.
        "Wed Nov 18 10:00:00 2026", "[Wed Nov 18 10:00:00.123456 2026] [core:error]",
        "Wed Nov 18 10:00:00 CET 2026",
        "18-Nov-2026 10:00:00.123 INFO", "812:M 18 Nov 2026 10:00:00.123 * Ready", "18.11.2026 10:00:00 x",
        "E1118 10:00:00.123456 12 f.cc:1] x", "I20261118 10:00:00.123456 12 f.cc:1] x",
        #"{"level":"info","time":"2026-11-18 10:00:00"}"#, #"level=info ts="2026-11-18 10:00:00" msg=x"#,
        "\u{1B}[90m2026-11-18 10:00:00\u{1B}[0m x", "\u{FEFF}2026-11-18 10:00:00 x",
        "[2026-11-18 10:00:00,123: ERROR/MainProcess] x", "[2026-11-18 10:00:00] production.ERROR: x",
    ]

    @Test(arguments: formsWithoutAnOffset)
    func formsWithoutAnOffsetAreRead(line: String) throws {
        let local = try #require(seconds("2026-11-18T10:00:00"))
        #expect(seconds(line) == local)
    }

    static let formsWithAnOffset = [
        "2026-11-18T10:00:00Z", "2026-11-18t10:00:00z", "2026-11-18 11:00:00 +0100 x",
        "2026-11-18T05:00:00.5-05:00",
        "2026-11-18T11:00:00+01", "2026-11-18 10:00:00 UTC [12] x", "2026-11-18 10:00:00.123 GMT",
        "20261118T100000Z",
        "<165>1 2026-11-18T10:00:00.003Z host", "Wed, 18 Nov 2026 10:00:00 +0000",
        "Wed Nov 18 10:00:00 UTC 2026",
        #"203.0.113.7 - - [18/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 5"#,
        #"host 203.0.113.7 - ada [18/Nov/2026:12:00:00 +0200] "GET /""#,
        "1794996000.123     45 203.0.113.7 TCP_MISS/200",
        "type=SYSCALL msg=audit(1794996000.123:42): arch=1", #"{"level":30,"time":1794996000000,"pid":1}"#,
        #"{"ts":1794996000.123,"level":"info"}"#, #"{"@timestamp":"2026-11-18T10:00:00.123Z"}"#,
        "time=2026-11-18T10:00:00.123Z level=INFO",
        // `toString` of JavaScript, with and without the name of the zone.
        "Wed Nov 18 2026 11:00:00 GMT+0100 (Central European Standard Time) x",
        "Wed Nov 18 2026 10:00:00 GMT+0000", "Wed Nov 18 2026 01:30:00 GMT-0830 x",
        "Wed Nov 18 2026 12:00:00 UTC+2", "2026-11-18 15:30:00 UTC+05:30 x", "2026-11-18 11:00:00 UTC+1: x",
        "Wed Nov 18 05:00:00 GMT-5 2026", "Nov 18 2026 20:00:00 UTC+10 x", "2026-11-18 10:00:00 UTC-x",
        "2026-11-18 10:00:00 UTC - x", "2026-11-18T11:00:00+01: x",
        // Serilog, MongoDB.
        #"{"Timestamp":"2026-11-18T11:00:00.1234567+01:00","Level":"Error"}"#,
        #"{"t":{"$date":"2026-11-18T10:00:00.123+00:00"},"s":"E",  "c":"-", "id":1, "msg":"x"}"#,
        #"{"t": {"$date": "2026-11-18T11:00:00.123+01:00"}, "s": "E", "attr": {"time": "1970-01-01T00:00:00Z"}}"#,
        #"{"doc":{"x":1,"$date":"1970-01-01T00:00:00Z"},"time":"2026-11-18T10:00:00Z"}"#,
    ]

    @Test(arguments: formsWithAnOffset)
    func formsWithAnOffsetAreRead(line: String) { #expect(seconds(line) == 1_794_996_000) }

    @Test(arguments: [
        "", "x", "2026-13-01 00:00:00", "2026-01-01 25:00:00", "2026-01-01 24:00:00", "Foo 18 10:00:00",
        "2026-01-01",
        "Nov 18 1x:00:00", "2026-02-30 10:00:00", "2026-02-29 10:00:00", "2026-00-10 10:00:00",
        "2026-11-18 10:60:00",
        "2026-11-18 10:00:61", "2026-11-18 10:00:000", "12345678 10", "1794996000 bytes",
        "[    12.345678] usb", "10:00:00 x",
        "info at 2026-11-18 10:00:00", "Feb 30 10:00:00", "2026-11/18 10:00:00",
    ])
    func otherTextIsNoTime(line: String) { #expect(seconds(line) == nil) }

    @Test func theLeapDayIsThatOfTheLastLeapYear() throws {
        let day = try #require(seconds("Feb 29 10:00:00 host"))
        #expect(day == seconds("2024-02-29 10:00:00"))
    }

    /// After the first second of a year, a line of the old year is not in the future.
    @Test func theYearIsTheLastOneThatIsPossible() throws {
        let newYear = try #require(seconds("2027-01-01 00:00:01"))
        #expect(LogTime.seconds(of: "Dec 31 23:59:59 x".utf8, now: newYear) == newYear - 2)
        #expect(LogTime.seconds(of: "Jan  1 00:00:05 x".utf8, now: newYear - 2) == newYear + 4)
    }
}
