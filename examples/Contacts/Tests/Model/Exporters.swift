// SPDX-License-Identifier: MIT

/// Cards in the style of the programs that write them.
enum Exporters {
    /// The bytes of a text with the line endings that the standard requires (CR LF).
    static func crlf(_ text: String) -> [UInt8] { Array(text.replacing("\n", with: "\r\n").utf8) + [13, 10] }

    /// Android's address book: version 2.1, quoted-printable with soft line breaks, types without a name.
    static let android = crlf(
        """
        BEGIN:VCARD
        VERSION:2.1
        N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C=6C=65=72;=4A=C3=B6=72=67;;;
        FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=C3=B6=72=67=20=4D=C3=BC=6C=6C=65=72
        TEL;CELL;PREF:+49 151 5550123
        TEL;X-Ferienhaus:+49 30 5550199
        EMAIL;HOME:joerg@example.org
        ADR;HOME;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:;;Stra=C3=9Fe 1, Hinterhaus;Berlin;;10115;=
        Deutschland
        NOTE;ENCODING=QUOTED-PRINTABLE:erste Zeile=0D=0Azweite =
        Zeile
        PHOTO;ENCODING=BASE64;PNG:
         iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9
         awAAAABJRU5ErkJggg==

        END:VCARD
        """)

    /// A Nokia phone: version 2.1 in Windows-1252 without a `CHARSET` parameter, base64 lines that do not begin with spaces.
    static let nokia =
        Array("BEGIN:VCARD\r\nVERSION:2.1\r\nN:Ren".utf8) + [0xE9]
        + crlf(";Ana\nTEL;VOICE:5550100\nLOGO;BASE64:\nAAEC\nAwQF\n\nEND:VCARD")

    /// Apple's address book and phone: version 3.0, grouped properties with labels of their own, no year in a birthday.
    static let apple = crlf(
        """
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iOS 17.4//EN
        N:Okafor;Ngozi;;Dr.;
        FN:Dr. Ngozi Okafor
        ORG:Lagos Observatory;Optics
        EMAIL;type=INTERNET;type=HOME;type=pref:ngozi@example.org
        TEL;type=CELL;type=VOICE;type=pref:+234 803 555 0144
        item1.TEL:+234 1 555 0145
        item1.X-ABLabel:Dome
        item2.ADR;type=WORK:;;1 Hill Road;Lagos;;100001;Nigeria
        item2.X-ABADR:ng
        item3.URL;type=pref:https\\://example.org
        item3.X-ABLabel:_$!<HomePage>!$_
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29
        PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAD
         UlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        X-ABShowAs:COMPANY
        X-SOCIALPROFILE;type=mastodon;x-user=ngozi:https://social.example/@ngozi
        END:VCARD
        """)

    /// Evolution: version 3.0, with its own properties for slots and lists.
    static let evolution = crlf(
        """
        BEGIN:VCARD
        VERSION:3.0
        UID:pas-id-5F3A11C200000000
        FN:Tereza Dvořáková
        N:Dvořáková;Tereza;;;
        X-EVOLUTION-FILE-AS:Dvořáková\\, Tereza
        TEL;X-EVOLUTION-UI-SLOT=1;TYPE=WORK,VOICE:+420 2 5550 1122
        EMAIL;X-EVOLUTION-UI-SLOT=1;TYPE=WORK:tereza@example.cz
        NOTE:Semicolon \\; comma \\, backslash \\\\ and\\na second line
        X-EVOLUTION-BLOG-URL:https://blog.example.cz
        CATEGORIES:Friends,Czech\\, Slovak
        REV:2026-02-03T10:11:12Z(5)
        END:VCARD
        """)

    /// KAddressBook: version 4.0, quoted lists of types, pictures as data URIs.
    static let kde = crlf(
        """
        BEGIN:VCARD
        VERSION:4.0
        UID:7f9c1d53-2a1e-4ce1-8f1e-0a51f2f0e0aa
        N:Virtanen;Aino;;;
        FN:Aino Virtanen
        BDAY;VALUE=date:19921206
        EMAIL;PREF=1;TYPE="home,x-club":aino@example.fi
        TEL;TYPE="cell";VALUE=uri:tel:+358-40-555-0100
        PHOTO:data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAA
         ADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        X-KADDRESSBOOK-X-Anniversary:2020-06-06
        X-KADDRESSBOOK-OPENPGPFP:0123 4567
        END:VCARD
        """)

    /// Nextcloud: version 4.0, links to friends, a sync id.
    static let nextcloud = crlf(
        """
        BEGIN:VCARD
        VERSION:4.0
        PRODID:-//Nextcloud Contacts v5.5.3
        UID:urn:uuid:0b1a1f0c-9b53-4b0e-8f5a-0e7b1f1f5a01
        FN:Ravi Iyer
        N:Iyer;Ravi;;;
        ADR;TYPE=HOME;LABEL="12 Temple Street\\nMadurai":;;12 Temple Street;Madurai;;625001;India
        EMAIL;TYPE=HOME:ravi@example.in
        TEL;TYPE="HOME,VOICE":+91 452 555 0110
        RELATED;TYPE=friend:urn:uuid:7f9c1d53-2a1e-4ce1-8f1e-0a51f2f0e0aa
        RELATED;TYPE=spouse;VALUE=text:Meena Iyer
        CATEGORIES:Family
        X-NC-SCOPE;X-LOCAL=v2:private
        REV:20260203T101112Z
        END:VCARD
        """)

    /// A phone of Android: version 2.1, a note and an address that end with a line end, whose soft line break is before an empty line.
    static let androidWithEmptyLines = crlf(
        """
        BEGIN:VCARD
        VERSION:2.1
        N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Lef=C3=A8vre;Zo=C3=A9;;;
        FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=A9 Lef=C3=A8vre
        NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:cl=C3=A9s chez le voisin=0D=0A=

        TEL;CELL:+33 1 55 50 01 42
        ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;5, rue des =C3=89rables=0A=

        EMAIL;HOME:zoe@example.org
        END:VCARD
        """)

    /// A phone of Samsung: version 2.1, labels of the user in the names of parameters.
    static let samsung = crlf(
        """
        BEGIN:VCARD
        VERSION:2.1
        N:Brandt;Ida;;;
        FN:Ida Brandt
        TEL;CELL:+49 151 5550177
        TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=46=65=72=69=65=6E=68=61=75=73):+49 30 5550178
        TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,Soccer coach):+49 30 5550179
        EMAIL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=56=65=72=65=69=6E=20=C3=96):ida@example.org
        END:VCARD
        """)

    /// iCloud: version 3.0, a group as a card that names its members.
    static let iCloud = crlf(
        """
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iCloud Web Address Book 2401B23//EN
        N:Okoye;Ada;;;
        FN:Ada Okoye
        TEL;type=CELL:+234 803 555 0101
        UID:3F2504E0-4F89-11D3-9A0C-0305E82C3301
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iCloud Web Address Book 2401B23//EN
        N:Lund;Bo;;;
        FN:Bo Lund
        UID:3F2504E0-4F89-11D3-9A0C-0305E82C3302
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        PRODID:-//Apple Inc.//iCloud Web Address Book 2401B23//EN
        N:Choir
        FN:Choir
        X-ADDRESSBOOKSERVER-KIND:group
        X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:3F2504E0-4F89-11D3-9A0C-0305E82C3301
        X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:3F2504E0-4F89-11D3-9A0C-0305E82C3302
        UID:3F2504E0-4F89-11D3-9A0C-0305E82C3309
        END:VCARD
        """)

    /// A group of version 4.0.
    static let group = crlf(
        """
        BEGIN:VCARD
        VERSION:4.0
        UID:urn:uuid:3f2504e0-4f89-11d3-9a0c-0305e82c3310
        KIND:group
        FN:Book Club
        MEMBER:urn:uuid:3F2504E0-4F89-11D3-9A0C-0305E82C3301
        END:VCARD
        """)

    static let all = [android, nokia, apple, evolution, kde, nextcloud]
    /// Files that users of other programs reported.
    static let reported = [androidWithEmptyLines, samsung, iCloud, group]
}
