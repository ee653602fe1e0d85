#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The import of Packages in Python: `import.py LIST DATABASE SCHEMA`. It prints processor time and packages."""
import re, resource, sqlite3, sys

FIELDS = {
    name.lower(): name
    for name in """Package Version Architecture Status Section Description Homepage Maintainer Size Installed-Size Depends Pre-Depends
    Recommends Suggests Provides""".split()
}
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9+._~-]*\Z")
END = re.compile(r"[\s\[]|\((?=[\s<=>])")


class Malformed(Exception):
    pass


def stanzas(file):
    """Yields the fields of each stanza, or what is wrong with it."""
    values, names, field, malformed = {}, set(), None, None
    for line in file:
        line = line.rstrip(b"\r\n")
        if not line.strip(b" \t"):
            if names or malformed:
                yield malformed or values
            values, names, field, malformed = {}, set(), None, None
            continue
        if malformed:
            continue
        try:
            text = line.decode()
            if text[0] in " \t":
                if not names:
                    raise Malformed("continues nothing")
                if field:
                    values[field] += "\n" + text[1:]
                continue
            name, colon, value = text.partition(":")
            if not colon or not name:
                raise Malformed("no colon")
            name = name.lower()
            if name in names:
                raise Malformed("twice")
            names.add(name)
            field = FIELDS.get(name)
            if field:
                values[field] = value.lstrip(" \t")
        except (Malformed, UnicodeDecodeError) as error:
            malformed = error
    if names or malformed:
        yield malformed or values


def paragraphs(lines):
    result = ""
    for line in lines:
        if line == ".":
            result += "\n\n"
        elif line[:1] in (" ", "\t") and line:
            result += ("" if not result or result[-1] == "\n" else "\n") + line + "\n"
        elif line:
            result += ("" if not result or result[-1] == "\n" else " ") + line
    return result


def number(values, field):
    text = values.get(field, "")
    if not text:
        return 0
    if not text.isdigit() or int(text) > 1 << 50:
        raise Malformed("not a number")
    return int(text)


def package(values):
    if isinstance(values, Exception):
        raise Malformed(str(values))
    name, version = values.get("Package", ""), values.get("Version", "")
    status = values.get("Status", "").split(" ")[-1]
    if status in ("not-installed", "config-files"):
        return None
    if not NAME.match(name) or not version:
        raise Malformed("no name")
    summary, *rest = values.get("Description", "").split("\n")
    depends = ", ".join(values[field] for field in ("Pre-Depends", "Depends") if field in values)
    relations = [text.replace("\n", " ") for text in [depends] + [values.get(f, "") for f in ("Recommends", "Suggests", "Provides")]]
    return [name, values.get("Architecture", "all"), version, version if status else None, values.get("Section", ""), summary,
            paragraphs(rest), values.get("Homepage", ""), values.get("Maintainer", ""), number(values, "Size"),
            number(values, "Installed-Size") * 1024] + relations


def relation_names(field):
    return " ".join(name for name in (END.split(part.strip(), maxsplit=1)[0] for part in re.split("[,|]", field)) if name)


def main():
    path, target, schema = sys.argv[1:]
    database = sqlite3.connect(target, isolation_level=None)
    database.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON")
    database.executescript(open(schema).read())
    database.create_function("relationNames", 1, relation_names, deterministic=True)
    database.create_function("isOlder", 2, lambda old, new: False, deterministic=True)
    database.execute("BEGIN IMMEDIATE")
    insert = (
        "INSERT INTO package (name, architecture, version, installedVersion, section, summary, description, homepage, maintainer,"
        " downloadSize, installedSize, depends, recommends, suggests, provides) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (name, architecture) DO UPDATE SET version = excluded.version WHERE NOT isOlder(excluded.version, version)")
    count = 0
    with open(path, "rb") as file:
        for values in stanzas(file):
            try:
                row = package(values)
            except Malformed as error:
                database.execute("INSERT INTO skipped (file, line, message) VALUES (?, 0, ?)", (path, str(error)))
                continue
            if row:
                database.execute(insert, row)
                count += 1
    database.execute("INSERT INTO search (rowid, name, summary, description) SELECT id, name, summary, description FROM package")
    database.execute("INSERT INTO relation (rowid, depends, provides) SELECT id, relationNames(depends), relationNames(provides) FROM package")
    database.execute("COMMIT")
    database.close()
    usage = resource.getrusage(resource.RUSAGE_SELF)
    print(f"{(usage.ru_utime + usage.ru_stime) * 1000:.1f} {count}")


main()
