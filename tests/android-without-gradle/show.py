"""Writes what `java` is to be told to run a program among the app's tests: a file of arguments, one a line."""

import sys

file, class_path, *words = sys.argv[1:]
arguments = [word for more in words for word in more.split(" ")] + ["-classpath", class_path]


def quoted(argument):
    """As `java` reads it: a backslash and a space would mean something else."""
    plain = argument.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"' if " " in plain or argument == class_path else plain


with open(file, "w", encoding="utf-8") as out:
    out.writelines(quoted(argument) + "\n" for argument in arguments)
