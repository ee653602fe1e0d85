// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackagesModel

/// The packages and errors in a text that is read in parts of `size` bytes.
func read(_ text: some Collection<UInt8>, parts size: Int = .max, limit: Int = 1 << 20) -> (
    packages: [Package], errors: [StanzaError]
) {
    var reader = StanzaReader(limit: limit)
    var packages: [Package] = []
    var errors: [StanzaError] = []
    let take = { (output: StanzaReader.Output) in
        do {
            if let package = try Package(try output.get()) { packages.append(package) }
        } catch {
            if let stanzaError = error as? StanzaError { errors.append(stanzaError) }
        }
    }
    let bytes = Array(text)
    var start = 0
    while start < bytes.count {
        let end = min(bytes.count, start + min(size, bytes.count))
        bytes[start..<end].withUnsafeBytes { reader.read($0, take) }
        start = end
    }
    reader.finish(take)
    return (packages, errors)
}

func read(_ text: String, parts size: Int = .max) -> (packages: [Package], errors: [StanzaError]) {
    read(text.utf8, parts: size)
}

struct StanzaReaderTests {
    static let text = """
        Package: nano
        Status: install ok installed
        Architecture: amd64
        Version: 7.2-1
        Section: editors
        Installed-Size: 2871
        Pre-Depends: libc6
        Depends: libncursesw6 (>= 6),
         libtinfo6 (>= 6)
        Description: small, friendly text editor
         GNU nano is an easy-to-use text editor
         for the terminal.
         .
         Features:
          * undo
          * colours
        Homepage: https://www.nano-editor.org/


        Package: vim
        Version: 2:9.0

        """

    @Test(arguments: [1, 2, 3, 7, 64, 1000])
    func aTextIsReadTheSameInPartsOfAnySize(size: Int) {
        let (packages, errors) = read(Self.text, parts: size)
        #expect(errors == [])
        #expect(packages.map(\.name) == ["nano", "vim"])
        let nano = packages[0]
        #expect(nano.id == PackageSummary.ID("nano", "amd64"))
        #expect(nano.installedVersion == "7.2-1")
        #expect(nano.installedSize == 2871 * 1024)
        #expect(nano.groups(.depends).map { $0[0].name } == ["libc6", "libncursesw6", "libtinfo6"])
        #expect(nano.summary == "small, friendly text editor")
        #expect(
            nano.description
                == "GNU nano is an easy-to-use text editor for the terminal.\n\nFeatures:\n * undo\n * colours\n"
        )
        #expect(packages[1].installedVersion == nil)
        #expect(packages[1].id.architecture == "all")
    }

    @Test(arguments: [
        (
            "Package nano\nVersion: 1",
            "Line 3: the line “Package nano” has no colon after the name of its field."
        ),
        (
            " nano\nVersion: 1",
            "Line 3: the line begins with a space, and there is no field that it could continue."
        ),
        ("Package: a\nVersion: 1\nversion: 2", "Line 5: the field “version” occurs twice."),
        ("Version: 1", "Line 3: the field “Package” is missing."),
        ("Package: a", "Line 3: the field “Version” is missing."),
        ("Package: ../etc\nVersion: 1", "Line 3: “../etc” is not the name of a package."),
    ])
    func aMalformedStanzaIsReportedAndTheNextOneIsRead(stanza: String, message: String) {
        let (packages, errors) = read("\n\n\(stanza)\n\nPackage: next\nVersion: 1\n")
        #expect(packages.map(\.name) == ["next"])
        #expect(errors.map(\.description) == [message + " The entry was skipped."])
    }

    /// A hundred thousand names, each of which is compared with the others: the last one is in another case, and occurs twice.
    @Test(.timeLimit(.minutes(1)), arguments: [nil, "X-77777"])
    func aStanzaWithManyFieldsIsReadInAShortTime(last: String?) {
        let names = (0..<100_000).map { "x-\($0):\n" }.joined()
        let end = last.map { "\($0): 2\n" } ?? ""
        let text = "Package: a\nVersion: 1\n\(names)\(end)\nPackage: b\nVersion: 1\nx-1: 2\n"
        let duration = ContinuousClock().measure {
            let (packages, errors) = read(text)
            #expect(packages.map(\.name) == (last == nil ? ["a", "b"] : ["b"]))
            let message = "Line 100003: the field “X-77777” occurs twice. The entry was skipped."
            #expect(errors.map(\.description) == (last == nil ? [] : [message]))
        }
        #expect(duration < .seconds(20))
    }

    @Test func textThatIsNotUTF8IsReported() {
        let (packages, errors) = read(
            Array("Package: a\nVersion: ".utf8) + [0xFF, 0xFE] + Array("\n\nPackage: b\nVersion: 1".utf8))
        #expect(packages.map(\.name) == ["b"])
        #expect(
            errors.map(\.description) == ["Line 2: the text is not valid UTF-8. The entry was skipped."])
    }

    /// dpkg reads any bytes there, and old packages have Latin-1.
    @Test func bytesOfATextThatAreNotUTF8AreReplaced() {
        let (packages, errors) = read(
            Array("Package: a\nVersion: 1\nMaintainer: Jos".utf8) + [0xE9] + Array("\nDescription: x\n ".utf8)
                + [0xFF] + Array("y\n".utf8))
        #expect(packages.map(\.maintainer) == ["Jos\u{FFFD}"])
        #expect(packages.first?.description == "\u{FFFD}y")
        #expect(errors == [])
    }

    private static let sizes: [(String, Int)] = [
        ("2048", 2_097_152), ("65M", 68_157_440), ("2400MB", 2_516_582_400), ("706.0", 722_944),
        ("1.5 GiB", 1_610_612_736), ("120 ", 122_880), ("12k", 12_288), ("5 B", 5), ("0", 0), ("", 0),
        ("big", 0), ("-5", 0), ("1e3", 0), ("0x10", 0), ("1,234", 0), (".5", 0), ("1.2.3", 0),
        ("9223372036854775807", 0), ("99999999999999999999", 0), ("65 M B", 0), ("٣", 0), ("\t7\t", 7_168),
    ]

    /// Sizes that vendors write: a whole number of KiB is that of the policy, a text that is no size is not known.
    @Test(arguments: sizes)
    func aSizeIsUnderstoodOrNotKnown(text: String, bytes: Int) {
        let (packages, errors) = read("Package: a\nInstalled-Size: \(text)\nVersion: 1\nSize: \(text)\n")
        #expect(errors == [])
        #expect(packages.map(\.installedSize) == [bytes])
        #expect(packages.map(\.version) == ["1"])
    }

    /// A status file of dpkg with the sizes that vendors write.
    @Test func sixPackagesOfAFileAreInstalled() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Files/dpkg/status")
        let (packages, errors) = read(try Data(contentsOf: file))
        #expect(errors == [])
        #expect(packages.count == 6 && packages.allSatisfy { $0.installedVersion == $0.version })
        let sizes = [2_097_152, 68_157_440, 2_516_582_400, 722_944, 0, 122_880]
        #expect(packages.map(\.installedSize) == sizes)
    }

    /// Comments are those of the policy, 5.1. dpkg has an error at one, and libapt loses the field after it; `Dpkg::Control` reads on, as
    /// this reader does.
    @Test(arguments: [1, 5, 1000])
    func commentsBetweenFieldsAndInTheirValuesAreSkipped(size: Int) {
        let text =
            "# of the file: x\n\nPackage: a\n# Version: 2\nVersion: 1\nDepends: b,\n#\n# c,\n d\n#x\nSection: x # no comment\n\n# only a comment\n\nPackage: e\nVersion: 1\n"
        let (packages, errors) = read(text, parts: size)
        #expect(errors == [])
        #expect(packages.map(\.name) == ["a", "e"])
        #expect(packages.first?.version == "1" && packages.first?.section == "x # no comment")
        #expect(packages.first?.groups(.depends).map { $0[0].name } == ["b", "d"])
    }

    /// What dpkg reads, too: spaces and tabs around the colon and after the value, names of fields and states in any case, a byte order
    /// mark.
    @Test func whatDpkgAcceptsIsRead() {
        let text =
            "\u{FEFF}package : a\nSTATUS:\tInstall  OK\tInstalled \nVersion\t:1\t\n \t \nPackage: b\nStatus: deinstall ok Config-Files\nVersion: 1\n"
        let (packages, errors) = read(text)
        #expect(errors == [])
        #expect(packages.map { "\($0.name) \($0.installedVersion ?? "")" } == ["a 1"])
    }

    @Test(arguments: [1, 10, 10_000])
    func aStanzaThatIsTooLongIsReportedAndNotKept(size: Int) {
        let long = "Package: a\nVersion: 1\nDescription: " + String(repeating: "x", count: 500)
        let (packages, errors) = read("\(long)\n\nPackage: b\nVersion: 1\n".utf8, parts: size, limit: 200)
        #expect(packages.map(\.name) == ["b"])
        #expect(
            errors.map(\.description) == [
                "Line 3: the entry is longer than 200 bytes. The entry was skipped."
            ])
    }

    @Test func packagesThatAreRemovedAreNoPackagesAndNoErrors() {
        let (packages, errors) = read(
            "Package: a\nStatus: deinstall ok config-files\nVersion: 1\n\nPackage: b\nStatus: unknown ok not-installed\n"
        )
        #expect(packages == [])
        #expect(errors == [])
    }

    @Test func carriageReturnsAndLinesOfSpacesAreAccepted() {
        let (packages, errors) = read("Package: a\r\nVersion: 1\r\n \t\r\nPackage: b\r\nVersion: 2\r\n")
        #expect(packages.map { "\($0.name) \($0.version)" } == ["a 1", "b 2"])
        #expect(errors == [])
    }

    @Test func anyBytesAreReadToTheirEnd() {
        var random = SplitMix(seed: 15)
        let source = Array(Self.text.utf8)
        for _ in 0..<300 {
            var bytes = source + source
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes[index] = [10, 13, 32, 58][Int.random(in: 0..<4, using: &random)]
                case 2: bytes.remove(at: index)
                default: bytes.insert(contentsOf: source.prefix(index % 50), at: index)
                }
            }
            let whole = read(bytes)
            let inParts = read(bytes, parts: Int.random(in: 1...50, using: &random))
            #expect(whole.packages == inParts.packages)
            #expect(whole.errors == inParts.errors)
            // A stanza after an empty line is read, even if the text before it is damaged.
            let next = read(bytes + Array("\n\nPackage: last\nVersion: 1\n".utf8))
            #expect(next.packages.last?.name == "last")
        }
    }
}

/// Random numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
