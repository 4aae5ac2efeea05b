//! How the app behaves, without any screen.
//!
//! Time, chance and files are the tests' own: nothing sleeps. A search runs on its thread as ever; the tests wait for its
//! messages and hand them on, as a host does on its main thread.
//!
//! What app.md and README's table of parity promise, and the tests that show it: a name stands for every test that begins
//! with it. [`promises`] looks whether they are there.
//!
//! | what people are promised | shown by |
//! |---|---|
//! | **Home** | |
//! | five cards, each with a typical position or the match that runs | `home_shows_five_games`, `every_game_has_a_typical_picture` |
//! | what a touch on a card does, whose turn it is, how it ended | `the_card_shows_the_match`, `a_finished_match_that_shows_an_earlier_move` |
//! | two touches from the start to a move | `a_touch_on_a_card_begins_a_game` |
//! | several matches of a game are kept; a running one is put aside and never discarded unasked | `a_new_game_keeps_the_one_that_runs`, `a_second_replacement`, `the_way_back_is_offered`, `going_back_keeps_the_new_game`, `a_match_that_stands_at_its_start`, `only_so_many_matches` |
//! | what is deleted can be brought back, and is gone when it cannot | `what_was_deleted_is_brought_back`, `a_process_that_ends_before`, `what_was_deleted_is_off_the_disk`, `what_was_deleted_is_gone_when`, `whoever_has_a_deleted_match`, `a_deleted_match_that_the_disk`, `a_match_that_comes_back`, `a_link_to_a_deleted_match` |
//! | finished ones with the day they ended; reviewed, shared and deleted from their list | `a_finished_match_says_when`, `a_match_that_ended_nobody_knows`, `a_date_is_said`, `a_finished_match_is_reviewed` |
//! | a match is one, in however many windows | `a_match_is_open_once`, `settings_are_one_for_all_open_matches` |
//! | something is told once | `a_match_that_does_not_load_is_set_aside_said_once`, `settings_that_cannot_be_read` |
//! | **New game** | |
//! | opponent, strength by level, time or simulations, remembered for each game | `what_was_chosen_is_remembered`, `strength_goes_step_by_step`, `every_level_has_a_face` |
//! | who starts, and with which colour | `who_starts_is_said_by_the_colour`, `who_starts_is_the_one` |
//! | options from the game's own list, only where they are of use | `every_game_offers_its_own_options`, `options_are_there_only_where`, `a_number_goes_step_by_step`, `rows_that_follow_the_size` |
//! | cells chosen on a preview, drawn again, surprises | `cells_are_chosen_on_the_preview`, `what_is_drawn_by_lot`, `a_surprise_is_a_board` |
//! | what makes no game is explained | `options_that_make_no_game` |
//! | **The game** | |
//! | every game is played to its end by touches, points, arrows and Enter, and by the list of moves | `every_game_is_played_to_its_end_by_touches`, `every_game_is_played_to_its_end_by_points`, `every_game_is_played_to_its_end_by_arrows`, `every_game_is_played_to_its_end_by_the_list` |
//! | a tap anywhere in a column, the nearest legal place, nothing beside the board | `a_tap_anywhere_in_a_column` |
//! | a ghost under finger and pointer | `the_ghost_follows_the_pointer` |
//! | pieces and quadrants are dragged as well as touched | `a_piece_is_dragged`, `a_piece_that_is_let_go`, `a_quadrant_is_turned`, `a_finger_that_slides` |
//! | keyboard and d-pad reach everything; at the edge a key is the system's | `every_place_is_within_reach`, `at_the_edge_an_arrow`, `the_cursor_goes_from_the_quadrant`, `a_finger_takes_over` |
//! | half-made moves say what is missing and are taken back | `a_half_made_move_says_what_is_missing`, `a_pick_is_shown_and_dropped` |
//! | moves are confirmed if wanted | `a_complete_move_waits_to_be_confirmed` |
//! | undo, redo, any move of the list | `what_is_undone_comes_again`, `in_a_game_that_goes_on_a_new_move`, `a_jump_that_is_refused` |
//! | a pass where there is no other move | `the_pass_is_offered` |
//! | a touch that means nothing says why | `a_touch_that_means_nothing`, `a_move_that_is_no_move` |
//! | both players are named, at their places | `players_sit_at_their_places` |
//! | players and strength change in mid-game | `players_and_strength_change`, `who_takes_over_from_a_paused_computer` |
//! | resign, agree on a draw, take it back | `who_resigns_loses`, `a_resignation_that_is_taken_back` |
//! | who won and why, `You` to the only person | `it_says_you_won`, `a_draw_by_both_sides_marks_both_lines` |
//! | rematch with the sides changed, and the same game from its beginning | `a_rematch_is_another_match`, `a_restart_is_the_same_game` |
//! | what is done seldom has stable places | `every_entry_keeps_its_place` |
//! | looking back is read-only; a copy is played on from there | `a_finished_game_is_not_overwritten`, `undo_in_a_finished_game`, `playing_from_an_earlier_move`, `a_copy_has_the_board` |
//! | a first game by somebody who knows nothing takes five touches beside its own, and nothing to read is longer than two lines | `a_first_game_takes` |
//! | a step of a lesson that is done goes on by itself, where things may move by themselves | `after_a_while_a_step` |
//! | **The computer** | |
//! | it thinks only while it is seen and goes on by itself | `what_has_not_been_shown_does_not_think`, `the_computer_answers` |
//! | undo gives its thinking up | `undo_while_the_computer_thinks` |
//! | its move appears after 0.6 s, and when nothing moves any more | `the_computers_turn_appears_after`, `the_computers_turn_appears_when` |
//! | play now; what it thinks about | `thinking_is_seen_with_its_visits`, `every_game_is_played_against_the_computer` |
//! | an earlier move waits until it is asked; two computers pause | `an_earlier_move_waits`, `two_computers_play` |
//! | reports that are late change nothing, none is applied twice | `a_report_comes_too_late`, `a_report_is_applied_once` |
//! | a search that fails is said in words, and the game goes on | `a_search_that_fails`, `an_analysis_that_fails` |
//! | **Coach and rating** | |
//! | a coach says what gave the game away, and nothing less; it is there for beginners and can be switched | `a_move_that_gave_the_game_away`, `whoever_has_no_coach`, `a_coach_who_is_interrupted`, `a_coach_is_there_at_first` |
//! | what had help is not rated, and that is said | `what_had_help`, `what_began_in_the_midst`, `the_end_and_the_list` |
//! | how strong somebody is, by the games against levels, with a graph; as strong as me | `a_win_is_rated`, `what_had_help_changes_no_rating`, `a_rating_that_is_none`, `as_strong_as_me` |
//! | the move that decided a game, and the next level | `the_move_that_decided`, `whoever_has_won` |
//! | **Two people** | |
//! | clocks: they run for whoever is to move, stand while hidden, outlive the process, and who has no time left has lost | `the_time_runs`, `the_time_stands`, `who_has_no_time_left`, `a_move_that_comes_too_late` |
//! | names, and the score of the evening | `two_people_have_names` |
//! | **Hints and analysis** | |
//! | values of whatever can be touched, proven ones told apart, the bar, the line | `analysis_values_whatever`, `a_proven_position_is_analysed_once`, `the_bar_is_orange`, `values_say_what_is_proven` |
//! | it stops when it is hidden, and knows what half a move leaves | `an_analysis_stops_when_it_is_hidden`, `the_values_of_the_second_half`, `an_analysis_of_half_a_move`, `two_moves_taken_back_while` |
//! | it ends by itself when it has nothing to add | `an_analysis_that_has_nothing_to_add` |
//! | what nobody sees, and an app at rest, spends no battery | `an_app_in_which_a_person_is_to_move`, `what_nobody_sees`, `two_windows_over_a_match`, `an_end_and_a_review` |
//! | what proves a win is drawn | `the_trees_of_a_won_position` |
//! | a hint, as long as it holds | `a_hint_says_what_to_touch`, `a_hint_goes_on`, `a_hint_is_forgotten`, `nobody_gets_a_hint` |
//! | **Learning** | |
//! | a lesson for every game, with an answer to every move, in both languages | `every_game_brings_a_lesson`, `every_step_says_what_it_needs`, `every_step_answers_right_and_wrong`, `every_step_is_done_by_touching` |
//! | a lesson is left and taken up again, whatever the disk has | `a_lesson_is_taken_up`, `progress_that_cannot_be_read`, `progress_of_steps_and_games` |
//! | home offers it where a game was never played | `home_offers_the_lesson` |
//! | a touch that means nothing says why | `a_touch_that_means_nothing_says_why_wherever`, `every_place_of_a_layout_answers`, `a_pier_says` |
//! | every turn of a game is judged in the background and once; slips are shown, explained and tried again | `every_move_is_judged`, `what_was_found_opens`, `a_slip_is_shown`, `something_better_can_be_found` |
//! | **Never lose a game** | |
//! | whenever the process ends, whatever the disk does | `every_action_against_the_computer`, `whichever_call_is_the_last_one`, `at_random_moments_with_random_faults`, `a_half_made_move_outlives`, `after_settling_everything` |
//! | a full disk is said | `a_full_disk_is_said`, `on_a_full_disk_settings`, `on_a_full_disk_a_result` |
//! | what does not load is set aside and never overwritten | `a_match_that_does_not_load`, `what_can_be_neither_read`, `what_is_too_long_or_no_text`, `choices_that_cannot_be_read`, `statistics_that_cannot_be_read` |
//! | matches of the version before are taken over | `the_matches_of_the_version_before` |
//! | **Rules, statistics, settings, sharing** | |
//! | rules with pictures | `the_rules_of_every_game` |
//! | each match is counted once, by level; what came from elsewhere is nobody's result | `wins_draws_losses`, `a_match_is_counted_once`, `what_was_over_before_it_came`, `games_between_people` |
//! | settings hold at once, everywhere, and are kept | `settings_hold_at_once`, `settings_of_a_later_version` |
//! | the language is the system’s or one that is chosen | `the_screens_speak_the_language`, `whatever_is_open_speaks`, `a_language_that_nobody_knows`, `only_arabic_begins` |
//! | palettes with their contrast; sides differ by shape | `text_can_be_read`, `pieces_stand_out`, `the_sides_differ_by_shape`, `a_system_that_wants_contrast` |
//! | nothing moves where that is not wanted; a motion is shown once | `nothing_moves_where`, `a_motion_is_shown_once`, `every_motion_of_every_game` |
//! | what is heard, felt and announced, once | `what_is_done_is_heard`, `a_moment_has_a_number`, `only_what_is_new_is_announced` |
//! | the board turns round for the player opposite | `the_board_turns_round` |
//! | a game and its picture are shared; a text from elsewhere opens beside the others | `a_shared_picture`, `a_shared_text`, `a_text_that_is_no_game` |
//! | a match goes to and fro as a link, on one match; where two went different ways both are kept | `two_people_play_by_message`, `where_two_have_parted`, `a_link_that_is_behind`, `a_link_that_is_no_game` |
//! | **Puzzles** | |
//! | every puzzle is solved to its end against the best defence, a wrong move is refuted, a longer win goes on | `every_puzzle_is_solved`, `every_right_answer_is_accepted` |
//! | hints in three steps; what was failed or told counts and returns | `hints_come_in_three_steps`, `only_the_first_attempt`, `what_was_failed_returns` |
//! | chapters, and playing on | `a_chapter_is_played`, `a_solved_puzzle_can_be_played_on` |
//! | the puzzle of the day, its calendar and its streak, wherever one is and however the clock is set | `at_midnight`, `whoever_travels_west`, `whoever_travels_east`, `a_leap_day`, `a_streak_forgives` |
//! | a record or puzzles that are damaged are told once, and nothing is lost | `a_record_that_cannot_be_read`, `puzzles_that_are_damaged` |
//! | **Everybody can play** | |
//! | a screen reader's elements, values and actions | `a_screen_reader_finds`, `analysis_values_whatever` |
//! | every language says everything, of moves, with its own digits, and changes at once | `every_text_is_used`, `english_texts_say_turn_for_a_move`, `numbers_are_grouped`, `another_language_is_spoken`, `the_sheet_follows_the_language`, `a_hint_is_said_in_the_language` |
//!
//! Screens that come back after the process has ended, several windows, the system's back, large letters and right to left
//! belong to the front ends: `android/app/src/test` and `ios/Tests`. What all three languages do alike is in `tests/scenarios`.

mod against_the_computer;
mod analysis;
mod archive;
mod board;
mod clocks;
mod coach;
mod daily;
mod drags;
mod endings;
mod first_game;
mod hands;
mod home;
mod kills;
mod lessons;
mod links;
mod menu;
mod new_game;
mod promises;
mod puzzles;
mod rest;
mod review;
mod reviewed_moves;
mod settings;
mod speech;
mod statistics;
mod store;
mod touches;
mod whole_games;
mod words;
mod world;

/// How a level is called, with the rating that was measured.
fn rated(title: &str, game: &str, level: u8) -> String {
    let game = fivefold_engine::games::find(game).expect("there is such a game");
    format!("{title} · {}", super::level_rating(game, level).expect("there is such a level"))
}
