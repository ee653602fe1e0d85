// SPDX-License-Identifier: MIT

import Glibc
import GtkBackend
import GtkPeers
import ViewKit

/// A list of photographs, each of which is a file of its own to the framework.
@MainActor func measureImages(_ figures: Figures) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/rxshell-photographs-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return print("no folder for the photographs: errno \(errno)") }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let files = 24
    let count = 10_000
    for number in 0..<files { peer_make_photograph(Int32(number), "\(folder)/\(number).jpg") }
    for number in 0..<count { symlink("\(folder)/\(number % files).jpg", "\(folder)/link-\(number).jpg") }
    defer {
        for number in 0..<files { unlink("\(folder)/\(number).jpg") }
        for number in 0..<count { unlink("\(folder)/link-\(number).jpg") }
        rmdir(folder)
    }

    let list = ListView<Row>(
        cell: { ImageView(size: 96) }, configure: { $0.source = .file("\(folder)/link-\($1.id).jpg") })
    list.items = makeRows(count)
    let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 600) })
    window.content = ScrollView(list)
    window.present()
    peer_frames(2)
    let (start, all) = (peer_time(), processTime())
    var frames: [Double] = []
    for step in 0..<400 {
        peer_scroll(Double(step) * 100)
        frames.append(time { peer_frames(1) })
    }
    let (main, process) = (peer_time() - start, processTime() - all)
    figures.note(
        "the longest frame while 10,000 photographs scroll", frames.max() ?? 0, " ms", atMost: 16,
        "median \(figures.time(frames.median)), over 16 ms: \(frames.filter { $0 > 16 }.count) of \(frames.count)"
    )
    figures.note(
        "work of other threads meanwhile", process - main, " ms", "main thread \(figures.time(main))")
    window.close()
    peer_close_windows()
}

/// The processor time of all threads, in milliseconds.
private func processTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
