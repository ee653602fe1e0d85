// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Gtk
import Testing

/// The release of GTK that the program needs, by the traits with which it was built.
@Suite(.serialized, .gtk)
struct RequirementTests {
    @Test func aProgramSaysWhichVersionItNeeds() {
        let needed = Requirement(gtk: 12, glib: 78)
        #expect(
            needed.message(gtk: [4, 8, 3], glib: [2, 74])
                == "This program needs GTK 4.12, because it was built with the trait GTK_4_12 of the package RxShell. "
                + "The library here is GTK 4.8.3. Install GTK 4.12 or newer, or build the program without the trait.\n"
        )
        #expect(
            needed.message(gtk: [4, 12, 0], glib: [2, 74])?.hasPrefix("This program needs GLib 2.78, ")
                == true)
        #expect(needed.message(gtk: [4, 12, 0], glib: [2, 78]) == nil)
        #expect(needed.message(gtk: [4, 18, 6], glib: [2, 84]) == nil)
        #expect(
            Requirement.oldest.message(gtk: [4, 6, 9], glib: [2, 74])
                == "This program needs GTK 4.8. The library here is GTK 4.6.9. Install GTK 4.8 or newer.\n")
    }

    @Test func aProgramForANewerVersionEndsAtItsStart() async throws {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await MainActor.run {
                Requirement.needed = Requirement(gtk: 98, glib: 74)
                _ = Gio.ListStore(itemType: Gtk.StringObject.self)
            }
        }
        try expectTrap("This program needs GTK 4.98, because it was built with the trait GTK_4_98", result)
    }

    @Test func aProgramThatAcceptsAnOlderVersionRuns() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Requirement.needed = Requirement(gtk: 98, glib: 74)
                // What the function does under a trait.
                Requirement.needed = Requirement.oldest
                _ = Gio.ListStore(itemType: Gtk.StringObject.self)
            }
        }
    }

    @Test @MainActor func theVersionOfTheBuildIsThatOfItsNewestTrait() {
        #expect(GTK.isAvailable(GTK.builtVersion.major, GTK.builtVersion.minor))
        #if GTK_4_18
            #expect(GTK.builtVersion == (4, 18))
        #elseif !GTK_4_10
            #expect(GTK.builtVersion == (4, 8))
        #endif
    }

    #if GTK_4_10
        @Test @MainActor func aNewClassIsMadeAndItsPropertiesKeepTheirValues() {
            let dialog = Gtk.FileDialog()
            dialog.title = "Open"
            dialog.initialName = "a.txt"
            #expect(dialog.title == "Open" && dialog.initialName == "a.txt" && dialog.modal)
        }
    #endif

    #if GTK_4_14
        @Test @MainActor func aPathHasPoints() throws {
            let path = try #require(Gsk.Path.parse("M 0 0 L 10 0"))
            let bounds = try #require(path.bounds)
            #expect(bounds.width == 10)
        }
    #endif
}
