package org.gradle.api.tasks

import java.io.File
import org.gradle.api.Task
import org.gradle.api.provider.Provider

annotation class Input

annotation class InputFiles

annotation class Internal

annotation class OutputDirectory

annotation class TaskAction

annotation class PathSensitive(val value: PathSensitivity)

enum class PathSensitivity { RELATIVE }

interface TaskProvider<T : Task> : Provider<T> {
    fun configure(configure: T.() -> Unit)
}

interface TaskInputs {
    fun files(vararg paths: Any)
}

interface TaskOutputs {
    fun dir(path: Any)
}

interface WorkingTask : Task {
    val inputs: TaskInputs
    val outputs: TaskOutputs
}

interface Exec : WorkingTask {
    fun workingDir(folder: File)

    fun commandLine(vararg words: String)
}
