package org.gradle.api

// Types of Gradle that the app's build file and the interface of Android's plugin name, as far as the file uses them.

import org.gradle.api.provider.Provider
import org.gradle.api.tasks.TaskProvider

enum class JavaVersion { VERSION_17 }

interface Named {
    fun getName(): String
}

interface NamedDomainObjectContainer<T> {
    fun named(name: String, configure: T.() -> Unit)
}

interface Task {
    fun usesService(service: Provider<*>)
}

abstract class DefaultTask : Task {
    override fun usesService(service: Provider<*>) = Unit
}

interface TaskCollection<T> {
    fun configureEach(configure: T.() -> Unit)
}

interface TaskContainer {
    fun <T : Task> register(name: String, type: Class<T>, configure: T.() -> Unit): TaskProvider<T>

    fun <T : Task> withType(type: Class<T>): TaskCollection<T>
}
