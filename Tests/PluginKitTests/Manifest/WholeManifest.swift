// SPDX-License-Identifier: MIT

/// A manifest with each group and each key, which is valid.
let wholeManifest = """
    # An address book
    [Plugin]
    Id=org.example.contacts
    Name=Contacts
    Name[de]=Kontakte
    Name[de_AT]=Bekannte
    Version=1.2
    Description=An address book
    Description[de]=Ein Adressbuch
    Icon=x-office-address-book
    Website=https://example.org
    License=MIT
    Authors=Ada Lovelace;Charles Babbage;
    Library=libContactsPlugin.so
    Framework=0.1
    Process=shell
    Depends=org.example.accounts >=1.2 <2;org.example.store;
    Optional=org.example.mail =3;
    Conflicts=org.example.old-contacts <1;
    X-Anything=goes

    [Page contacts]
    Title=Contacts
    Title[de]=Kontakte
    Icon=x-office-address-book
    Group=People
    Group[de]=Leute

    [Action contacts.new]
    Title=New Contact
    Title[de]=Neuer Kontakt
    Description=Adds a contact
    Icon=list-add
    Shortcuts=<Primary>n;<Primary><Shift>plus;
    ShownIn=palette;
    Section=Edit

    [Setting rows]
    Title=Rows
    Description=How many rows are shown
    Group=List
    Type=int
    Default=20
    Minimum=1
    Maximum=100
    Unit=rows
    Unit[de]=Zeilen

    [Setting delay]
    Title=Delay
    Type=double
    Default=0.5
    Maximum=10
    Unit=s

    [Setting photos]
    Title=Photos
    Type=bool
    Default=true

    [Setting server]
    Title=Server
    Type=string
    Default=
    Maximum=200

    [Setting sort]
    Title=Sort By
    Type=choice
    Default=name
    Choices=name;birthday;
    ChoiceTitles=Name;Birth\\;day;
    ChoiceTitles[de]=Name;Geburtstag;

    [Scheme tel]
    Title=Telephone Number
    Page=contacts

    [FileType text/vcard]
    Title=Contact Card
    Patterns=*.vcf;*.vcard;
    Page=contacts
    Icon=text-x-generic

    [Status sync]
    Title=Not synchronised
    Icon=emblem-synchronizing
    Side=end

    [Inspector details]
    Title=Details

    [Permission data-folder]

    [Permission network]
    Reason=It reads address books of servers.
    Reason[de]=Es liest Adressbücher von Servern.

    [Permission user-folders]
    Reason=It reads photos.
    Access=write

    [Permission system-files]
    Reason=It reads logs.
    Folders=/var/log;/usr/share/doc;

    [Permission programs]
    Reason=It shows the journal.
    Programs=journalctl;x86_64-g++;/usr/lib/apt/apt-helper;

    [Permission processes]
    Reason=It shows who uses the address book.

    [Permission session-services]
    Reason=It reads passwords.
    Services=org.freedesktop.secrets;

    [ExtensionPoint exporter]
    Title=Formats of files
    Fields=title:string;priority:int?;

    [Extension csv]
    Point=org.example.store/format
    Value.title=Comma-separated
    Value.title[de]=Durch Kommas getrennt
    Value.priority=3

    [X-Other group]
    Key=Value

    """
