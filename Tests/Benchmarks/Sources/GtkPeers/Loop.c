// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "GtkPeers.h"

double peer_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

long peer_memory(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    if (file) fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}

static void painted(GdkFrameClock *clock, gpointer count) { ++*(int *)count; }

void peer_frames(int count) {
    GListModel *windows = gtk_window_get_toplevels();
    for (unsigned i = 0; i < g_list_model_get_n_items(windows); i++) {
        GtkWidget *window = g_list_model_get_item(windows, i);
        GdkFrameClock *clock = gtk_widget_get_visible(window) ? gtk_widget_get_frame_clock(window) : NULL;
        if (clock) {
            int frames = 0;
            gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(painted), &frames);
            while (frames < count) {
                gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
                g_main_context_iteration(NULL, TRUE);
            }
            g_signal_handler_disconnect(clock, handler);
        }
        g_object_unref(window);
    }
    for (int turns = 0; turns < 1000 && g_main_context_iteration(NULL, FALSE); turns++);
}

void peer_close_windows(void) {
    GList *windows = gtk_window_list_toplevels();
    for (GList *item = windows; item; item = item->next) gtk_window_destroy(item->data);
    g_list_free(windows);
    for (int turns = 0; turns < 1000 && g_main_context_iteration(NULL, FALSE); turns++);
}

static GtkWidget *find(GtkWidget *widget, GType type) {
    if (g_type_is_a(G_OBJECT_TYPE(widget), type)) return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find(child, type);
        if (found) return found;
    }
    return NULL;
}

static GtkWidget *find_in_windows(GType type) {
    GListModel *windows = gtk_window_get_toplevels();
    GtkWidget *found = NULL;
    for (unsigned i = 0; !found && i < g_list_model_get_n_items(windows); i++) {
        GtkWidget *window = g_list_model_get_item(windows, i);
        if (gtk_widget_get_visible(window)) found = find(window, type);
        g_object_unref(window);
    }
    if (!found) g_error("no %s in the windows", g_type_name(type));
    return found;
}

static GtkAdjustment *position(void) {
    return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(find_in_windows(GTK_TYPE_SCROLLED_WINDOW)));
}

void peer_scroll(double value) { gtk_adjustment_set_value(position(), value); }

double peer_scroll_end(void) {
    return gtk_adjustment_get_upper(position()) - gtk_adjustment_get_page_size(position());
}

static GtkWidget *text;

void peer_type(void) {
    if (!text) {
        text = find_in_windows(GTK_TYPE_TEXT);
        g_object_add_weak_pointer(G_OBJECT(text), (gpointer *)&text);
    }
    g_signal_emit_by_name(text, "insert-at-cursor", "a");
}
