package org.fivefold.game

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.hapticfeedback.HapticFeedbackType
import androidx.compose.ui.platform.LocalHapticFeedback
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.delay
import kotlinx.coroutines.withContext
import org.fivefold.core.generated.Haptic
import org.fivefold.core.generated.Moment
import org.fivefold.core.generated.Sound

/** Performs the haptics and the sound of a moment once, each after its delay. The core omits disabled ones. */
@Composable
fun Feedback(moment: Moment, hasSounds: Boolean, wave: (Sound) -> ByteArray?) {
    val haptics = LocalHapticFeedback.current
    val speaker = remember { Speaker() }
    var met by rememberSaveable { mutableStateOf(moment.number.toLong()) }
    DisposableEffect(speaker) { onDispose(speaker::close) }
    LaunchedEffect(speaker, hasSounds) { if (hasSounds) speaker.prepare(wave) }
    LaunchedEffect(moment.number) {
        if (met == moment.number.toLong()) return@LaunchedEffect
        met = moment.number.toLong()
        delay(moment.soundMs.toLong())
        moment.sound?.let(speaker::play)
        delay(moment.hapticAfterSoundMs.toLong())
        moment.haptic?.let { haptics.performHapticFeedback(type(it)) }
    }
}

private fun type(haptic: Haptic) = when (haptic) {
    Haptic.TOUCH -> HapticFeedbackType.ContextClick
    Haptic.REFUSE -> HapticFeedbackType.Reject
    Haptic.WIN -> HapticFeedbackType.Confirm
    Haptic.LOSS -> HapticFeedbackType.LongPress
    Haptic.DRAW -> HapticFeedbackType.VirtualKey
}

/** Plays the core's sounds, each from a track of its own; used from the main thread. */
private class Speaker : AutoCloseable {
    private val tracks = mutableMapOf<Sound, AudioTrack>()
    private var isClosed = false

    /** Creates the tracks in advance: a track created at the touch plays late. */
    suspend fun prepare(wave: (Sound) -> ByteArray?) {
        for (sound in Sound.entries - tracks.keys) {
            val file = wave(sound) ?: continue
            val track = withContext(NonCancellable + Dispatchers.Default) { made(file) }
            if (isClosed) track.release() else tracks.put(sound, track)?.release()
        }
    }

    fun play(sound: Sound) {
        val track = tracks[sound] ?: return
        if (track.state != AudioTrack.STATE_INITIALIZED) return
        track.stop()
        track.reloadStaticData()
        track.play()
    }

    override fun close() {
        isClosed = true
        tracks.values.forEach(AudioTrack::release)
        tracks.clear()
    }

    private fun made(wave: ByteArray): AudioTrack {
        val attributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_GAME)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()
        val format = AudioFormat.Builder()
            .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
            .setSampleRate(RATE)
            .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
            .build()
        val track = AudioTrack.Builder()
            .setAudioAttributes(attributes)
            .setAudioFormat(format)
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(wave.size - HEADER)
            .build()
        track.write(wave, HEADER, wave.size - HEADER)
        return track
    }

    private companion object {
        const val RATE = 44_100

        /** The length of the header of a WAV file, which an AudioTrack does not read. */
        const val HEADER = 44
    }
}
