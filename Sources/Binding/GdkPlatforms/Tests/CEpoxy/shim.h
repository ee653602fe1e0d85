// SPDX-License-Identifier: MIT
#include <epoxy/gl.h>

// Functions of libepoxy are macros, which Swift does not see.
static inline void gl_clear_color(float r, float g, float b, float a) { glClearColor(r, g, b, a); }
static inline void gl_clear(unsigned bits) { glClear(bits); }
static inline void gl_read_pixel(int x, int y, unsigned char *rgba) {
    glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
}
