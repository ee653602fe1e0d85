// SPDX-License-Identifier: MIT

#include <gtk/gtk.h>

#include "GtkPeers.h"
#include "Window.h"

// A row, which knows its index.
#define PEER_TYPE_ROW peer_row_get_type()
G_DECLARE_FINAL_TYPE(PeerRow, peer_row, PEER, ROW, GObject)
struct _PeerRow {
    GObject parent;
    unsigned index;
};
G_DEFINE_TYPE(PeerRow, peer_row, G_TYPE_OBJECT)
static void peer_row_init(PeerRow *row) {}
static void peer_row_class_init(PeerRowClass *class) {}

static PeerRow *new_row(unsigned index) {
    PeerRow *row = g_object_new(PEER_TYPE_ROW, NULL);
    row->index = index;
    return row;
}

// Rows that are created when they are asked for.
#define PEER_TYPE_ROWS peer_rows_get_type()
G_DECLARE_FINAL_TYPE(PeerRows, peer_rows, PEER, ROWS, GObject)
struct _PeerRows {
    GObject parent;
    unsigned count;
};
static GType item_type(GListModel *model) { return PEER_TYPE_ROW; }
static unsigned item_count(GListModel *model) { return PEER_ROWS(model)->count; }
static gpointer item_at(GListModel *model, unsigned index) {
    return index < PEER_ROWS(model)->count ? new_row(index) : NULL;
}
static void list_model_init(GListModelInterface *interface) {
    interface->get_item_type = item_type;
    interface->get_n_items = item_count;
    interface->get_item = item_at;
}
G_DEFINE_TYPE_WITH_CODE(
    PeerRows, peer_rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, list_model_init))
static void peer_rows_init(PeerRows *rows) {}
static void peer_rows_class_init(PeerRowsClass *class) {}

static unsigned binds, cells;
static GListStore *store;

unsigned peer_binds(void) { return binds; }
unsigned peer_cells(void) { return cells; }

static void set_up(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_list_item_set_child(item, label);
    cells++;
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
    PeerRow *row = gtk_list_item_get_item(item);
    char text[32];
    g_snprintf(text, sizeof text, "Row %u", row->index);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), text);
    binds++;
}

GtkWidget *peer_new_window(GtkWidget *content) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 400);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    return window;
}

static void open_list(GListModel *model) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSingleSelection *selection = gtk_single_selection_new(model);
    gtk_single_selection_set_autoselect(selection, FALSE);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    peer_new_window(scrolled);
}

void peer_open_list(unsigned rows) {
    PeerRows *model = g_object_new(PEER_TYPE_ROWS, NULL);
    model->count = rows;
    open_list(G_LIST_MODEL(model));
}

void peer_open_store(unsigned rows) {
    store = g_list_store_new(PEER_TYPE_ROW);
    for (unsigned i = 0; i < rows; i++) {
        PeerRow *row = new_row(i);
        g_list_store_append(store, row);
        g_object_unref(row);
    }
    open_list(G_LIST_MODEL(store));
}

void peer_change_store(unsigned step) {
    unsigned count = g_list_model_get_n_items(G_LIST_MODEL(store));
    for (unsigned i = 0; i < count; i += step) {
        gpointer row = new_row(i + count);
        g_list_store_splice(store, i, 1, &row, 1);
        g_object_unref(row);
    }
}
