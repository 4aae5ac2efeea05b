//! What the two apps are packed from: icons, versions, manifests, project files. Gradle and Xcode do not run here, so
//! what they would read is checked for what can be known without them.

mod apple;
mod files;
mod icon;
mod licences;
mod manifest;
mod versions;
