package org.fivefold

import org.junit.rules.ExternalResource

/** Comes before the activity; the bars outlive a test, so every test sets them. */
class Bars : ExternalResource() {
    override fun before() = systemBars()
}
