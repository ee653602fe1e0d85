// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsModel

@Suite struct ContactValidationTests {
    @Test func namesEveryErrorInTheOrderOfTheForm() {
        var contact = Contact()
        contact.phones = [Labeled(.home, "12"), Labeled(.home, "call me")]
        contact.emails = [Labeled(.home, "ada@"), Labeled(.work, "ada@example.org")]
        contact.friends = [contact.id]
        #expect(
            contact.errors == [
                .nameMissing, .phoneMalformed("call me"), .emailMalformed("ada@"),
                .ownFriend,
            ])
        #expect(throws: ContactError.nameMissing) { try contact.validate() }
        #expect(
            contact.errors.map(\.description) == [
                "A contact needs a name. Type a name or an organisation.",
                "“call me” is not a telephone number. Use digits, spaces and + - . / ( ) * #.",
                "“ada@” is not a mail address. Write it as name@example.org.",
                "A contact cannot be a friend of itself. Choose somebody else.",
            ])
    }

    @Test func acceptsAnOrganisationWithoutAName() throws {
        var contact = Contact()
        contact.organisation = "Engines"
        try contact.validate()
    }

    @Test(arguments: ["a@b.c", "a.b+c@example.org", "用户@例え.jp", "root@localhost", "o'neil@x.y"])
    func acceptsMailAddresses(text: String) { #expect(Contact.isEmail(text)) }

    @Test(arguments: ["", "a", "@", "a@", "@b", "a@b@c", "a b@c.d", "a@b..c", "a@.b", "a@b.", "A <a@b.c>"])
    func refusesInvalidMailAddresses(text: String) { #expect(!Contact.isEmail(text)) }

    @Test(arguments: ["1", "+49 (0)30-123/45", "٠١٢٣", "*100#", "555 0100 x12", "555,,1;2"])
    func acceptsTelephoneNumbers(text: String) { #expect(Contact.isPhone(text)) }

    @Test(arguments: ["", "+", "abc", "12 abc", "1+2"])
    func refusesInvalidTelephoneNumbers(text: String) { #expect(!Contact.isPhone(text)) }
}
