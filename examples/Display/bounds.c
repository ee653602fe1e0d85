// SPDX-License-Identifier: MIT
// GTK 4.10 and newer (seen in 4.18.6) report the position of a widget on the accessibility bus without the padding and the border of
// the widgets that it is in: GTK adds up the positions of all of them, and each is relative to the content of the parent, not to its edge.
// A test would click beside the widget. A program that loads this library before the others (LD_PRELOAD) reports where widgets are.
#include <gtk/gtk.h>
#include <math.h>

static gboolean (*original)(GtkAccessible *self, int *x, int *y, int *width, int *height);

static gboolean corrected(GtkAccessible *self, int *x, int *y, int *width, int *height) {
    if (!original(self, x, y, width, height)) return FALSE;
    GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(self));
    graphene_rect_t edge;
    if (parent == NULL) {
        *x = *y = 0;
    } else if (gtk_widget_compute_bounds(parent, parent, &edge)) {
        // The edge of the parent, in the coordinates of its content: the negated padding and border.
        *x -= (int)roundf(edge.origin.x);
        *y -= (int)roundf(edge.origin.y);
    }
    return TRUE;
}

// Is called for each interface of each class.
static void correct(gpointer data, gpointer table) {
    if (strcmp(g_type_name(G_TYPE_FROM_INTERFACE(table)), "GtkAccessible") != 0) return;
    GtkAccessibleInterface *accessible = table;
    // The class GtkWidget is the first one. Its subclasses inherit the function.
    if (original == NULL && strcmp(g_type_name(accessible->g_iface.g_instance_type), "GtkWidget") == 0)
        original = accessible->get_bounds;
    if (original != NULL && accessible->get_bounds == original) accessible->get_bounds = corrected;
}

__attribute__((constructor)) static void begin(void) { g_type_add_interface_check(NULL, correct); }
