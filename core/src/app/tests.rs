//! How the app behaves, without any screen.
//!
//! Time, chance and files are the tests' own: nothing sleeps. A search runs on its thread as ever; the tests wait for its
//! messages and hand them on, as a host does on its main thread.
//!
//! | what people are promised | shown by |
//! |---|---|
//! | five cards, each with a typical position or the match that runs, and what a touch does | `home`: `home_shows_five_games…`, `the_card_shows_the_match…` |
//! | two touches from the start to a turn | `home`: `a_touch_on_a_card_begins_a_game…` |
//! | several matches of a game are kept, a running one is put aside and never discarded unasked | `home`: `a_new_game_keeps_the_one_that_runs…`, `the_way_back_is_offered…`, `only_so_many_matches…`, `what_is_deleted…` |
//! | a match is one, in however many windows | `home`: `a_match_is_open_once…` |
//! | texts from elsewhere open beside the others; what is no game is refused with a short reason | `home`: `a_shared_text…`, `a_text_that_is_no_game…` |
//! | opponent, strength, who starts, colours and options come from the game's own list and are remembered | `new_game` |
//! | every game is played to its end by touches, points, arrows and Enter, and by the list of turns | `whole_games` |
//! | half-made turns, confirmation, take back, undo, redo | `board`, `kills`: `a_half_made_turn_outlives…` |
//! | a tap anywhere in a column, ghosts, cursor, the board turned for the player opposite | `board` |
//! | what is heard, felt and announced, once; nothing moves where that is not wanted | `board` |
//! | a screen reader's elements, values and actions | `board`: `a_screen_reader…`, `analysis` |
//! | the computer thinks only while it is seen, goes on by itself, and is given up by undo | `against_the_computer` |
//! | its turn appears after 0.6 s, and when nothing moves any more | `against_the_computer`: `the_computers_turn_appears…` |
//! | stale reports change nothing, a report is applied once | `against_the_computer`: `a_report…` |
//! | players and strength change in mid-game, two computers pause | `against_the_computer` |
//! | a search that fails is said in words, and the game goes on | `against_the_computer`, `analysis`: `…fails…` |
//! | values on the board, bar, line, proofs, hints; half a turn keeps what is known of it | `analysis` |
//! | looking back at a finished match is read-only; a copy is played on from there | `review` |
//! | nothing is lost, whenever the process ends and whatever the disk does | `kills`, `store` |
//! | what does not load is set aside, said once and never overwritten; so are matches of the version before taken over | `kills`, `settings`, `statistics`, `new_game` |
//! | each match is counted once, by level; what came from elsewhere is nobody's result | `statistics` |
//! | settings hold at once, everywhere | `settings` |
//! | both languages say everything, of turns and with their own digits | `words`, `home`: `another_language…` |
//! | a lesson for every game, step by step, with an answer to every turn, in both languages | `lessons`: `every_…` |
//! | a lesson can be left and taken up again, whatever the disk has | `lessons`: `a_lesson…`, `progress…` |
//! | rules with pictures | `home`: `the_rules_of_every_game…` |

mod against_the_computer;
mod analysis;
mod board;
mod home;
mod kills;
mod lessons;
mod new_game;
mod review;
mod settings;
mod statistics;
mod store;
mod whole_games;
mod words;
mod world;
