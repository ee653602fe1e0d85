// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ContactsModel

@Suite struct BirthdayTests {
    @Test(arguments: [
        "1815-12-10", "18151210", "18151210T120000Z", "1815-12-10T00:00:00", "1815-12-10 00:00",
    ])
    func readsEveryFormOfADay(text: String) {
        #expect(Birthday(text) == Birthday(year: 1815, month: 12, day: 10))
    }

    @Test(arguments: ["--1210", "--12-10"])
    func readsADayWithoutYear(text: String) { #expect(Birthday(text) == Birthday(month: 12, day: 10)) }

    @Test(arguments: [
        "", "circa 1800", "05-12-1210", "1990-1-5", "1815", "1815-13-10", "1900-02-29", "18151232", "--0230",
        "00000101", "١٨١٥١٢١٠",
    ])
    func refusesOtherText(text: String) { #expect(Birthday(text) == nil) }

    @Test func writesItsText() {
        #expect(Birthday(year: 980, month: 1, day: 2)?.text == "0980-01-02")
        #expect(Birthday(month: 2, day: 29)?.text == "--02-29")
    }

    @Test func showsTheDayInTheWordsOfTheLocale() {
        let day = Birthday(year: 1815, month: 12, day: 10)
        #expect(day?.formatted(locale: Locale(identifier: "en_GB")) == "10 December 1815")
        #expect(day?.formatted(locale: Locale(identifier: "de_DE")) == "10. Dezember 1815")
        #expect(Birthday(month: 2, day: 29)?.formatted(locale: Locale(identifier: "en_GB")) == "29 February")
    }
}
