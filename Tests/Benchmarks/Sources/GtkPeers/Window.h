// SPDX-License-Identifier: MIT

#pragma once

#include <gtk/gtk.h>

/// Opens a window of the size that all have.
GtkWidget *peer_new_window(GtkWidget *content);
