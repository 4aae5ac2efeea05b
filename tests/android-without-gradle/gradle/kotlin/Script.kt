import java.io.File

// Declarations of the app's build file before its block `android`, and its version catalog.

val bindings = File("")
val nativeLibraries = File("")
val ownLanguages = listOf<String>()
val libs = Libs()

class Libs(val versions: Versions = Versions())

class Versions(val compile: Kind = Kind(), val min: Kind = Kind(), val target: Kind = Kind())

class Kind(val sdk: Version = Version())

class Version(private val number: String = "1") {
    fun get() = number
}
