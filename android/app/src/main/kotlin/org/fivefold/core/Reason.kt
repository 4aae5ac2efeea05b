package org.fivefold.core

import org.fivefold.core.generated.FivefoldException

/** What to tell people of something that could not be done. */
val FivefoldException.sentence: String
    get() = when (this) {
        is FivefoldException.UnknownGame -> id
        is FivefoldException.Save -> reason
        is FivefoldException.Refused -> reason
        is FivefoldException.Listener -> reason
        is FivefoldException.Fault -> reason
    }
