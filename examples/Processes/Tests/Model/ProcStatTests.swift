// SPDX-License-Identifier: MIT

import ProcessesFakes
import ProcessesModel
import Testing

struct ProcStatTests {
    private func parse(_ line: String) throws -> ProcStat { try ProcStat(Array(line.utf8)) }

    private func parseError(of line: String) -> ProcStatError? {
        do throws(ProcStatError) {
            _ = try ProcStat(Array(line.utf8))
            return nil
        } catch { return error }
    }

    @Test func theFieldsAreRead() throws {
        let stat = try parse(
            FakeProc.line(42, "bash", parent: 7, state: "R", ticks: 13, pages: 99, nice: -5, start: 77))
        #expect(stat.pid == 42)
        #expect(stat.name == "bash")
        #expect(stat.state == .running)
        #expect(stat.parent == 7)
        #expect(stat.processorTicks == 13)
        #expect(stat.nice == -5)
        #expect(stat.threads == 3)
        #expect(stat.startTicks == 77)
        #expect(stat.residentPages == 99)
    }

    @Test(arguments: ["a) R 1 (b", "((((", "))))", "a b c", "", "line\nfeed", ") S 1 1 1", "ünï", "a\u{0}b"])
    func aNameMayContainAnything(_ name: String) throws {
        #expect(try parse(FakeProc.line(42, name, parent: 7)).name == name)
        #expect(try parse(FakeProc.line(42, name, parent: 7)).parent == 7)
    }

    @Test func aNameThatIsNoUTF8IsRepaired() throws {
        var line = Array(FakeProc.line(42, "x").utf8)
        line[4] = 0xFF
        #expect(try ProcStat(line).name == "\u{FFFD}")
    }

    @Test func eachFieldIsChecked() throws {
        let fields = FakeProc.line(42, "x").split(separator: " ").map(String.init)
        #expect(parseError(of: "") == .noName)
        #expect(parseError(of: "42 x) S") == .noName)
        #expect(parseError(of: "42 )x( S") == .noName)
        for count in 2..<24 {
            let error = parseError(of: fields.prefix(count).joined(separator: " "))
            guard case .missing = error else {
                Issue.record("with \(count) fields: \(String(describing: error))")
                continue
            }
        }
        for index in 0..<24 where index != 1 {
            for text in ["xx", "99999999999999999999999", "-", "1x", "+1"] {
                var changed = fields
                changed[index] = text
                guard case .malformed = parseError(of: changed.joined(separator: " ")) else {
                    Issue.record("field \(index) may be \(text)")
                    continue
                }
            }
        }
        for (index, text) in [
            (0, "0"), (0, "-1"), (3, "-1"), (3, "4294967296"), (18, "-21"), (18, "20"), (21, "-1"),
            (23, "-1"),
        ] {
            var changed = fields
            changed[index] = text
            #expect(parseError(of: changed.joined(separator: " ")) != nil, "field \(index) may be \(text)")
        }
    }

    @Test func aMessageNamesTheFieldTheValueAndWhatIsPossible() {
        #expect(
            "\(parseError(of: FakeProc.line(42, "x", nice: 50))!)"
                == "the field “nice” is “50”, and must be a number from -20 to 19")
        #expect("\(parseError(of: "42 (x) S")!)" == "the field “ppid” is missing")
        #expect(
            "\(parseError(of: "42 (x) é 1")!)" == "the field “state” is “é”, and must be one letter")
    }

    @Test func randomLinesAreReadOrRefused() {
        var generator = SystemRandomNumberGenerator()
        let line = Array(FakeProc.line(42, "some name").utf8)
        for _ in 0..<3_000 {
            var bytes = line
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
            do throws(ProcStatError) { _ = try ProcStat(bytes) } catch { #expect(!error.description.isEmpty) }
        }
    }
}
