// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewKit

@Suite struct ValueTests {
    @Test func aDateIsADayOfTheCalendar() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
        for (year, month, day) in [
            (2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (0, 1, 1),
            (10_000, 1, 1), (2026, 1, .max), (.min, 1, 1),
        ] { #expect(CalendarDate(year: year, month: month, day: day) == nil) }
        #expect(CalendarDate("0800-12-25")?.description == "0800-12-25")
        for text in ["", "2026-2-28", "2026-02-30", "+026-02-03", "2026/02/03", "2026-02-03T", "२०२६-०२-०३"] {
            #expect(CalendarDate(text) == nil)
        }
        let early = CalendarDate("2025-12-31")
        let late = CalendarDate("2026-01-01")
        #expect(early.flatMap { early in late.map { early < $0 } } == true)
        #expect(CalendarDate.today.year >= 2024)
    }

    @Test func aTimeIsATimeOfADay() {
        #expect(TimeOfDay("23:59")?.description == "23:59")
        #expect(TimeOfDay.midnight.description == "00:00")
        for text in ["24:00", "12:60", "1:05", "12", "-1:00", "12:5a"] { #expect(TimeOfDay(text) == nil) }
    }

    @Test func aColourIsReadFromItsDigits() {
        #expect(Color(hex: "#ff8000")?.hex == "#ff8000")
        #expect(Color(hex: "#FF800080")?.hex == "#ff800080")
        for text in ["", "ff8000", "#ff800", "#+f8000", "#gg8000", "#ff80000000"] {
            #expect(Color(hex: text) == nil)
        }
        #expect(Color(red: .nan, green: 7, blue: -1).hex == "#00ff00")
    }

    @Test func valuesAreDecodedOnlyIfTheyArePossible() throws {
        let date = try #require(CalendarDate("2026-02-28"))
        let data = try JSONEncoder().encode(date)
        #expect(try JSONDecoder().decode(CalendarDate.self, from: data) == date)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CalendarDate.self, from: Data(#"{"year":2026,"month":2,"day":30}"#.utf8))
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(TimeOfDay.self, from: Data(#"{"hour":24,"minute":0}"#.utf8))
        }
    }

    @Test func aFontIsDescribed() {
        #expect(Font("Monospace", size: 11).description == "Monospace 11")
        #expect(Font("Serif", size: 9.5, weight: 700, isItalic: true).description == "Serif Bold Italic 9.5")
        #expect(Font("Serif", size: .nan).description.hasPrefix("Serif"))
        #expect(Font("Serif", size: 1e300).description == "Serif 1e+300")
    }
}
