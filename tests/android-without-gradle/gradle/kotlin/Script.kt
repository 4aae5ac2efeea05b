import com.android.build.api.dsl.ApplicationExtension
import com.android.build.api.variant.ApplicationAndroidComponentsExtension
import java.io.File
import org.gradle.api.TaskContainer
import org.gradle.api.file.ConfigurableFileTree
import org.gradle.api.provider.Property
import org.gradle.api.provider.Provider
import org.gradle.api.services.BuildServiceRegistry
import org.jetbrains.kotlin.gradle.dsl.JvmTarget

// What Gradle and its plugins put into the scope of a build file. The version catalog is written by the task runner.

interface Project {
    val rootDir: File
    val providers: Providers
    val gradle: Gradle
    val tasks: TaskContainer

    fun file(path: String): File

    fun fileTree(folder: File, configure: ConfigurableFileTree.() -> Unit): ConfigurableFileTree

    fun android(configure: ApplicationExtension.() -> Unit)

    fun androidComponents(configure: ApplicationAndroidComponentsExtension.() -> Unit)

    fun kotlin(configure: KotlinExtension.() -> Unit)

    fun dependencies(configure: Dependencies.() -> Unit)
}

interface Providers {
    fun gradleProperty(name: String): Provider<String>
}

interface Gradle {
    val sharedServices: BuildServiceRegistry
}

interface KotlinExtension {
    fun compilerOptions(configure: CompilerOptions.() -> Unit)
}

interface CompilerOptions {
    val jvmTarget: Property<JvmTarget>
}

/** An entry of the version catalog. */
open class Dependency

open class Version(private val number: String) {
    fun get() = number
}

interface Dependencies {
    fun implementation(library: Dependency)

    fun debugImplementation(library: Dependency)

    fun testImplementation(library: Dependency)

    fun androidTestImplementation(library: Dependency)

    fun variantOf(library: Dependency, configure: Variant.() -> Unit): Dependency
}

interface Variant {
    fun artifactType(name: String)
}
