// SPDX-License-Identifier: MIT
#define GTK_SOURCE_DISABLE_DEPRECATION_WARNINGS

// The types of GTK come from the module that the binding uses, and not a second time from the headers of this library.
#pragma clang module import CGtk
#include <gtksourceview/gtksource.h>
