package org.gradle.api.file

import java.io.File
import org.gradle.api.provider.Provider

interface FileSystemLocation {
    val asFile: File
}

interface Directory : FileSystemLocation

interface RegularFile : FileSystemLocation

interface FileCollection

interface ConfigurableFileCollection : FileCollection {
    fun from(vararg paths: Any)
}

interface ConfigurableFileTree : FileCollection {
    fun include(vararg patterns: String)
}

interface DirectoryProperty : Provider<Directory> {
    fun set(folder: File)

    fun set(folder: Provider<out Directory>)
}
