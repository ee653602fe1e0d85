// SPDX-License-Identifier: MIT

/// A C header, of which only the public functions are read.
enum Header {
    /// Returns the functions that are marked as in Cairo's headers: `cairo_public double cairo_get_line_width (cairo_t *cr);`.
    static func functions(in text: String) -> [String] {
        let code = text.split(separator: "/*", omittingEmptySubsequences: false).enumerated().map {
            index, part in
            // The text after the beginning of a comment is code again only after the end of the comment.
            index == 0 ? part : part.firstRange(of: "*/").map { part[$0.upperBound...] } ?? ""
        }.joined()
        let lines = code.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: " ")
        return lines.split(separator: ";").compactMap { statement in
            guard let mark = statement.ranges(of: "cairo_public ").last else { return nil }
            let declaration = statement[mark.upperBound...].prefix { $0 != "(" }
            return declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
        }
    }
}
