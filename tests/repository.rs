//! Checks files of the repository: texts in every language, sources of both apps, and files that Gradle, Xcode and the stores
//! read. One program, because each test program links the whole core.

mod files;
mod texts;

mod front_ends {
    mod games;
    mod layers;
    mod parity;
    mod phone_faults;
    mod readme;
    mod words;
}

mod packaging {
    mod apple;
    mod icon;
    mod licenses;
    mod manifest;
    mod profiles;
    mod store;
    mod versions;
}
