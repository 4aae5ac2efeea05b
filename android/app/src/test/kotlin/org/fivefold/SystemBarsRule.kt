package org.fivefold

import org.junit.rules.ExternalResource

/** Sets the system bars before the activity starts; they outlive a test, so every test sets them. */
class SystemBarsRule : ExternalResource() {
    override fun before() = systemBars()
}
