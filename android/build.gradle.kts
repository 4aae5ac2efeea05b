// For ordinary Android development: the Android SDK and NDK, Gradle and cargo-ndk. Maven's files in `tests` build and test
// the same sources without an SDK.
buildscript {
    dependencies {
        // The Android plugin brings a Kotlin of its own; this is the one of the list.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.compose.compiler) apply false
}

// `gradle wrapper` makes the wrapper, which is not part of the repository.
tasks.wrapper {
    gradleVersion = libs.versions.gradle.get()
}
