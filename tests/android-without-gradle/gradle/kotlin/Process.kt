package org.gradle.process

interface ExecOperations {
    fun exec(configure: ExecSpec.() -> Unit)
}

interface ExecSpec {
    fun workingDir(folder: Any)

    fun environment(name: String, value: Any)

    fun commandLine(words: Iterable<String>)
}
