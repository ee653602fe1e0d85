// SPDX-License-Identifier: MIT

#pragma once

// What the benchmarks measure, in C on GTK, and what both sides are measured and operated with. Main thread only.

/// Processor time of the calling thread, in milliseconds. The work of other threads and processes does not count.
double peer_time(void);

/// The resident memory of the process, in bytes.
long peer_memory(void);

// MARK: Windows

/// Runs the main loop until each open window has painted this number of whole frames, and nothing is left to do.
void peer_frames(int count);

/// Closes all windows.
void peer_close_windows(void);

/// Opens a window with a list of rows, each with a label.
void peer_open_list(unsigned rows);

/// Opens a window with a list of rows in a GListStore.
void peer_open_store(unsigned rows);

/// Replaces each row of the store whose index is a multiple of `step`.
void peer_change_store(unsigned step);

/// Opens a window with a label, a progress bar and a button.
void peer_open_controls(void);

/// Opens a window with an entry; a label shows its text in upper case.
void peer_open_echo(void);

/// Opens a window with labels in a box.
void peer_open_box(int labels);

/// Opens a window with a stack of pages.
void peer_open_stack(void);

/// Shows a page with ten labels and five entries in the stack.
void peer_push_form(void);

/// Shows the first page of the stack, and removes the other one.
void peer_pop_form(void);

// MARK: Input, for windows of either side

/// Scrolls the first scrolled window to a position.
void peer_scroll(double position);

/// The last position.
double peer_scroll_end(void);

/// Types a letter into the first text field, as a key does.
void peer_type(void);

// MARK: Properties

void peer_set_label(const char *text);
void peer_set_fraction(double fraction);
void peer_set_sensitive(int is_sensitive);

/// Binds these properties to a GObject by `g_object_bind_property`.
void peer_bind_controls(void);
void peer_set_bound_label(const char *text);
void peer_set_bound_fraction(double fraction);
void peer_set_bound_sensitive(int is_sensitive);

/// How many rows the list has bound.
unsigned peer_binds(void);

/// How many rows the list has created.
unsigned peer_cells(void);

/// Writes a JPEG file of 1024 by 768 pixels.
void peer_make_photograph(int number, const char *path);
