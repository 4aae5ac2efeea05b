"""Writes a file of arguments for `java` to run a program in the app's tests."""

import sys

file, class_path, *words = sys.argv[1:]
arguments = [word for more in words for word in more.split(" ")] + ["-classpath", class_path]


def quoted(argument):
    """Quotes an argument for java's argument files."""
    plain = argument.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"' if " " in plain or argument == class_path else plain


with open(file, "w", encoding="utf-8") as out:
    out.writelines(quoted(argument) + "\n" for argument in arguments)
