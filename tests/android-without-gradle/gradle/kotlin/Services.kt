package org.gradle.api.services

import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider

interface BuildServiceParameters {
    class None : BuildServiceParameters
}

interface BuildService<T : BuildServiceParameters>

interface BuildServiceSpec {
    val maxParallelUsages: Property<Int>
}

interface BuildServiceRegistry {
    fun <T : BuildService<*>> registerIfAbsent(
        name: String,
        type: Class<T>,
        configure: BuildServiceSpec.() -> Unit,
    ): Provider<T>
}
