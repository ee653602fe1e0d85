// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LogsModel

struct LogLevelTests {
    @Test(arguments: ["coloured/coloured.log", "fail2ban/fail2ban.log"])
    func theLinesOfAFileHaveTheirLevels(file: String) throws {
        let expected = try LogFiles.rows((file as NSString).deletingLastPathComponent + "/expected.tsv")
        let lines = try LogFiles.lines(file)
        #expect(lines.count == expected.count)
        for (line, row) in zip(lines, expected) {
            let level = LogLevel(of: line)?.title ?? "none"
            #expect(row[1].components(separatedBy: " or ").contains(level), "line \(row[0])")
        }
    }

    @Test func aLevelIsTheFirstWordThatNamesOne() {
        #expect(LogLevel(of: "2026-11-22 ERROR: no info".utf8) == .error)
        #expect(LogLevel(of: "[warn] x".utf8) == .warning)
        #expect(LogLevel(of: "terror errors information".utf8) == nil)
        #expect(LogLevel(of: "".utf8) == nil)
        #expect(LogLevel(of: "kernel: Debug".utf8) == .debug)
        #expect(LogLevel(of: (String(repeating: "x ", count: 100) + "error").utf8) == nil)
    }

    /// A part of a word is no level, nor is a part of a name.
    @Test(arguments: [
        "fail2ban.filter [812]: ready", "err0r-host x", "error_count 3", "an error-handler", "2error",
        "errorü", "überfail",
        "/var/log/error.log", "GET /error HTTP/1.1", "app.error.code", "user@error.org", "error=0", "$error",
        "warn-up", "error- x", "error/x", "error+4", "ERROR+x", "TRACE-ID 5", "ERR-\u{E9}", "app.error: x",
        "app.ERROR.x", "java.lang.Error: x",
        #"{"error": null}"#, #"{"err":0}"#, "failover failed_units", "alert2", "II WW EE", "the fine config",
        "ftl",
        // A service that has started, whatever its name is.
        "[  OK  ] Started Emergency Shell.",
        "[\u{1B}[0;32m  OK  \u{1B}[0m] Started emergency.service - Error",
        "[ OK ] Reached target error",
        // The priority of syslog, without its end.
        "<", "<1", "<12", "<123", "<1234", "<>", "<192> x",
    ])
    func namesAreNoLevels(line: String) { #expect(LogLevel(of: line.utf8) == nil) }

    /// The forms of programs that many systems have.
    static let forms: [(String, LogLevel)] = [
        // Python, Java, Spring, PostgreSQL, MySQL, Redis, GLib, the X server, busybox.
        ("ERROR:root:message", .error),
        ("2026-11-27 09:00:00,123 - name.error - WARNING - text", .warning),
        ("27-Nov-2026 09:00:00.123 SEVERE [main] org.apache.x.fail start", .error),
        ("2026-11-27T09:00:00.123+01:00  INFO 1234 --- [main] c.e.error.App : ready", .info),
        ("2026-11-27 09:00:00.000 CET [12] FATAL:  no pg_hba.conf entry", .error),
        ("2026-11-27T09:00:00.123456Z 0 [Warning] [MY-010068] [Server] CA", .warning),
        ("2026-11-27T09:00:00.123456Z 0 [ERROR] [MY-01] x", .error),
        ("(app:1234): Gtk-WARNING **: 09:00:00.123: text", .warning),
        ("** (process:1): CRITICAL **: 09:00:00.123: text", .error),
        ("[    12.345] (EE) no screens found", .error), ("[    12.345] (II) Module", .info),
        ("Nov 27 09:00:00 host daemon.err uhttpd[123]: text", .error),
        ("Nov 27 09:00:00 host kern.info kernel: text", .info),
        // Apache, nginx, npm, .NET, Rust, Go, Ruby, zerolog, Serilog.
        ("[Fri Nov 27 09:00:00.123456 2026] [core:error] [pid 1] x", .error),
        ("2026/11/27 09:00:00 [warn] 12#0: text", .warning), ("npm ERR! code", .error),
        ("npm WARN x", .warning),
        ("fail: Microsoft.Hosting[0]", .error), ("x | Information | y", .info), ("dbug: x", .debug),
        ("[2026-11-27T09:00:00Z ERROR app] x", .error),
        ("E, [2026-11-27T09:00:00.123456 #12] ERROR -- : x", .error), ("9:00AM INF started", .info),
        ("[09:00:00 WRN] slow", .warning), ("[09:00:00 FTL] end", .error), ("9:00AM DBG x", .debug),
        // Celery, Laravel, Symfony, slog.
        ("[2026-11-27 09:00:00,123: ERROR/MainProcess] Task x", .error),
        ("[2026-11-27 09:00:00,123: INFO/ForkPoolWorker-1] Task error", .info),
        ("[2026-11-27 09:00:00] production.ERROR: text", .error),
        ("[2026-11-27 09:00:00] local.DEBUG: an error", .debug),
        ("[2026-11-27T09:00:00.123456+01:00] request.CRITICAL: Uncaught", .error),
        ("time=2026-11-27T09:00:00Z level=ERROR+4 msg=x", .error),
        (#"time=2026-11-27T09:00:00Z level=DEBUG-4 msg="an error""#, .debug),
        (#"{"time":"2026-11-27T09:00:00Z","msg":"an error","level":"WARN+1"}"#, .warning),
        ("2026/11/27 09:00:00 INFO+2 error", .info), ("ERROR- x", .error), ("ERROR-", .error),
        // glog, the priority of syslog, fields.
        ("E1127 09:00:00.000000 12 file.cc:42] info x", .error),
        ("I20261127 09:00:00.0 1 f.cc:1] no error", .info),
        ("<3>disk failure", .error), ("<165>1 2026-11-27T09:00:00Z host app - - - text", .info),
        ("<28>Nov 27 09:00:00 host x: text", .warning), ("<123>", .error), ("<12>", .warning),
        (#"{"time":"2026-11-27T09:00:00Z","msg":"error: \"x\"","level":"info"}"#, .info),
        (#"{"level":50,"time":1795770000000,"msg":"x"}"#, .error),
        (#"{"log":{"level":"debug"},"error":null}"#, .debug),
        (#"{"severity":"WARNING","message":"fatal"}"#, .warning),
        (#"time="2026-11-27T09:00:00Z" level=warning msg="error""#, .warning),
        (#"msg="an error, with a quotation mark" err=<nil> level=info"#, .info),
        ("level=error msg=x", .error),
        ("ts=2026 caller=a.go:1 error=nil lvl=debug", .debug),
        // Serilog, MongoDB.
        (#"{"Timestamp":"2026-11-27T09:00:00.1234567+01:00","Level":"Warning","Message":"error"}"#, .warning),
        (#"{"@t":"2026-11-27T09:00:00Z","@mt":"an error","@l":"Verbose"}"#, .debug),
        (
            #"{"t":{"$date":"2026-11-27T09:00:00.123+01:00"},"s":"I",  "c":"-", "msg":"error","attr":{"level":3}}"#,
            .info
        ),
        (#"{"t":{"$date":"2026-11-27T09:00:00.123+01:00"},"s":"E","msg":"info"}"#, .error),
        (#"{"t":{"$date":"2026-11-27T09:00:00.123+01:00"},"s":"D2","msg":"info"}"#, .debug),
    ]

    @Test(arguments: forms)
    func theFormsOfProgramsAreKnown(line: String, level: LogLevel) {
        #expect(LogLevel(of: line.utf8) == level)
    }

    /// A line may end anywhere, for example where a disk was full.
    @Test func everyBeginningOfALineIsRead() {
        let lines = Self.forms.map(\.0) + LogTimeTests.formsWithoutAnOffset + LogTimeTests.formsWithAnOffset
        var count = 0
        for line in lines {
            for length in 0...line.utf8.count {
                let start = line.utf8.prefix(length)
                if LogLevel(of: start) != nil { count += 1 }
                // The year comes after the time in some forms, and the offset in others.
                let time = LogTime.seconds(of: start, now: 1_795_000_000)
                #expect(time ?? 1_795_000_000 > 0, "\(line) \(length)")
            }
        }
        #expect(count > lines.count)
    }
}
