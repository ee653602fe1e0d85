// SPDX-License-Identifier: MIT

/// A header of C, of which only the functions matter that it declares for programs.
enum Header {
    /// The functions that are marked as Cairo marks them: `cairo_public double cairo_get_line_width (cairo_t *cr);`.
    static func functions(in text: String) -> [String] {
        let code = text.split(separator: "/*", omittingEmptySubsequences: false).enumerated().map {
            index, part in
            // What follows a comment's beginning is code after its end only.
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
