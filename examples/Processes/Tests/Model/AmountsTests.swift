// SPDX-License-Identifier: MIT

import ProcessesModel
import Testing

struct AmountsTests {
    @Test func bytesHaveAUnit() {
        let texts = [0, 999, 1000, 9949, 9950, 999_499, 999_500, 12_345_678, UInt64.max].map(\.bytesText)
        #expect(texts == ["0 B", "999 B", "1.0 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB", "12 MB", "18 EB"])
    }

    @Test func durationsAndUse() {
        #expect(65.durationText == "1:05")
        #expect(3665.durationText == "1:01:05")
        #expect(123.permilleText == "12.3 %")
    }
}
