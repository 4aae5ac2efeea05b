//! Checks files that Gradle and Xcode would read: icons, versions, manifests, project files, licenses.

mod apple;
mod files;
mod icon;
mod licenses;
mod manifest;
mod versions;
