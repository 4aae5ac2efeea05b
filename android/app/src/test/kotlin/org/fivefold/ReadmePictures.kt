package org.fivefold

import org.junit.Before
import org.junit.Test
import org.robolectric.annotation.Config

/** Draws the pictures of README: `cargo play --pictures .github/pictures --only readme`. */
@Config(qualifiers = "w411dp-h914dp-port-hdpi")
class ReadmePictures : PicturesBase() {
    @Before
    fun open() = waitForCore()

    @Test
    fun phoneLight() {
        show(saved("bridgit", "e11 h10 c5 b4 i9 l4 b8 f6 d6 f4", second = 4))
        analyze("phone-light")
    }

    @Test
    @Config(qualifiers = "+night")
    fun phoneDark() {
        val options = "\"mode\":\"ban-bonus\""
        show(saved("connect-any", "4 4 3 5 5 4 7 3 6 6", second = 4, options = options))
        analyze("phone-dark")
    }

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun tablet() = take("tablet")

    private fun show(save: String) = rule.runOnUiThread { model.play { receive(save) } }
}
