// SPDX-License-Identifier: MIT

// `NotesTyper DATABASE` opens a new note without a display and types into it until it is killed. After each word it prints how many words
// there are, which the test that kills it reads.

import AppTesting
import ControllerKit
import Foundation
import NotesFlows
import NotesModel

let store = NoteStore.onDisk(at: URL(filePath: CommandLine.arguments.dropFirst().first ?? "notes.sqlite"))
let app = HeadlessApp(NotesFlow(store: store), startingAt: NotesStep.start)
try app.perform("notes.new")
var count = 0
while true {
    count += 1
    try app.textView("Text").insert("w\(count) ")
    FileHandle.standardOutput.write(Data("\(count)\n".utf8))
    try await Task.sleep(for: .milliseconds(5))
}
