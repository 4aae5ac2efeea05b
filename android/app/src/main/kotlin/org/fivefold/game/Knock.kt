package org.fivefold.game

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import kotlin.math.PI
import kotlin.math.exp
import kotlin.math.sin

/** The short knock of a piece on wood. */
class Knock : AutoCloseable {
    private var track: AudioTrack? = null

    fun play() {
        val playing = track ?: make().also { track = it }
        if (playing.state != AudioTrack.STATE_INITIALIZED) return
        playing.stop()
        playing.reloadStaticData()
        playing.play()
    }

    override fun close() {
        track?.release()
        track = null
    }

    private fun make(): AudioTrack {
        val samples = samples()
        val attributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_GAME)
            .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
            .build()
        val format = AudioFormat.Builder()
            .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
            .setSampleRate(RATE)
            .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
            .build()
        val made = AudioTrack.Builder()
            .setAudioAttributes(attributes)
            .setAudioFormat(format)
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(samples.size * Short.SIZE_BYTES)
            .build()
        made.write(samples, 0, samples.size)
        return made
    }

    companion object {
        private const val RATE = 44_100
        private const val LENGTH_MS = 70
        private const val MS_A_SECOND = 1000

        /** Two tones that die away at once: what a small block of wood sounds like. */
        fun samples(): ShortArray = ShortArray(RATE * LENGTH_MS / MS_A_SECOND) { index ->
            val time = index.toDouble() / RATE
            val wave = 0.7 * sin(2 * PI * 620 * time) + 0.3 * sin(2 * PI * 1430 * time)
            (wave * exp(-time * 70) * 0.5 * Short.MAX_VALUE).toInt().toShort()
        }
    }
}
