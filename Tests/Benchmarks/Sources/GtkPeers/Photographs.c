// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>

#include "GtkPeers.h"

void peer_make_photograph(int number, const char *path) {
    GdkPixbuf *pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, 1024, 768);
    guchar *pixels = gdk_pixbuf_get_pixels(pixbuf);
    int stride = gdk_pixbuf_get_rowstride(pixbuf);
    guint32 noise = number + 1;
    for (int y = 0; y < 768; y++) {
        for (int x = 0; x < 1024 * 3; x++) {
            noise = noise * 1664525 + 1013904223;
            pixels[y * stride + x] = (x / 12 + y / 3 + number * 10 + (noise >> 28)) & 255;
        }
    }
    GError *error = NULL;
    if (!gdk_pixbuf_save(pixbuf, path, "jpeg", &error, "quality", "85", NULL)) g_error("%s", error->message);
    g_object_unref(pixbuf);
}
