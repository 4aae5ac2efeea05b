package org.fivefold.storage

import java.io.File
import java.io.IOException
import java.nio.file.Files
import java.nio.file.StandardCopyOption.ATOMIC_MOVE
import java.nio.file.StandardCopyOption.REPLACE_EXISTING

/** A text in a file that is replaced whole or not at all. */
class TextFile(private val file: File) {
    /** The text, or null if there is none or it cannot be read. */
    fun read(): String? = try {
        if (file.isFile) file.readText() else null
    } catch (_: IOException) {
        null
    }

    /** Replaces the text and says whether that worked; if not, the old one is still there. */
    fun write(text: String): Boolean = try {
        file.parentFile?.mkdirs()
        val fresh = File(file.path + ".new")
        fresh.outputStream().use { stream ->
            stream.write(text.toByteArray())
            stream.fd.sync()
        }
        Files.move(fresh.toPath(), file.toPath(), ATOMIC_MOVE, REPLACE_EXISTING)
        true
    } catch (_: IOException) {
        false
    }

    /** Keeps the text under another name, because it cannot be used under this one. */
    fun setAside(): Boolean = try {
        val kept = generateSequence(1) { it + 1 }.map { File("${file.path}.unreadable-$it") }.first { !it.exists() }
        Files.move(file.toPath(), kept.toPath(), ATOMIC_MOVE)
        true
    } catch (_: IOException) {
        false
    }

    fun delete() {
        file.delete()
    }
}
