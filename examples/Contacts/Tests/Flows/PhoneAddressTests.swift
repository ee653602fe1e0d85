// SPDX-License-Identifier: MIT

import Testing

@testable import ContactsFlows

@Suite struct PhoneAddressTests {
    /// A click on a number calls it. The digits of an extension are none of the number.
    @Test(arguments: [
        ("+49 (30) 90 18-20", "tel:+4930901820"), ("+1-555-555-5555 x5555", "tel:+15555555555;ext=5555"),
        ("٠٣٠ ١٢", "tel:03012"), ("x12", "tel:12"), ("12x", "tel:12"),
    ])
    func aNumberHasTheAddressThatCallsIt(number: String, address: String) {
        #expect(ProfileEntry.uri(ofPhone: number) == address)
    }
}
