package org.gradle.api.plugins

interface ExtensionAware
