// SPDX-License-Identifier: MIT
#define GDK_DISABLE_DEPRECATION_WARNINGS

// The types of GDK come from the module that the binding uses, and not a second time from the headers of this library.
#pragma clang module import CGtk
#include <gdk/x11/gdkx.h>
