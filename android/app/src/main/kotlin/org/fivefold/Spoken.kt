package org.fivefold

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.staticCompositionLocalOf
import org.fivefold.core.generated.Speech
import org.fivefold.core.generated.Word

/** How the app speaks: the core has every word of the screens, in the language that was chosen. */
val LocalSpeech = staticCompositionLocalOf<Speech> { error("nobody speaks outside the app's theme") }

/** What only the core can put together. */
interface Filling {
    /** A word and what is filled in. */
    fun filled(word: Word, value: String): String

    /** What is said of a thing, and its name. */
    fun saidOf(name: String, words: String): String
}

val LocalFilling = staticCompositionLocalOf<Filling> { error("nobody speaks outside the app's theme") }

fun Speech.say(word: Word): String = words.getValue(word)

/** Returns the text of a word. */
val Word.text: String
    @Composable @ReadOnlyComposable
    get() = LocalSpeech.current.say(this)

/** Returns a text with its placeholder filled in. */
@Composable
@ReadOnlyComposable
fun Word.filled(value: String): String = LocalFilling.current.filled(this, value)

/** Joins a name and the words about it. */
@Composable
@ReadOnlyComposable
fun saidOf(name: String, words: String): String = LocalFilling.current.saidOf(name, words)
