// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct NameSplittingTests {
    /// What evolution-data-server 3.46 and KContacts 5.103 write, where the two agree or one of them is right.
    @Test(arguments: [
        ("Dr. Martin Luther King Jr.", "King;Martin;Luther;Dr.;Jr."),
        ("Vincent van Gogh", "van Gogh;Vincent;;;"),
        ("Dr. King", "King;;;Dr.;"), ("Mr. Smith", "Smith;;;Mr.;"), ("Madonna", ";Madonna;;;"),
        ("van Gogh", "van Gogh;;;;"),
        ("King, Martin Luther", "King;Martin;Luther;;"),
        ("King, Martin Luther, Jr.", "King;Martin;Luther;;Jr."),
        ("Sammy Davis, Jr.", "Davis;Sammy;;;Jr."), ("Beethoven, Ludwig van", "van Beethoven;Ludwig;;;"),
        ("von Trapp, Maria", "von Trapp;Maria;;;"), ("De Niro, Robert", "De Niro;Robert;;;"),
        ("Robert De Niro", "De Niro;Robert;;;"),
        ("Prof. Dr. Hans von der Leyen", "von der Leyen;Hans;;Prof. Dr.;"),
        ("Maria de la Cruz", "de la Cruz;Maria;;;"),
        ("Charles de Gaulle III", "de Gaulle;Charles;;;III"),
        ("Martin Luther King II", "King;Martin;Luther;;II"),
        ("Juan Carlos de Borbón y Borbón", "de Borbón y Borbón;Juan;Carlos;;"),
        ("J. R. R. Tolkien", "Tolkien;J.;R. R.;;"),
        ("Leonardo da Vinci", "da Vinci;Leonardo;;;"), ("Osama bin Laden", "bin Laden;Osama;;;"),
        ("John Smith PhD", "Smith;John;;;PhD"), ("John Smith M.D. Esq.", "Smith;John;;;M.D. Esq."),
        ("Johann Wolfgang von Goethe", "von Goethe;Johann;Wolfgang;;"),
        ("Ada King Lovelace", "Lovelace;Ada;King;;"),
        // Names that look like titles, particles and suffixes.
        ("Van Morrison", "Morrison;Van;;;"), ("Ben Affleck", "Affleck;Ben;;;"), ("Yo-Yo Ma", "Ma;Yo-Yo;;;"),
        ("Jack Ma", "Ma;Jack;;;"),
        ("Anna V", "V;Anna;;;"), ("Elizabeth II", "Elizabeth;;;;II"), ("Don Johnson", "Johnson;Don;;;"),
        ("", ""), ("  ", ""),
        ("渡辺 千代", "渡辺;千代;;;"), ("박지호", ";박지호;;;"), ("Jr.", ";Jr.;;;"), ("Dr.", ";Dr.;;;"),
    ])
    func aNameIsSplit(name: String, value: String) {
        #expect(NameParts(splitting: name).value == value)
    }

    @Test(arguments: [
        "Dr. Martin Luther King Jr.", "Vincent van Gogh", "Prof. Dr. Hans von der Leyen",
        "Charles de Gaulle III",
    ])
    func thePartsAreTheNameAgain(name: String) {
        #expect(NameParts(splitting: name).formatted() == name)
        let contact = Contact(name: name)
        #expect(contact.name == name)
        #expect(contact.renamed("X").renamed(name).nameParts == contact.nameParts)
    }

    @Test func anExportIn3_0SplitsTheNameOfAPersonOnly() {
        func name(_ properties: VCardProperty...) -> String? {
            VCard(version: .v4, properties).converted(to: .v3).first("N")?.value
        }
        #expect(name(VCardProperty("FN", value: "Vincent van Gogh")) == "van Gogh;Vincent;;;")
        #expect(
            name(VCardProperty("FN", value: "Acme Inc."), VCardProperty("ORG", value: "Acme Inc."))
                == "Acme Inc.;;;;")
        #expect(
            name(VCardProperty("FN", value: "Book Club"), VCardProperty("KIND", value: "group")) == nil)
    }
}
