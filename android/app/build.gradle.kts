import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.compose.compiler)
}

val repository = rootDir.parentFile
// What the app speaks; AndroidX brings words in eighty more languages.
val ownLanguages =
    Regex("android:name=\"(.+?)\"").findAll(file("src/main/res/xml/locales_config.xml").readText())
        .map { it.groupValues[1].replace("-", "-r") }
val hostLibrary = repository.resolve("target/bindings/library")

// Everyday builds link the core for one processor with `-Pabi=arm64-v8a`.
val onlyProcessor: String? = providers.gradleProperty("abi").orNull

android {
    namespace = "org.fivefold"
    compileSdk = libs.versions.compile.sdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()
    defaultConfig {
        applicationId = "org.fivefold"
        minSdk = libs.versions.min.sdk.get().toInt()
        targetSdk = libs.versions.target.sdk.get().toInt()
        versionCode = 1
        versionName = "0.1.0"
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
        onlyProcessor?.let { ndk.abiFilters += it }
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
        // What runs on the desktop and on a device alike.
        named("test") { kotlin.directories += listOf("src/sharedTest/kotlin", "../core/sample") }
        named("androidTest") { kotlin.directories += "src/sharedTest/kotlin" }
    }
    // The app has a choice of language of its own.
    bundle { language { enableSplit = false } }
    // Libraries are mapped from the APK, not extracted at the installation.
    packaging { jniLibs.useLegacyPackaging = false }
    lint {
        warningsAsErrors = true
        checkReleaseBuilds = true
        // Versions are raised together with Maven's files.
        disable += listOf("AndroidGradlePluginVersion", "GradleDependency", "NewerVersionAvailable")
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
                it.systemProperty("jna.library.path", hostLibrary.path)
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
    compilerOptions { jvmTarget.set(JvmTarget.JVM_17) }
}

/** A call of the task runner in Rust, made again only after a change of the core or of the runner. */
abstract class CoreTask : DefaultTask() {
    @get:Internal
    abstract val checkout: DirectoryProperty

    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    /** The arguments of `cargo task`, without the folder of the results. */
    @get:Input
    abstract val arguments: ListProperty<String>

    /** The folder of the NDK, if the task links for phones. */
    @get:Internal
    abstract val ndk: DirectoryProperty

    @get:OutputDirectory
    abstract val made: DirectoryProperty

    @get:Inject
    abstract val processes: ExecOperations

    @TaskAction
    fun call() {
        processes.exec {
            workingDir(checkout)
            ndk.orNull?.let { environment("ANDROID_NDK_HOME", it.asFile.path) }
            commandLine(listOf("cargo", "task") + arguments.get() + listOf("--to", made.get().asFile.path))
        }
    }
}

/** Limits cargo to one call at a time: two calls would wait for each other's lock and replace each other's library. */
abstract class Cargo : BuildService<BuildServiceParameters.None>

val cargo = gradle.sharedServices.registerIfAbsent("cargo", Cargo::class.java) { maxParallelUsages.set(1) }

val coreSources = fileTree(repository) {
    include(
        "Cargo.*",
        ".cargo/**",
        "core/**",
        "bindings/**",
        "tests/runner/**",
        "tests/phones/**"
    )
}

fun coreTask(name: String, words: List<String>) = tasks.register(name, CoreTask::class.java) {
    checkout.set(repository)
    sources.from(coreSources)
    arguments.set(words)
    usesService(cargo)
}

// Test hooks of the core are left out of what is shipped.
androidComponents {
    onVariants { variant ->
        val name = variant.name.replaceFirstChar { it.uppercase() }
        val options = if (variant.buildType == "release") listOf("--release") else listOf()
        val kotlin = coreTask("generate${name}Bindings", listOf("kotlin-sources") + options)
        variant.sources.kotlin?.addGeneratedSourceDirectory(kotlin) { it.made }
        val processor = onlyProcessor?.let { listOf("--only", it) }.orEmpty()
        val libraries = coreTask("link${name}Core", listOf("android-libraries") + options + processor)
        libraries.configure { ndk.set(sdkComponents.ndkDirectory) }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(libraries) { it.made }
    }
}

// The library that tests on the desktop call.
val buildHostLibrary =
    tasks.register("buildHostLibrary", Exec::class.java) {
        workingDir(repository)
        commandLine("cargo", "task", "bindings")
        inputs.files(coreSources)
        outputs.dir(hostLibrary)
        usesService(cargo)
    }
tasks.withType(Test::class.java).configureEach { inputs.files(buildHostLibrary) }

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
