// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoScript`. <https://docs.gtk.org/Pango/enum.Script.html>
public enum Script: Enumeration, ValueConvertible {
    /// `PANGO_SCRIPT_INVALID_CODE`.
    case invalidCode
    /// `PANGO_SCRIPT_COMMON`.
    case common
    /// `PANGO_SCRIPT_INHERITED`.
    case inherited
    /// `PANGO_SCRIPT_ARABIC`.
    case arabic
    /// `PANGO_SCRIPT_ARMENIAN`.
    case armenian
    /// `PANGO_SCRIPT_BENGALI`.
    case bengali
    /// `PANGO_SCRIPT_BOPOMOFO`.
    case bopomofo
    /// `PANGO_SCRIPT_CHEROKEE`.
    case cherokee
    /// `PANGO_SCRIPT_COPTIC`.
    case coptic
    /// `PANGO_SCRIPT_CYRILLIC`.
    case cyrillic
    /// `PANGO_SCRIPT_DESERET`.
    case deseret
    /// `PANGO_SCRIPT_DEVANAGARI`.
    case devanagari
    /// `PANGO_SCRIPT_ETHIOPIC`.
    case ethiopic
    /// `PANGO_SCRIPT_GEORGIAN`.
    case georgian
    /// `PANGO_SCRIPT_GOTHIC`.
    case gothic
    /// `PANGO_SCRIPT_GREEK`.
    case greek
    /// `PANGO_SCRIPT_GUJARATI`.
    case gujarati
    /// `PANGO_SCRIPT_GURMUKHI`.
    case gurmukhi
    /// `PANGO_SCRIPT_HAN`.
    case han
    /// `PANGO_SCRIPT_HANGUL`.
    case hangul
    /// `PANGO_SCRIPT_HEBREW`.
    case hebrew
    /// `PANGO_SCRIPT_HIRAGANA`.
    case hiragana
    /// `PANGO_SCRIPT_KANNADA`.
    case kannada
    /// `PANGO_SCRIPT_KATAKANA`.
    case katakana
    /// `PANGO_SCRIPT_KHMER`.
    case khmer
    /// `PANGO_SCRIPT_LAO`.
    case lao
    /// `PANGO_SCRIPT_LATIN`.
    case latin
    /// `PANGO_SCRIPT_MALAYALAM`.
    case malayalam
    /// `PANGO_SCRIPT_MONGOLIAN`.
    case mongolian
    /// `PANGO_SCRIPT_MYANMAR`.
    case myanmar
    /// `PANGO_SCRIPT_OGHAM`.
    case ogham
    /// `PANGO_SCRIPT_OLD_ITALIC`.
    case oldItalic
    /// `PANGO_SCRIPT_ORIYA`.
    case oriya
    /// `PANGO_SCRIPT_RUNIC`.
    case runic
    /// `PANGO_SCRIPT_SINHALA`.
    case sinhala
    /// `PANGO_SCRIPT_SYRIAC`.
    case syriac
    /// `PANGO_SCRIPT_TAMIL`.
    case tamil
    /// `PANGO_SCRIPT_TELUGU`.
    case telugu
    /// `PANGO_SCRIPT_THAANA`.
    case thaana
    /// `PANGO_SCRIPT_THAI`.
    case thai
    /// `PANGO_SCRIPT_TIBETAN`.
    case tibetan
    /// `PANGO_SCRIPT_CANADIAN_ABORIGINAL`.
    case canadianAboriginal
    /// `PANGO_SCRIPT_YI`.
    case yi
    /// `PANGO_SCRIPT_TAGALOG`.
    case tagalog
    /// `PANGO_SCRIPT_HANUNOO`.
    case hanunoo
    /// `PANGO_SCRIPT_BUHID`.
    case buhid
    /// `PANGO_SCRIPT_TAGBANWA`.
    case tagbanwa
    /// `PANGO_SCRIPT_BRAILLE`.
    case braille
    /// `PANGO_SCRIPT_CYPRIOT`.
    case cypriot
    /// `PANGO_SCRIPT_LIMBU`.
    case limbu
    /// `PANGO_SCRIPT_OSMANYA`.
    case osmanya
    /// `PANGO_SCRIPT_SHAVIAN`.
    case shavian
    /// `PANGO_SCRIPT_LINEAR_B`.
    case linearB
    /// `PANGO_SCRIPT_TAI_LE`.
    case taiLe
    /// `PANGO_SCRIPT_UGARITIC`.
    case ugaritic
    /// `PANGO_SCRIPT_NEW_TAI_LUE`.
    case newTaiLue
    /// `PANGO_SCRIPT_BUGINESE`.
    case buginese
    /// `PANGO_SCRIPT_GLAGOLITIC`.
    case glagolitic
    /// `PANGO_SCRIPT_TIFINAGH`.
    case tifinagh
    /// `PANGO_SCRIPT_SYLOTI_NAGRI`.
    case sylotiNagri
    /// `PANGO_SCRIPT_OLD_PERSIAN`.
    case oldPersian
    /// `PANGO_SCRIPT_KHAROSHTHI`.
    case kharoshthi
    /// `PANGO_SCRIPT_UNKNOWN`.
    case unknown
    /// `PANGO_SCRIPT_BALINESE`.
    case balinese
    /// `PANGO_SCRIPT_CUNEIFORM`.
    case cuneiform
    /// `PANGO_SCRIPT_PHOENICIAN`.
    case phoenician
    /// `PANGO_SCRIPT_PHAGS_PA`.
    case phagsPa
    /// `PANGO_SCRIPT_NKO`.
    case nko
    /// `PANGO_SCRIPT_KAYAH_LI`.
    case kayahLi
    /// `PANGO_SCRIPT_LEPCHA`.
    case lepcha
    /// `PANGO_SCRIPT_REJANG`.
    case rejang
    /// `PANGO_SCRIPT_SUNDANESE`.
    case sundanese
    /// `PANGO_SCRIPT_SAURASHTRA`.
    case saurashtra
    /// `PANGO_SCRIPT_CHAM`.
    case cham
    /// `PANGO_SCRIPT_OL_CHIKI`.
    case olChiki
    /// `PANGO_SCRIPT_VAI`.
    case vai
    /// `PANGO_SCRIPT_CARIAN`.
    case carian
    /// `PANGO_SCRIPT_LYCIAN`.
    case lycian
    /// `PANGO_SCRIPT_LYDIAN`.
    case lydian
    /// `PANGO_SCRIPT_BATAK`.
    case batak
    /// `PANGO_SCRIPT_BRAHMI`.
    case brahmi
    /// `PANGO_SCRIPT_MANDAIC`.
    case mandaic
    /// `PANGO_SCRIPT_CHAKMA`.
    case chakma
    /// `PANGO_SCRIPT_MEROITIC_CURSIVE`.
    case meroiticCursive
    /// `PANGO_SCRIPT_MEROITIC_HIEROGLYPHS`.
    case meroiticHieroglyphs
    /// `PANGO_SCRIPT_MIAO`.
    case miao
    /// `PANGO_SCRIPT_SHARADA`.
    case sharada
    /// `PANGO_SCRIPT_SORA_SOMPENG`.
    case soraSompeng
    /// `PANGO_SCRIPT_TAKRI`.
    case takri
    /// `PANGO_SCRIPT_BASSA_VAH`.
    case bassaVah
    /// `PANGO_SCRIPT_CAUCASIAN_ALBANIAN`.
    case caucasianAlbanian
    /// `PANGO_SCRIPT_DUPLOYAN`.
    case duployan
    /// `PANGO_SCRIPT_ELBASAN`.
    case elbasan
    /// `PANGO_SCRIPT_GRANTHA`.
    case grantha
    /// `PANGO_SCRIPT_KHOJKI`.
    case khojki
    /// `PANGO_SCRIPT_KHUDAWADI`.
    case khudawadi
    /// `PANGO_SCRIPT_LINEAR_A`.
    case linearA
    /// `PANGO_SCRIPT_MAHAJANI`.
    case mahajani
    /// `PANGO_SCRIPT_MANICHAEAN`.
    case manichaean
    /// `PANGO_SCRIPT_MENDE_KIKAKUI`.
    case mendeKikakui
    /// `PANGO_SCRIPT_MODI`.
    case modi
    /// `PANGO_SCRIPT_MRO`.
    case mro
    /// `PANGO_SCRIPT_NABATAEAN`.
    case nabataean
    /// `PANGO_SCRIPT_OLD_NORTH_ARABIAN`.
    case oldNorthArabian
    /// `PANGO_SCRIPT_OLD_PERMIC`.
    case oldPermic
    /// `PANGO_SCRIPT_PAHAWH_HMONG`.
    case pahawhHmong
    /// `PANGO_SCRIPT_PALMYRENE`.
    case palmyrene
    /// `PANGO_SCRIPT_PAU_CIN_HAU`.
    case pauCinHau
    /// `PANGO_SCRIPT_PSALTER_PAHLAVI`.
    case psalterPahlavi
    /// `PANGO_SCRIPT_SIDDHAM`.
    case siddham
    /// `PANGO_SCRIPT_TIRHUTA`.
    case tirhuta
    /// `PANGO_SCRIPT_WARANG_CITI`.
    case warangCiti
    /// `PANGO_SCRIPT_AHOM`.
    case ahom
    /// `PANGO_SCRIPT_ANATOLIAN_HIEROGLYPHS`.
    case anatolianHieroglyphs
    /// `PANGO_SCRIPT_HATRAN`.
    case hatran
    /// `PANGO_SCRIPT_MULTANI`.
    case multani
    /// `PANGO_SCRIPT_OLD_HUNGARIAN`.
    case oldHungarian
    /// `PANGO_SCRIPT_SIGNWRITING`.
    case signwriting
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .invalidCode
        case 0: self = .common
        case 1: self = .inherited
        case 2: self = .arabic
        case 3: self = .armenian
        case 4: self = .bengali
        case 5: self = .bopomofo
        case 6: self = .cherokee
        case 7: self = .coptic
        case 8: self = .cyrillic
        case 9: self = .deseret
        case 10: self = .devanagari
        case 11: self = .ethiopic
        case 12: self = .georgian
        case 13: self = .gothic
        case 14: self = .greek
        case 15: self = .gujarati
        case 16: self = .gurmukhi
        case 17: self = .han
        case 18: self = .hangul
        case 19: self = .hebrew
        case 20: self = .hiragana
        case 21: self = .kannada
        case 22: self = .katakana
        case 23: self = .khmer
        case 24: self = .lao
        case 25: self = .latin
        case 26: self = .malayalam
        case 27: self = .mongolian
        case 28: self = .myanmar
        case 29: self = .ogham
        case 30: self = .oldItalic
        case 31: self = .oriya
        case 32: self = .runic
        case 33: self = .sinhala
        case 34: self = .syriac
        case 35: self = .tamil
        case 36: self = .telugu
        case 37: self = .thaana
        case 38: self = .thai
        case 39: self = .tibetan
        case 40: self = .canadianAboriginal
        case 41: self = .yi
        case 42: self = .tagalog
        case 43: self = .hanunoo
        case 44: self = .buhid
        case 45: self = .tagbanwa
        case 46: self = .braille
        case 47: self = .cypriot
        case 48: self = .limbu
        case 49: self = .osmanya
        case 50: self = .shavian
        case 51: self = .linearB
        case 52: self = .taiLe
        case 53: self = .ugaritic
        case 54: self = .newTaiLue
        case 55: self = .buginese
        case 56: self = .glagolitic
        case 57: self = .tifinagh
        case 58: self = .sylotiNagri
        case 59: self = .oldPersian
        case 60: self = .kharoshthi
        case 61: self = .unknown
        case 62: self = .balinese
        case 63: self = .cuneiform
        case 64: self = .phoenician
        case 65: self = .phagsPa
        case 66: self = .nko
        case 67: self = .kayahLi
        case 68: self = .lepcha
        case 69: self = .rejang
        case 70: self = .sundanese
        case 71: self = .saurashtra
        case 72: self = .cham
        case 73: self = .olChiki
        case 74: self = .vai
        case 75: self = .carian
        case 76: self = .lycian
        case 77: self = .lydian
        case 78: self = .batak
        case 79: self = .brahmi
        case 80: self = .mandaic
        case 81: self = .chakma
        case 82: self = .meroiticCursive
        case 83: self = .meroiticHieroglyphs
        case 84: self = .miao
        case 85: self = .sharada
        case 86: self = .soraSompeng
        case 87: self = .takri
        case 88: self = .bassaVah
        case 89: self = .caucasianAlbanian
        case 90: self = .duployan
        case 91: self = .elbasan
        case 92: self = .grantha
        case 93: self = .khojki
        case 94: self = .khudawadi
        case 95: self = .linearA
        case 96: self = .mahajani
        case 97: self = .manichaean
        case 98: self = .mendeKikakui
        case 99: self = .modi
        case 100: self = .mro
        case 101: self = .nabataean
        case 102: self = .oldNorthArabian
        case 103: self = .oldPermic
        case 104: self = .pahawhHmong
        case 105: self = .palmyrene
        case 106: self = .pauCinHau
        case 107: self = .psalterPahlavi
        case 108: self = .siddham
        case 109: self = .tirhuta
        case 110: self = .warangCiti
        case 111: self = .ahom
        case 112: self = .anatolianHieroglyphs
        case 113: self = .hatran
        case 114: self = .multani
        case 115: self = .oldHungarian
        case 116: self = .signwriting
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalidCode: -1
        case .common: 0
        case .inherited: 1
        case .arabic: 2
        case .armenian: 3
        case .bengali: 4
        case .bopomofo: 5
        case .cherokee: 6
        case .coptic: 7
        case .cyrillic: 8
        case .deseret: 9
        case .devanagari: 10
        case .ethiopic: 11
        case .georgian: 12
        case .gothic: 13
        case .greek: 14
        case .gujarati: 15
        case .gurmukhi: 16
        case .han: 17
        case .hangul: 18
        case .hebrew: 19
        case .hiragana: 20
        case .kannada: 21
        case .katakana: 22
        case .khmer: 23
        case .lao: 24
        case .latin: 25
        case .malayalam: 26
        case .mongolian: 27
        case .myanmar: 28
        case .ogham: 29
        case .oldItalic: 30
        case .oriya: 31
        case .runic: 32
        case .sinhala: 33
        case .syriac: 34
        case .tamil: 35
        case .telugu: 36
        case .thaana: 37
        case .thai: 38
        case .tibetan: 39
        case .canadianAboriginal: 40
        case .yi: 41
        case .tagalog: 42
        case .hanunoo: 43
        case .buhid: 44
        case .tagbanwa: 45
        case .braille: 46
        case .cypriot: 47
        case .limbu: 48
        case .osmanya: 49
        case .shavian: 50
        case .linearB: 51
        case .taiLe: 52
        case .ugaritic: 53
        case .newTaiLue: 54
        case .buginese: 55
        case .glagolitic: 56
        case .tifinagh: 57
        case .sylotiNagri: 58
        case .oldPersian: 59
        case .kharoshthi: 60
        case .unknown: 61
        case .balinese: 62
        case .cuneiform: 63
        case .phoenician: 64
        case .phagsPa: 65
        case .nko: 66
        case .kayahLi: 67
        case .lepcha: 68
        case .rejang: 69
        case .sundanese: 70
        case .saurashtra: 71
        case .cham: 72
        case .olChiki: 73
        case .vai: 74
        case .carian: 75
        case .lycian: 76
        case .lydian: 77
        case .batak: 78
        case .brahmi: 79
        case .mandaic: 80
        case .chakma: 81
        case .meroiticCursive: 82
        case .meroiticHieroglyphs: 83
        case .miao: 84
        case .sharada: 85
        case .soraSompeng: 86
        case .takri: 87
        case .bassaVah: 88
        case .caucasianAlbanian: 89
        case .duployan: 90
        case .elbasan: 91
        case .grantha: 92
        case .khojki: 93
        case .khudawadi: 94
        case .linearA: 95
        case .mahajani: 96
        case .manichaean: 97
        case .mendeKikakui: 98
        case .modi: 99
        case .mro: 100
        case .nabataean: 101
        case .oldNorthArabian: 102
        case .oldPermic: 103
        case .pahawhHmong: 104
        case .palmyrene: 105
        case .pauCinHau: 106
        case .psalterPahlavi: 107
        case .siddham: 108
        case .tirhuta: 109
        case .warangCiti: 110
        case .ahom: 111
        case .anatolianHieroglyphs: 112
        case .hatran: 113
        case .multani: 114
        case .oldHungarian: 115
        case .signwriting: 116
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalidCode, .common, .inherited, .arabic, .armenian, .bengali, .bopomofo, .cherokee, .coptic, .cyrillic, .deseret, .devanagari, .ethiopic, .georgian, .gothic, .greek, .gujarati, .gurmukhi, .han, .hangul, .hebrew, .hiragana, .kannada, .katakana, .khmer, .lao, .latin, .malayalam, .mongolian, .myanmar, .ogham, .oldItalic, .oriya, .runic, .sinhala, .syriac, .tamil, .telugu, .thaana, .thai, .tibetan, .canadianAboriginal, .yi, .tagalog, .hanunoo, .buhid, .tagbanwa, .braille, .cypriot, .limbu, .osmanya, .shavian, .linearB, .taiLe, .ugaritic, .newTaiLue, .buginese, .glagolitic, .tifinagh, .sylotiNagri, .oldPersian, .kharoshthi, .unknown, .balinese, .cuneiform, .phoenician, .phagsPa, .nko, .kayahLi, .lepcha, .rejang, .sundanese, .saurashtra, .cham, .olChiki, .vai, .carian, .lycian, .lydian, .batak, .brahmi, .mandaic, .chakma, .meroiticCursive, .meroiticHieroglyphs, .miao, .sharada, .soraSompeng, .takri, .bassaVah, .caucasianAlbanian, .duployan, .elbasan, .grantha, .khojki, .khudawadi, .linearA, .mahajani, .manichaean, .mendeKikakui, .modi, .mro, .nabataean, .oldNorthArabian, .oldPermic, .pahawhHmong, .palmyrene, .pauCinHau, .psalterPahlavi, .siddham, .tirhuta, .warangCiti, .ahom, .anatolianHieroglyphs, .hatran, .multani, .oldHungarian, .signwriting] }
    public static var gtype: UInt { pango_script_get_type() }
}

extension Script {
    /// `pango_script_get_sample_language()`.
    public var sampleLanguage: Language? { C.take(C.raw(pango_script_get_sample_language(.init(rawValue: C.number(self))))) }
}
