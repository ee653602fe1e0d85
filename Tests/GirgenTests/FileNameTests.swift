// SPDX-License-Identifier: MIT

import Testing

@testable import girgen

/// Names of files, which are bytes.
@Suite
struct FileNameTests {
    private let name = #"<parameter name="path"><type name="filename" c:type="const char*"/></parameter>"#

    private func result(_ type: String, transfer: String) -> String {
        #"<return-value transfer-ownership="\#(transfer)"><type name="\#(type)" c:type="char*"/></return-value>"#
    }

    @Test func aNameGoesInAndComesOutAsBytes() {
        let text = Snippet.thing(
            Snippet.method("open", name)
                + Snippet.method("get_path", result: result("filename", transfer: "full"))
                + Snippet.method("get_name", result: result("filename", transfer: "none"))
        ).file("Thing")
        #expect(text.contains("gtk_thing_open(C.opaque(_raw), C.bytes(path))"))
        #expect(text.contains("public var path: String { C.takeFileName(gtk_thing_get_path("))
        #expect(text.contains("public var name: String { C.fileName(gtk_thing_get_name("))
    }

    @Test func overridesSayWhereGIRIsWrong() {
        let made = Snippet.thing(
            Snippet.method("get_target", result: result("utf8", transfer: "none"))
                + Snippet.method("set_target", name.replacing("filename", with: "utf8")),
            overrides: "file-name gtk_thing_get_target\nfile-name gtk_thing_set_target path")
        #expect(made.file("Thing").contains("C.fileName(gtk_thing_get_target("))
        #expect(made.file("Thing").contains("gtk_thing_set_target(C.opaque(_raw), C.bytes("))
    }
}
