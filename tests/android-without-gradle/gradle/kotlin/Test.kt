package org.gradle.api.tasks.testing

import org.gradle.api.tasks.WorkingTask

interface Test : WorkingTask {
    fun systemProperty(name: String, value: Any)

    fun jvmArgs(vararg arguments: Any)
}
