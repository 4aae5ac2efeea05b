package org.fivefold.storage

import java.io.File

/** A value kept in a file as lines of words: settings, statistics, the choices for new games. */
class LineFile<T>(
    file: File,
    private val parse: (List<List<String>>) -> T?,
    private val print: (T) -> List<List<String>>,
) {
    private val text = TextFile(file)

    /** What was found: a value, nothing, or something unreadable that has been set aside. */
    data class Found<T>(val value: T?, val wasSetAside: Boolean)

    fun load(): Found<T> {
        val found = text.read() ?: return Found(null, wasSetAside = false)
        val value = try {
            parse(found.lines().filter(String::isNotBlank).map { it.split(' ') })
        } catch (_: IllegalArgumentException) {
            null
        }
        if (value == null) text.setAside()
        return Found(value, wasSetAside = value == null)
    }

    /** Replaces the value whole or not at all, and says whether that worked. */
    fun save(value: T): Boolean = text.write(print(value).joinToString("") { words -> words.joinToString(" ") + "\n" })
}
