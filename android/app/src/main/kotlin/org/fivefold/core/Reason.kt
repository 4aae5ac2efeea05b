package org.fivefold.core

import java.util.Locale
import org.fivefold.core.generated.FivefoldException
import org.fivefold.core.generated.faultWords

/** The message shown for an error. The reason of a fault is for a log. */
val FivefoldException.sentence: String
    get() = when (this) {
        is FivefoldException.UnknownGame -> id
        is FivefoldException.Save -> reason
        is FivefoldException.Refused -> reason
        is FivefoldException.Listener, is FivefoldException.Fault -> faultWords(Locale.getDefault().toLanguageTag())
    }
