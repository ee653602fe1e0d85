// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

@Suite
struct HeaderTests {
    @Test func theFunctionsThatAHeaderDeclaresAreFound() {
        let text = """
            #define cairo_public extern
            /* cairo_public void
            cairo_arc_to (cairo_t *cr); */
            cairo_public cairo_t *
            cairo_create (cairo_surface_t *target);
            typedef void (*cairo_destroy_func_t) (void *data);
            /** cairo_line_cap_t: how lines end; */
            typedef enum { CAIRO_LINE_CAP_BUTT } cairo_line_cap_t;
            cairo_public void
            cairo_set_user_data (cairo_t *cr, void (*destroy) (void *));
            """
        #expect(Header.functions(in: text) == ["cairo_create", "cairo_set_user_data"])
    }

    @Test func reasonsAreFoundByTheirBeginningInTheirNamespaceOnly() {
        let overrides = Overrides.checked(
            """
            skip-functions GLib for programs written in C
            skip-functions GLib g_file_* Gio.File
            skip g_poll Source.watch
            keep g_file_read_link
            """)
        #expect(overrides.reason(toSkip: "g_file_test", functionOf: "GLib") == "Gio.File")
        #expect(overrides.reason(toSkip: "g_file_test", functionOf: "Gio") == nil)
        #expect(overrides.reason(toSkip: "g_file_read_link", functionOf: "GLib") == nil)
        #expect(overrides.reason(toSkip: "g_poll", functionOf: "GLib") == "Source.watch")
        #expect(overrides.reason(toSkip: "g_other", functionOf: "GLib") == "for programs written in C")
    }

    @Test func whatSwiftItselfHasIsCountedApart() {
        let coverage = Coverage()
        coverage.bound("GLib", .callables)
        coverage.missing("GLib", .callables, "g_array_new", "\(Coverage.replaced)Array")
        coverage.missing("GLib", .callables, "g_poll", "Source.watch")
        #expect(
            coverage.report(of: ["GLib"], missing: false).contains(
                "| GLib | 1 / 3 (33.3 %) | – | – | 1 / 2 (50.0 %) |"))
    }
}
