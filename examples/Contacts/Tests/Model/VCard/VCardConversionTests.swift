// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

/// What changes in a property, and what does not, between the versions.
@Suite struct VCardConversionTests {
    /// The lines of a card that was read into the address book, in the version of an export.
    private func exported(_ line: String, from version: String, to target: VCardVersion) throws -> String {
        try export(line, from: version, to: target).line
    }

    private func export(
        _ line: String, from version: String, to target: VCardVersion
    ) throws -> (line: String, report: Set<VCardConversion>) {
        let text = "BEGIN:VCARD\nVERSION:\(version)\nUID:1\nFN:A\nN:A;;;;\n\(line)\nEND:VCARD"
        let card = Contact(try #require(VCardReader(text.utf8, file: "").cards.first).card).card
        let written = String(decoding: VCardWriter.bytes(of: [card], version: target), as: UTF8.self)
        let lines = written.replacing("\r\n ", with: "").split(separator: "\r\n").dropFirst(5).dropLast()
        return (lines.joined(separator: "\n"), Set(card.conversionsToVersion3))
    }

    // MARK: Dates

    @Test(arguments: [
        ("4.0", "BDAY:19531015T231000Z"), ("3.0", "BDAY;VALUE=date-time:1953-10-15T23:10:00Z"),
        ("4.0", "ANNIVERSARY:20090808T1430-0500"), ("4.0", "BDAY:--0415T12"), ("4.0", "BDAY:1985"),
    ])
    func aDateWithATimeKeepsIt(version: String, line: String) throws {
        for target in VCardVersion.allCases {
            #expect(try exported(line, from: version, to: target) == line)
        }
    }

    @Test func aDayIsRewrittenForAnotherVersionOnly() throws {
        #expect(try exported("BDAY:1992-12-06", from: "4.0", to: .v4) == "BDAY:1992-12-06")
        #expect(try exported("BDAY:1992-12-06", from: "3.0", to: .v4) == "BDAY:19921206")
        let named = "BDAY;VALUE=date-and-or-time:19921206"
        #expect(try exported(named, from: "4.0", to: .v3) == "BDAY:1992-12-06")
        let noYear = "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29"
        #expect(try exported(noYear, from: "4.0", to: .v4) == noYear)
        #expect(try exported(noYear, from: "4.0", to: .v3) == noYear)
        #expect(try exported(noYear, from: "3.0", to: .v4) == "BDAY:--0229")
    }

    @Test func anExportIn3_0NamesDatesThatItHasNoFormFor() throws {
        #expect(try export("BDAY:19531015T231000Z", from: "4.0", to: .v3).report == [.kept("BDAY")])
        #expect(try export("BDAY;VALUE=date-time:1953-10-15T23:10:00Z", from: "3.0", to: .v3).report == [])
        #expect(try export("ANNIVERSARY:20200606", from: "4.0", to: .v3).report == [.kept("ANNIVERSARY")])
        #expect(try export("BDAY:--0330", from: "4.0", to: .v3).report == [.yearAdded])
    }

    // MARK: Parameters

    @Test(arguments: [
        ("ADR;LABEL=\"1 Street\":;;1 Street;;;;", "LABEL"), ("TITLE;ALTID=1;LANGUAGE=fr:Patron", "ALTID"),
        ("EMAIL;PID=1.1:a@example.org", "PID"), ("ORG;SORT-AS=\"Engines\":The Engines", "SORT-AS"),
        ("TEL;PREF=2:1", "PREF"), ("ADR;tz=+0100:;;1 Street;;;;", "TZ"),
    ])
    func anExportIn3_0NamesTheParametersThatItLeaves(line: String, name: String) throws {
        let (written, report) = try export(line, from: "4.0", to: .v3)
        #expect(written == line)
        #expect(report == [.kept(name)])
    }

    @Test func thereIsOnePreference() throws {
        let line = "TEL;PREF=1;TYPE=\"pref,home\":1"
        #expect(try exported(line, from: "4.0", to: .v4) == "TEL;PREF=1;TYPE=home:1")
        #expect(try exported(line, from: "4.0", to: .v3) == "TEL;TYPE=home,pref:1")
        #expect(try export(line, from: "4.0", to: .v3).report == [])
        // Earlier versions wrote this.
        #expect(try exported("TEL;PREF=1;TYPE=home;PREF=1:1", from: "4.0", to: .v3) == "TEL;TYPE=home,pref:1")
    }

    // MARK: Pictures

    @Test func dataInAnAddressIsPercentDecoded() throws {
        let line = "PHOTO:data:image/png;base64,iVBORw0KGgo%3D"
        #expect(try exported(line, from: "4.0", to: .v3) == "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=")
        #expect(EmbeddedImage.data(of: VCardProperty("PHOTO", value: String(line.dropFirst(6))))?.count == 8)
    }

    @Test(arguments: ["PHOTO", "LOGO", "SOUND", "KEY"])
    func anAddressOfDataIsSaidToBeOneIn3_0(name: String) throws {
        let line = "\(name):https://example.org/ada"
        #expect(try exported(line, from: "4.0", to: .v3) == "\(name);VALUE=uri:https://example.org/ada")
        #expect(try exported(line, from: "4.0", to: .v4) == line)
        let data = "\(name);ENCODING=b:AAEC"
        #expect(try exported(data, from: "3.0", to: .v3) == data)
    }

    @Test(arguments: ["PHOTO;ENCODING=b;TYPE=JPEG:", "PHOTO:data:image/png;base64,", "PHOTO:"])
    func anEmptyPictureIsNone(line: String) throws {
        let text = "BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(line)\nEND:VCARD"
        let contact = Contact(try #require(VCardReader(text.utf8, file: "").cards.first).card)
        #expect(contact.photo == nil)
        #expect(!ContactSummary(contact).hasPhoto)
    }
}
