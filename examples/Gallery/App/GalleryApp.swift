// SPDX-License-Identifier: MIT

import GalleryPages
import Gtk

@main
enum GalleryApp {
    static func main() {
        GalleryApplication().run()
    }
}
