# SPDX-License-Identifier: MIT
"""Presses keys and reads pixels of an X11 display within a millisecond."""
import ctypes


class Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""
    _fields_ = [(name, ctypes.c_int) for name in ["width", "height", "xoffset", "format"]] + [("data", ctypes.c_void_p)] + [
        (name, ctypes.c_int) for name in [
            "byte_order", "bitmap_unit", "bitmap_bit_order", "bitmap_pad", "depth", "bytes_per_line", "bits_per_pixel"]]


class Screen:
    def __init__(self):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = self.x11.XDefaultRootWindow.restype = ctypes.c_void_p
        self.x11.XGetImage.restype = ctypes.POINTER(Image)
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_void_p(self.x11.XDefaultRootWindow(self.display))

    def key(self, character):
        """Presses and releases the key of a character."""
        name = {".": "period"}.get(character, character)
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())))
        for pressed in [1, 0]:
            self.test.XTestFakeKeyEvent(self.display, code, pressed, ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def picture(self, x, y, width, height):
        """The pixels of a part of the screen."""
        all_planes, z_pixmap = ctypes.c_ulong(0xFFFFFFFF), 2
        image = self.x11.XGetImage(self.display, self.root, x, y, width, height, all_planes, z_pixmap)
        pixels = ctypes.string_at(image.contents.data, image.contents.bytes_per_line * height)
        self.x11.XFree(ctypes.c_void_p(image.contents.data))
        self.x11.XFree(image)
        return pixels

    def close(self):
        self.x11.XCloseDisplay(self.display)
