# SPDX-License-Identifier: MIT
"""A user at a browser that shows a program on GTK's Broadway display: receives the windows, and sends what the mouse and the keyboard do.

The browser is a client of gtk4-broadwayd here, over a WebSocket (RFC 6455). The daemon sends operations, of which each is a byte, a serial number and
its arguments, with the lowest byte first. It receives events: 32-bit numbers with the highest byte first.
"""
import base64
import os
import socket
import struct
import threading
import time

(GRAB, UNGRAB, NEW, SHOW, HIDE, RAISE, LOWER, DESTROY, MOVE_RESIZE, TRANSIENT, DISCONNECTED, UPDATE, KEYBOARD, UPLOAD, RELEASE, NODES,
 ROUNDTRIP) = range(17)
# The formats of the arguments of operations whose length is fixed.
FORMATS = {
    GRAB: "<H?", UNGRAB: "<", NEW: "<HhhHH", SHOW: "<H", HIDE: "<H", RAISE: "<H", LOWER: "<H", DESTROY: "<H", TRANSIENT: "<HH", DISCONNECTED: "<",
    UPDATE: "<", KEYBOARD: "<H", RELEASE: "<I", ROUNDTRIP: "<HI",
}
ENTER, LEAVE, MOVE, PRESS, RELEASE_BUTTON = range(5)
KEY_PRESS, KEY_RELEASE, GRAB_NOTIFY, UNGRAB_NOTIFY, CONFIGURE, SCREEN = range(7, 13)
ROUNDTRIP_NOTIFY = 14

MODIFIERS = {"shift": (1, 0xFFE1), "ctrl": (4, 0xFFE3), "alt": (8, 0xFFE9)}
KEYS = {
    "BackSpace": 0xFF08, "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54,
    "F10": 0xFFC7,
}


class Surface:
    """A window or a popover."""

    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height
        self.is_visible = False
        # How often its content was drawn.
        self.frames = 0


class Browser:
    def __init__(self, path, width=1280, height=800):
        self.surfaces = {}
        self.error = None
        self._serial = self._state = 0
        self._start = time.monotonic()
        self._lock = threading.Lock()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._file = self._socket.makefile("rb")
        self._socket.sendall(
            b"GET /socket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)) +
            b"\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: broadway\r\n\r\n")
        status = self._file.readline()
        assert b"101" in status, status
        while self._file.readline() != b"\r\n":
            pass
        self._send(SCREEN, width, height, 1)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def close(self):
        self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._file.close()
        self._socket.close()

    @property
    def windows(self):
        """The visible windows and popovers, with their numbers, from the first to the last that was opened."""
        return [surface for _, surface in sorted(self.surfaces.items()) if surface.is_visible]

    # Mouse and keyboard

    def click(self, surface, x, y):
        """Clicks a position in a window."""
        number = next(number for number, each in self.surfaces.items() if each is surface)
        position = (number, number, surface.x + x, surface.y + y, x, y)
        self._send(ENTER, *position, 0, 0)
        self._send(MOVE, *position, 0)
        self._send(PRESS, *position, 1 << 8, 1)
        self._send(RELEASE_BUTTON, *position, 0, 1)

    def press(self, *combinations):
        """Presses keys one after the other, such as `ctrl+shift+p` and `Return`, in the window that has the keyboard focus."""
        for combination in combinations:
            *modifiers, key = combination.split("+")
            state = 0
            for name in modifiers:
                self._send(KEY_PRESS, MODIFIERS[name][1], state)
                state |= MODIFIERS[name][0]
            number = KEYS.get(key) or ord(key.upper() if state & 1 else key)
            self._send(KEY_PRESS, number, state)
            self._send(KEY_RELEASE, number, state)
            for name in reversed(modifiers):
                self._send(KEY_RELEASE, MODIFIERS[name][1], state)
                state &= ~MODIFIERS[name][0]

    def type(self, text):
        self.press(*text)

    # The protocol

    def _send(self, event, *arguments):
        milliseconds = int((time.monotonic() - self._start) * 1000) + 1
        numbers = [event, self._serial, milliseconds, *arguments]
        body = struct.pack(f">{len(numbers)}i", *numbers)
        # A client masks its messages; with zeros the bytes stay the same.
        with self._lock:
            self._socket.sendall(bytes([0x82, 0x80 | len(body)]) + bytes(4) + body)

    def _read(self):
        try:
            while message := self._message():
                self._handle(message)
        except (OSError, struct.error, KeyError) as error:
            self.error = error

    def _message(self):
        head = self._file.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return None
        length = head[1] & 127
        if length > 125:
            length = int.from_bytes(self._file.read(2 if length == 126 else 8), "big")
        return self._file.read(length)

    def _handle(self, message):
        offset = 0

        def take(format):
            nonlocal offset
            values = struct.unpack_from(format, message, offset)
            offset += struct.calcsize(format)
            return values

        while offset < len(message):
            operation, self._serial = take("<BI")
            if operation == MOVE_RESIZE:
                number, flags = take("<HB")
                surface = self.surfaces[number]
                if flags & 1:
                    surface.x, surface.y = take("<hh")
                if flags & 2:
                    surface.width, surface.height = take("<HH")
                self._configure(number)
            elif operation == UPLOAD:
                _, size = take("<II")
                offset += size
            elif operation == NODES:
                number, size = take("<HI")
                offset += size * 4
                self.surfaces[number].frames += 1
            else:
                self._perform(operation, *take(FORMATS[operation]))

    def _perform(self, operation, *arguments):
        if operation == NEW:
            number, *bounds = arguments
            self.surfaces[number] = Surface(*bounds)
            self._configure(number)
        elif operation == DESTROY:
            del self.surfaces[arguments[0]]
        elif operation in (SHOW, HIDE):
            self.surfaces[arguments[0]].is_visible = operation == SHOW
        elif operation == GRAB:
            self._send(GRAB_NOTIFY)
        elif operation == UNGRAB:
            self._send(UNGRAB_NOTIFY)
        elif operation == ROUNDTRIP:
            # The program draws its next frame after this.
            time.sleep(1 / 60)
            self._send(ROUNDTRIP_NOTIFY, *arguments)

    def _configure(self, number):
        surface = self.surfaces[number]
        self._send(CONFIGURE, number, surface.x, surface.y, surface.width, surface.height)
