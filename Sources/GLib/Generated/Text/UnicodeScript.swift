// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUnicodeScript`. <https://docs.gtk.org/glib/enum.UnicodeScript.html>
public enum UnicodeScript: Int32, Enumeration {
    /// `G_UNICODE_SCRIPT_INVALID_CODE`.
    case invalidCode = -1
    /// `G_UNICODE_SCRIPT_COMMON`.
    case common = 0
    /// `G_UNICODE_SCRIPT_INHERITED`.
    case inherited = 1
    /// `G_UNICODE_SCRIPT_ARABIC`.
    case arabic = 2
    /// `G_UNICODE_SCRIPT_ARMENIAN`.
    case armenian = 3
    /// `G_UNICODE_SCRIPT_BENGALI`.
    case bengali = 4
    /// `G_UNICODE_SCRIPT_BOPOMOFO`.
    case bopomofo = 5
    /// `G_UNICODE_SCRIPT_CHEROKEE`.
    case cherokee = 6
    /// `G_UNICODE_SCRIPT_COPTIC`.
    case coptic = 7
    /// `G_UNICODE_SCRIPT_CYRILLIC`.
    case cyrillic = 8
    /// `G_UNICODE_SCRIPT_DESERET`.
    case deseret = 9
    /// `G_UNICODE_SCRIPT_DEVANAGARI`.
    case devanagari = 10
    /// `G_UNICODE_SCRIPT_ETHIOPIC`.
    case ethiopic = 11
    /// `G_UNICODE_SCRIPT_GEORGIAN`.
    case georgian = 12
    /// `G_UNICODE_SCRIPT_GOTHIC`.
    case gothic = 13
    /// `G_UNICODE_SCRIPT_GREEK`.
    case greek = 14
    /// `G_UNICODE_SCRIPT_GUJARATI`.
    case gujarati = 15
    /// `G_UNICODE_SCRIPT_GURMUKHI`.
    case gurmukhi = 16
    /// `G_UNICODE_SCRIPT_HAN`.
    case han = 17
    /// `G_UNICODE_SCRIPT_HANGUL`.
    case hangul = 18
    /// `G_UNICODE_SCRIPT_HEBREW`.
    case hebrew = 19
    /// `G_UNICODE_SCRIPT_HIRAGANA`.
    case hiragana = 20
    /// `G_UNICODE_SCRIPT_KANNADA`.
    case kannada = 21
    /// `G_UNICODE_SCRIPT_KATAKANA`.
    case katakana = 22
    /// `G_UNICODE_SCRIPT_KHMER`.
    case khmer = 23
    /// `G_UNICODE_SCRIPT_LAO`.
    case lao = 24
    /// `G_UNICODE_SCRIPT_LATIN`.
    case latin = 25
    /// `G_UNICODE_SCRIPT_MALAYALAM`.
    case malayalam = 26
    /// `G_UNICODE_SCRIPT_MONGOLIAN`.
    case mongolian = 27
    /// `G_UNICODE_SCRIPT_MYANMAR`.
    case myanmar = 28
    /// `G_UNICODE_SCRIPT_OGHAM`.
    case ogham = 29
    /// `G_UNICODE_SCRIPT_OLD_ITALIC`.
    case oldItalic = 30
    /// `G_UNICODE_SCRIPT_ORIYA`.
    case oriya = 31
    /// `G_UNICODE_SCRIPT_RUNIC`.
    case runic = 32
    /// `G_UNICODE_SCRIPT_SINHALA`.
    case sinhala = 33
    /// `G_UNICODE_SCRIPT_SYRIAC`.
    case syriac = 34
    /// `G_UNICODE_SCRIPT_TAMIL`.
    case tamil = 35
    /// `G_UNICODE_SCRIPT_TELUGU`.
    case telugu = 36
    /// `G_UNICODE_SCRIPT_THAANA`.
    case thaana = 37
    /// `G_UNICODE_SCRIPT_THAI`.
    case thai = 38
    /// `G_UNICODE_SCRIPT_TIBETAN`.
    case tibetan = 39
    /// `G_UNICODE_SCRIPT_CANADIAN_ABORIGINAL`.
    case canadianAboriginal = 40
    /// `G_UNICODE_SCRIPT_YI`.
    case yi = 41
    /// `G_UNICODE_SCRIPT_TAGALOG`.
    case tagalog = 42
    /// `G_UNICODE_SCRIPT_HANUNOO`.
    case hanunoo = 43
    /// `G_UNICODE_SCRIPT_BUHID`.
    case buhid = 44
    /// `G_UNICODE_SCRIPT_TAGBANWA`.
    case tagbanwa = 45
    /// `G_UNICODE_SCRIPT_BRAILLE`.
    case braille = 46
    /// `G_UNICODE_SCRIPT_CYPRIOT`.
    case cypriot = 47
    /// `G_UNICODE_SCRIPT_LIMBU`.
    case limbu = 48
    /// `G_UNICODE_SCRIPT_OSMANYA`.
    case osmanya = 49
    /// `G_UNICODE_SCRIPT_SHAVIAN`.
    case shavian = 50
    /// `G_UNICODE_SCRIPT_LINEAR_B`.
    case linearB = 51
    /// `G_UNICODE_SCRIPT_TAI_LE`.
    case taiLe = 52
    /// `G_UNICODE_SCRIPT_UGARITIC`.
    case ugaritic = 53
    /// `G_UNICODE_SCRIPT_NEW_TAI_LUE`.
    case newTaiLue = 54
    /// `G_UNICODE_SCRIPT_BUGINESE`.
    case buginese = 55
    /// `G_UNICODE_SCRIPT_GLAGOLITIC`.
    case glagolitic = 56
    /// `G_UNICODE_SCRIPT_TIFINAGH`.
    case tifinagh = 57
    /// `G_UNICODE_SCRIPT_SYLOTI_NAGRI`.
    case sylotiNagri = 58
    /// `G_UNICODE_SCRIPT_OLD_PERSIAN`.
    case oldPersian = 59
    /// `G_UNICODE_SCRIPT_KHAROSHTHI`.
    case kharoshthi = 60
    /// `G_UNICODE_SCRIPT_UNKNOWN`.
    case unknown = 61
    /// `G_UNICODE_SCRIPT_BALINESE`.
    case balinese = 62
    /// `G_UNICODE_SCRIPT_CUNEIFORM`.
    case cuneiform = 63
    /// `G_UNICODE_SCRIPT_PHOENICIAN`.
    case phoenician = 64
    /// `G_UNICODE_SCRIPT_PHAGS_PA`.
    case phagsPa = 65
    /// `G_UNICODE_SCRIPT_NKO`.
    case nko = 66
    /// `G_UNICODE_SCRIPT_KAYAH_LI`.
    case kayahLi = 67
    /// `G_UNICODE_SCRIPT_LEPCHA`.
    case lepcha = 68
    /// `G_UNICODE_SCRIPT_REJANG`.
    case rejang = 69
    /// `G_UNICODE_SCRIPT_SUNDANESE`.
    case sundanese = 70
    /// `G_UNICODE_SCRIPT_SAURASHTRA`.
    case saurashtra = 71
    /// `G_UNICODE_SCRIPT_CHAM`.
    case cham = 72
    /// `G_UNICODE_SCRIPT_OL_CHIKI`.
    case olChiki = 73
    /// `G_UNICODE_SCRIPT_VAI`.
    case vai = 74
    /// `G_UNICODE_SCRIPT_CARIAN`.
    case carian = 75
    /// `G_UNICODE_SCRIPT_LYCIAN`.
    case lycian = 76
    /// `G_UNICODE_SCRIPT_LYDIAN`.
    case lydian = 77
    /// `G_UNICODE_SCRIPT_AVESTAN`.
    case avestan = 78
    /// `G_UNICODE_SCRIPT_BAMUM`.
    case bamum = 79
    /// `G_UNICODE_SCRIPT_EGYPTIAN_HIEROGLYPHS`.
    case egyptianHieroglyphs = 80
    /// `G_UNICODE_SCRIPT_IMPERIAL_ARAMAIC`.
    case imperialAramaic = 81
    /// `G_UNICODE_SCRIPT_INSCRIPTIONAL_PAHLAVI`.
    case inscriptionalPahlavi = 82
    /// `G_UNICODE_SCRIPT_INSCRIPTIONAL_PARTHIAN`.
    case inscriptionalParthian = 83
    /// `G_UNICODE_SCRIPT_JAVANESE`.
    case javanese = 84
    /// `G_UNICODE_SCRIPT_KAITHI`.
    case kaithi = 85
    /// `G_UNICODE_SCRIPT_LISU`.
    case lisu = 86
    /// `G_UNICODE_SCRIPT_MEETEI_MAYEK`.
    case meeteiMayek = 87
    /// `G_UNICODE_SCRIPT_OLD_SOUTH_ARABIAN`.
    case oldSouthArabian = 88
    /// `G_UNICODE_SCRIPT_OLD_TURKIC`.
    case oldTurkic = 89
    /// `G_UNICODE_SCRIPT_SAMARITAN`.
    case samaritan = 90
    /// `G_UNICODE_SCRIPT_TAI_THAM`.
    case taiTham = 91
    /// `G_UNICODE_SCRIPT_TAI_VIET`.
    case taiViet = 92
    /// `G_UNICODE_SCRIPT_BATAK`.
    case batak = 93
    /// `G_UNICODE_SCRIPT_BRAHMI`.
    case brahmi = 94
    /// `G_UNICODE_SCRIPT_MANDAIC`.
    case mandaic = 95
    /// `G_UNICODE_SCRIPT_CHAKMA`.
    case chakma = 96
    /// `G_UNICODE_SCRIPT_MEROITIC_CURSIVE`.
    case meroiticCursive = 97
    /// `G_UNICODE_SCRIPT_MEROITIC_HIEROGLYPHS`.
    case meroiticHieroglyphs = 98
    /// `G_UNICODE_SCRIPT_MIAO`.
    case miao = 99
    /// `G_UNICODE_SCRIPT_SHARADA`.
    case sharada = 100
    /// `G_UNICODE_SCRIPT_SORA_SOMPENG`.
    case soraSompeng = 101
    /// `G_UNICODE_SCRIPT_TAKRI`.
    case takri = 102
    /// `G_UNICODE_SCRIPT_BASSA_VAH`.
    case bassaVah = 103
    /// `G_UNICODE_SCRIPT_CAUCASIAN_ALBANIAN`.
    case caucasianAlbanian = 104
    /// `G_UNICODE_SCRIPT_DUPLOYAN`.
    case duployan = 105
    /// `G_UNICODE_SCRIPT_ELBASAN`.
    case elbasan = 106
    /// `G_UNICODE_SCRIPT_GRANTHA`.
    case grantha = 107
    /// `G_UNICODE_SCRIPT_KHOJKI`.
    case khojki = 108
    /// `G_UNICODE_SCRIPT_KHUDAWADI`.
    case khudawadi = 109
    /// `G_UNICODE_SCRIPT_LINEAR_A`.
    case linearA = 110
    /// `G_UNICODE_SCRIPT_MAHAJANI`.
    case mahajani = 111
    /// `G_UNICODE_SCRIPT_MANICHAEAN`.
    case manichaean = 112
    /// `G_UNICODE_SCRIPT_MENDE_KIKAKUI`.
    case mendeKikakui = 113
    /// `G_UNICODE_SCRIPT_MODI`.
    case modi = 114
    /// `G_UNICODE_SCRIPT_MRO`.
    case mro = 115
    /// `G_UNICODE_SCRIPT_NABATAEAN`.
    case nabataean = 116
    /// `G_UNICODE_SCRIPT_OLD_NORTH_ARABIAN`.
    case oldNorthArabian = 117
    /// `G_UNICODE_SCRIPT_OLD_PERMIC`.
    case oldPermic = 118
    /// `G_UNICODE_SCRIPT_PAHAWH_HMONG`.
    case pahawhHmong = 119
    /// `G_UNICODE_SCRIPT_PALMYRENE`.
    case palmyrene = 120
    /// `G_UNICODE_SCRIPT_PAU_CIN_HAU`.
    case pauCinHau = 121
    /// `G_UNICODE_SCRIPT_PSALTER_PAHLAVI`.
    case psalterPahlavi = 122
    /// `G_UNICODE_SCRIPT_SIDDHAM`.
    case siddham = 123
    /// `G_UNICODE_SCRIPT_TIRHUTA`.
    case tirhuta = 124
    /// `G_UNICODE_SCRIPT_WARANG_CITI`.
    case warangCiti = 125
    /// `G_UNICODE_SCRIPT_AHOM`.
    case ahom = 126
    /// `G_UNICODE_SCRIPT_ANATOLIAN_HIEROGLYPHS`.
    case anatolianHieroglyphs = 127
    /// `G_UNICODE_SCRIPT_HATRAN`.
    case hatran = 128
    /// `G_UNICODE_SCRIPT_MULTANI`.
    case multani = 129
    /// `G_UNICODE_SCRIPT_OLD_HUNGARIAN`.
    case oldHungarian = 130
    /// `G_UNICODE_SCRIPT_SIGNWRITING`.
    case signwriting = 131
    /// `G_UNICODE_SCRIPT_ADLAM`.
    case adlam = 132
    /// `G_UNICODE_SCRIPT_BHAIKSUKI`.
    case bhaiksuki = 133
    /// `G_UNICODE_SCRIPT_MARCHEN`.
    case marchen = 134
    /// `G_UNICODE_SCRIPT_NEWA`.
    case newa = 135
    /// `G_UNICODE_SCRIPT_OSAGE`.
    case osage = 136
    /// `G_UNICODE_SCRIPT_TANGUT`.
    case tangut = 137
    /// `G_UNICODE_SCRIPT_MASARAM_GONDI`.
    case masaramGondi = 138
    /// `G_UNICODE_SCRIPT_NUSHU`.
    case nushu = 139
    /// `G_UNICODE_SCRIPT_SOYOMBO`.
    case soyombo = 140
    /// `G_UNICODE_SCRIPT_ZANABAZAR_SQUARE`.
    case zanabazarSquare = 141
    /// `G_UNICODE_SCRIPT_DOGRA`.
    case dogra = 142
    /// `G_UNICODE_SCRIPT_GUNJALA_GONDI`.
    case gunjalaGondi = 143
    /// `G_UNICODE_SCRIPT_HANIFI_ROHINGYA`.
    case hanifiRohingya = 144
    /// `G_UNICODE_SCRIPT_MAKASAR`.
    case makasar = 145
    /// `G_UNICODE_SCRIPT_MEDEFAIDRIN`.
    case medefaidrin = 146
    /// `G_UNICODE_SCRIPT_OLD_SOGDIAN`.
    case oldSogdian = 147
    /// `G_UNICODE_SCRIPT_SOGDIAN`.
    case sogdian = 148
    /// `G_UNICODE_SCRIPT_ELYMAIC`.
    case elymaic = 149
    /// `G_UNICODE_SCRIPT_NANDINAGARI`.
    case nandinagari = 150
    /// `G_UNICODE_SCRIPT_NYIAKENG_PUACHUE_HMONG`.
    case nyiakengPuachueHmong = 151
    /// `G_UNICODE_SCRIPT_WANCHO`.
    case wancho = 152
    /// `G_UNICODE_SCRIPT_CHORASMIAN`.
    case chorasmian = 153
    /// `G_UNICODE_SCRIPT_DIVES_AKURU`.
    case divesAkuru = 154
    /// `G_UNICODE_SCRIPT_KHITAN_SMALL_SCRIPT`.
    case khitanSmallScript = 155
    /// `G_UNICODE_SCRIPT_YEZIDI`.
    case yezidi = 156
    /// `G_UNICODE_SCRIPT_CYPRO_MINOAN`.
    case cyproMinoan = 157
    /// `G_UNICODE_SCRIPT_OLD_UYGHUR`.
    case oldUyghur = 158
    /// `G_UNICODE_SCRIPT_TANGSA`.
    case tangsa = 159
    /// `G_UNICODE_SCRIPT_TOTO`.
    case toto = 160
    /// `G_UNICODE_SCRIPT_VITHKUQI`.
    case vithkuqi = 161
    /// `G_UNICODE_SCRIPT_MATH`.
    case math = 162
    /// `G_UNICODE_SCRIPT_KAWI`.
    case kawi = 163
    /// `G_UNICODE_SCRIPT_NAG_MUNDARI`.
    case nagMundari = 164
}
