// SPDX-License-Identifier: MIT
// The import of Packages in C: `import LIST DATABASE SCHEMA`. SCHEMA has the statements that create the tables. It prints processor time
// and packages.

#define _GNU_SOURCE
#include <ctype.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
    char *bytes;
    size_t count, capacity;
} Text;

static void append(Text *text, const char *bytes, size_t count) {
    if (text->count + count + 1 > text->capacity) {
        text->capacity = (text->count + count + 1) * 2;
        text->bytes = realloc(text->bytes, text->capacity);
        if (!text->bytes) abort();
    }
    memcpy(text->bytes + text->count, bytes, count);
    text->count += count;
    text->bytes[text->count] = 0;
}

enum { PACKAGE, VERSION, ARCHITECTURE, STATUS, SECTION, SUMMARY, HOMEPAGE, MAINTAINER, SIZE, INSTALLED_SIZE, DEPENDS,
    PRE_DEPENDS, RECOMMENDS, SUGGESTS, PROVIDES, FIELDS };
static const char *const names[FIELDS] = {
    "Package", "Version", "Architecture", "Status", "Section", "Description", "Homepage", "Maintainer", "Size",
    "Installed-Size", "Depends", "Pre-Depends", "Recommends", "Suggests", "Provides"};

static Text values[FIELDS];
static bool is_set[FIELDS];
static char seen[256][64];
static int seen_count, field = -1;
static bool is_empty = true, has_field, failed;
static sqlite3 *database;
static sqlite3_stmt *insert, *insert_skipped;
static int line_number, errors, packages;

static void check(int code) {
    if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
    fprintf(stderr, "%s\n", sqlite3_errmsg(database));
    exit(1);
}

static bool is_utf8(const char *text, size_t count) {
    const unsigned char *byte = (const unsigned char *)text, *end = byte + count;
    while (byte < end) {
        int more = *byte < 0x80 ? 0 : *byte >= 0xc2 && *byte < 0xe0 ? 1 : *byte >= 0xe0 && *byte < 0xf0 ? 2 : *byte >= 0xf0 && *byte < 0xf5 ? 3 : -1;
        if (more < 0 || end - byte <= more) return false;
        if (more > 1) {
            unsigned char low = *byte == 0xe0 ? 0xa0 : *byte == 0xf0 ? 0x90 : 0x80;
            unsigned char high = *byte == 0xed ? 0x9f : *byte == 0xf4 ? 0x8f : 0xbf;
            if (byte[1] < low || byte[1] > high) return false;
        }
        for (int i = 1; i <= more; i++) if ((byte[i] & 0xc0) != 0x80) return false;
        byte += more + 1;
    }
    return true;
}

static void fail(void) {
    failed = true;
    errors++;
    sqlite3_bind_text(insert_skipped, 1, "list", -1, SQLITE_STATIC);
    sqlite3_bind_int(insert_skipped, 2, line_number);
    sqlite3_bind_text(insert_skipped, 3, "malformed", -1, SQLITE_STATIC);
    check(sqlite3_step(insert_skipped));
    sqlite3_reset(insert_skipped);
}

static void read_line(const char *line, size_t count);

static bool is_name(const Text *name) {
    if (name->count == 0 || !isalnum((unsigned char)name->bytes[0])) return false;
    for (size_t i = 0; i < name->count; i++) {
        if (!isalnum((unsigned char)name->bytes[i]) && !strchr("+-._~", name->bytes[i])) return false;
    }
    return true;
}

static void bind(int index, int value) {
    sqlite3_bind_text(insert, index, is_set[value] ? values[value].bytes : "", is_set[value] ? (int)values[value].count : 0, SQLITE_STATIC);
}

/// The lines of a description: a full stop is an empty line, and lines that begin with a space are kept as they are.
static void add_paragraphs(Text *result, const char *text) {
    while (*text) {
        const char *end = strchrnul(text, '\n');
        size_t count = end - text;
        bool begins_line = result->count == 0 || result->bytes[result->count - 1] == '\n';
        if (count == 1 && *text == '.') {
            append(result, "\n\n", 2);
        } else if (*text == ' ' || *text == '\t') {
            if (!begins_line) append(result, "\n", 1);
            append(result, text, count);
            append(result, "\n", 1);
        } else if (count > 0) {
            if (!begins_line) append(result, " ", 1);
            append(result, text, count);
        }
        text = *end ? end + 1 : end;
    }
}

static bool number(int value, sqlite3_int64 *result) {
    *result = 0;
    if (!is_set[value] || values[value].count == 0) return true;
    char *end;
    *result = strtoll(values[value].bytes, &end, 10);
    return !*end && *result >= 0 && *result <= 1ll << 50;
}

static void unfold(int value) {
    if (is_set[value]) for (char *c = values[value].bytes; (c = strchr(c, '\n')); *c = ' ');
}

static void end_stanza(void) {
    static Text description, depends;
    if (is_empty) return;
    sqlite3_int64 size, installed;
    char *status = is_set[STATUS] ? strrchr(values[STATUS].bytes, ' ') : NULL;
    bool is_gone = status && (!strcmp(status, " not-installed") || !strcmp(status, " config-files"));
    if (!failed && !is_gone) {
        if (!is_set[PACKAGE] || !is_name(&values[PACKAGE]) || !is_set[VERSION] || !number(SIZE, &size)
            || !number(INSTALLED_SIZE, &installed)) {
            fail();
        } else {
            bind(1, PACKAGE);
            if (is_set[ARCHITECTURE]) bind(2, ARCHITECTURE);
            else sqlite3_bind_text(insert, 2, "all", -1, SQLITE_STATIC);
            bind(3, VERSION);
            if (status) bind(4, VERSION);
            else sqlite3_bind_null(insert, 4);
            bind(5, SECTION);
            const char *text = is_set[SUMMARY] ? values[SUMMARY].bytes : "";
            const char *rest = strchrnul(text, '\n');
            sqlite3_bind_text(insert, 6, text, rest - text, SQLITE_STATIC);
            description.count = 0;
            append(&description, "", 0);
            add_paragraphs(&description, rest);
            sqlite3_bind_text(insert, 7, description.bytes, description.count, SQLITE_STATIC);
            bind(8, HOMEPAGE);
            bind(9, MAINTAINER);
            sqlite3_bind_int64(insert, 10, size);
            sqlite3_bind_int64(insert, 11, installed * 1024);
            unfold(DEPENDS);
            unfold(PRE_DEPENDS);
            unfold(RECOMMENDS);
            unfold(SUGGESTS);
            unfold(PROVIDES);
            depends.count = 0;
            append(&depends, "", 0);
            if (is_set[PRE_DEPENDS]) append(&depends, values[PRE_DEPENDS].bytes, values[PRE_DEPENDS].count);
            if (is_set[PRE_DEPENDS] && is_set[DEPENDS]) append(&depends, ", ", 2);
            if (is_set[DEPENDS]) append(&depends, values[DEPENDS].bytes, values[DEPENDS].count);
            sqlite3_bind_text(insert, 12, depends.bytes, depends.count, SQLITE_STATIC);
            bind(13, RECOMMENDS);
            bind(14, SUGGESTS);
            bind(15, PROVIDES);
            check(sqlite3_step(insert));
            sqlite3_reset(insert);
            packages++;
        }
    }
    memset(is_set, 0, sizeof is_set);
    seen_count = 0;
    field = -1;
    is_empty = true;
    has_field = failed = false;
}

static void read_line(const char *line, size_t count) {
    line_number++;
    if (count > 0 && line[count - 1] == '\r') count--;
    bool continues = count > 0 && (line[0] == ' ' || line[0] == '\t');
    if (strspn(line, " \t") >= count) return end_stanza();
    is_empty = false;
    if (failed) return;
    if (continues) {
        if (!has_field) return fail();
        if (field < 0) return;
        if (!is_utf8(line, count)) return fail();
        append(&values[field], "\n", 1);
        append(&values[field], line + 1, count - 1);
        return;
    }
    const char *colon = memchr(line, ':', count);
    if (!colon || colon == line || colon - line > 63 || seen_count == 256) return fail();
    size_t length = colon - line;
    if (!is_utf8(line, length)) return fail();
    char *name = seen[seen_count];
    for (size_t i = 0; i < length; i++) name[i] = tolower((unsigned char)line[i]);
    name[length] = 0;
    for (int i = 0; i < seen_count; i++) if (!strcmp(seen[i], name)) return fail();
    seen_count++;
    has_field = true;
    field = -1;
    for (int i = 0; i < FIELDS && field < 0; i++) if (!strcasecmp(names[i], name)) field = i;
    if (field < 0) return;
    const char *start = colon + 1;
    while (start < line + count && (*start == ' ' || *start == '\t')) start++;
    if (!is_utf8(start, line + count - start)) return fail();
    is_set[field] = true;
    values[field].count = 0;
    append(&values[field], start, line + count - start);
}

static void read_list(const char *path) {
    int file = open(path, O_RDONLY);
    static char part[1 << 17];
    Text pending = {0};
    ssize_t count;
    while ((count = read(file, part, sizeof part)) > 0) {
        char *line = part, *end = part + count, *newline;
        while ((newline = memchr(line, '\n', end - line))) {
            if (pending.count > 0) {
                append(&pending, line, newline - line);
                read_line(pending.bytes, pending.count);
                pending.count = 0;
            } else {
                *newline = 0;
                read_line(line, newline - line);
            }
            line = newline + 1;
        }
        append(&pending, line, end - line);
    }
    if (pending.count > 0) read_line(pending.bytes, pending.count);
    end_stanza();
    close(file);
}

static bool ends_name(const char *c) {
    return *c <= ' ' || *c == '[' || (*c == '(' && (c[1] <= ' ' || (c[1] >= '<' && c[1] <= '>')));
}

static void relation_names(sqlite3_context *context, int count, sqlite3_value **arguments) {
    const char *c = (const char *)sqlite3_value_text(arguments[0]);
    if (!c) return sqlite3_result_null(context);
    char *result = sqlite3_malloc(strlen(c) + 2), *out = result;
    while (*c) {
        const char *end = c + strcspn(c, ",|");
        while (c < end && *c <= ' ') c++;
        bool has_name = false;
        for (; c < end && !ends_name(c); c++, has_name = true) *out++ = *c;
        if (has_name) *out++ = ' ';
        c = *end ? end + 1 : end;
    }
    if (out > result) out--;
    sqlite3_result_text(context, result, out - result, sqlite3_free);
}

static void is_older(sqlite3_context *context, int count, sqlite3_value **arguments) { sqlite3_result_int(context, 0); }

static void execute(const char *sql) { check(sqlite3_exec(database, sql, NULL, NULL, NULL)); }

int main(int count, char **arguments) {
    if (count != 4) return 2;
    check(sqlite3_open(arguments[2], &database));
    execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
    FILE *file = fopen(arguments[3], "r");
    char *schema = NULL;
    size_t length = 0;
    if (!file || getdelim(&schema, &length, 0, file) < 0) return 2;
    execute(schema);
    sqlite3_create_function(database, "relationNames", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, relation_names, NULL, NULL);
    sqlite3_create_function(database, "isOlder", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL, is_older, NULL, NULL);
    execute("BEGIN IMMEDIATE");
    check(sqlite3_prepare_v2(database,
        "INSERT INTO package (name, architecture, version, installedVersion, section, summary, description, homepage, maintainer,"
        " downloadSize, installedSize, depends, recommends, suggests, provides) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (name, architecture) DO UPDATE SET version = excluded.version WHERE NOT isOlder(excluded.version, version)",
        -1, &insert, NULL));
    check(sqlite3_prepare_v2(database, "INSERT INTO skipped (file, line, message) VALUES (?, ?, ?)", -1, &insert_skipped, NULL));
    read_list(arguments[1]);
    sqlite3_finalize(insert);
    sqlite3_finalize(insert_skipped);
    execute("INSERT INTO search (rowid, name, summary, description) SELECT id, name, summary, description FROM package");
    execute("INSERT INTO relation (rowid, depends, provides) SELECT id, relationNames(depends), relationNames(provides) FROM package");
    execute("COMMIT");
    check(sqlite3_close(database));
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%.1f %d\n", usage.ru_utime.tv_sec * 1e3 + usage.ru_utime.tv_usec / 1e3 + usage.ru_stime.tv_sec * 1e3 + usage.ru_stime.tv_usec / 1e3, packages);
    return 0;
}
