package org.gradle.api.provider

interface Provider<T> {
    fun get(): T

    val orNull: T?
}

interface Property<T> : Provider<T> {
    fun set(value: T)
}

interface ListProperty<T> : Provider<List<T>> {
    fun set(values: Iterable<T>)
}
