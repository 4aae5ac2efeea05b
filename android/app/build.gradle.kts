import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.compose.compiler)
}

val repository = rootDir.parentFile
val bindings = repository.resolve("target/bindings")

// What only tests call is left out of what is shipped; so released builds and tests are made by separate calls.
val isReleased = gradle.startParameter.taskNames.any { "Release" in it }
// What the app speaks; AndroidX brings words in eighty more languages.
val ownLanguages =
    Regex("android:name=\"(.+?)\"").findAll(file("src/main/res/xml/locales_config.xml").readText())
        .map { it.groupValues[1].replace("-", "-r") }
val nativeLibraries = repository.resolve("target/android/libraries")

android {
    namespace = "org.fivefold"
    compileSdk = libs.versions.compile.sdk.get().toInt()
    defaultConfig {
        applicationId = "org.fivefold"
        minSdk = libs.versions.min.sdk.get().toInt()
        targetSdk = libs.versions.target.sdk.get().toInt()
        versionCode = 1
        versionName = "0.1.0"
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
    }
    buildFeatures { compose = true }
    androidResources { localeFilters += ownLanguages }
    buildTypes {
        // Signing is left to whoever publishes it.
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(
                getDefaultProguardFile("proguard-android-optimize.txt"),
                "../core/consumer-rules.pro",
                "proguard-rules.pro",
            )
        }
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    sourceSets {
        named("main") {
            kotlin.directories += bindings.resolve("kotlin").path
            jniLibs.directories += nativeLibraries.path
        }
        // What runs on the desktop and on a device alike.
        named("test") { kotlin.directories += "src/sharedTest/kotlin" }
        named("androidTest") { kotlin.directories += "src/sharedTest/kotlin" }
    }
    dependenciesInfo {
        // An encrypted list of the libraries, for one store alone.
        includeInApk = false
        includeInBundle = false
    }
    testOptions {
        unitTests {
            isIncludeAndroidResources = true
            all {
                it.systemProperty("jna.library.path", bindings.resolve("library").path)
                it.systemProperty("robolectric.pixelCopyRenderMode", "hardware")
                it.jvmArgs("--enable-native-access=ALL-UNNAMED", "-Xmx2g")
                for (part in listOf("java.lang", "java.io", "java.util", "java.net", "jdk.internal.access")) {
                    it.jvmArgs("--add-opens=java.base/$part=ALL-UNNAMED")
                }
            }
        }
    }
}

kotlin {
    compilerOptions { jvmTarget = JvmTarget.JVM_17 }
}

val generateBindings =
    tasks.register<Exec>("generateBindings") {
        description = "Makes the Kotlin that calls the core, and the library the tests call it in."
        workingDir = repository
        commandLine("cargo", "task", "bindings")
        if (isReleased) args("--release")
    }

val buildCore =
    tasks.register<Exec>("buildCore") {
        description = "Links the core for phones, by Android's kit where cargo-ndk finds it, else without."
        workingDir = repository
        commandLine("cargo", "task", "android-libraries")
        if (isReleased) args("--release")
    }

tasks.matching { it.name == "preBuild" }.configureEach { dependsOn(generateBindings) }
tasks.matching { it.name.startsWith("merge") && it.name.endsWith("JniLibFolders") }.configureEach {
    dependsOn(buildCore)
}

dependencies {
    implementation(libs.activity.compose)
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.compose.ui)
    implementation(libs.core.ktx)
    implementation(libs.coroutines.android)
    implementation(libs.lifecycle.runtime.compose)
    implementation(libs.lifecycle.viewmodel.compose)
    // With the parts that are in native code, for devices; the tests take those of the desktop.
    implementation(variantOf(libs.jna) { artifactType("aar") })
    debugImplementation(libs.compose.ui.test.manifest)
    debugImplementation(libs.compose.ui.tooling.preview)

    testImplementation(libs.androidx.test.core)
    testImplementation(libs.androidx.test.junit)
    testImplementation(libs.compose.ui.test.junit4)
    testImplementation(libs.coroutines.test)
    testImplementation(libs.jna)
    testImplementation(libs.junit)
    testImplementation(libs.robolectric)

    androidTestImplementation(libs.androidx.test.junit)
    androidTestImplementation(libs.androidx.test.runner)
    androidTestImplementation(libs.compose.ui.test.junit4)
}
