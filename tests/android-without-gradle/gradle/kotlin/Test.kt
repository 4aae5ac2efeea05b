package org.gradle.api.tasks.testing

interface Test {
    fun systemProperty(name: String, value: Any)

    fun jvmArgs(vararg arguments: Any)
}
