package org.gradle.api

// Types of Gradle that the interface of Android's plugin names, as far as the app's build file uses them.

enum class JavaVersion { VERSION_17 }

interface Named

interface NamedDomainObjectContainer<T> {
    fun named(name: String, configure: T.() -> Unit)
}
