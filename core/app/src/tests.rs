//! Tests of the app without a user interface.
//!
//! Clock, seeds and files are fakes, and nothing sleeps. A search runs on its own thread as in production; the tests
//! wait for its messages and forward them to the app, as a host does on its main thread.
//!
//! The table lists the required behaviors and the tests that verify them; a name stands for all tests that begin with
//! it. A file is one of `tests/scenarios`, which hosts in all three languages run.
//!
//! | behavior | tests |
//! |---|---|
//! | **Home** | |
//! | five cards, each with a typical position or the running match | `home_shows_five_games_with_typical_positions`, `every_game_and_diagram_has_picture` |
//! | a card opens the match opened last and shows the position that opens and whose turn it is, or how the match ended | `card_shows_board_turn_and_result`, `card_shows_result_while_earlier_move_is_viewed`, `card_shows_position_after_undo_and_code_the_last_one`, `card_leads_to_match_opened_last` |
//! | two touches from start to first move | `card_begins_match_and_then_resumes_it` |
//! | several matches of a game are kept; a replaced match is never discarded without asking | `new_match_keeps_running_one_and_offers_return`, `second_replacement_offers_return_too`, `return_to_replaced_match_expires`, `replaced.txt`, `match_rewound_to_start_is_stored`, `received_links_remove_no_own_match`, `no_sequence_of_received_texts_removes_own_match`, `opening_over_many_files_removes_none`, `received_text_does_not_choose_its_place_in_storage` |
//! | deletion can be undone for ten minutes, and a deleted match restored for thirty days | `deleted_match_is_restored_unchanged`, `deleted_match_can_be_restored_for_thirty_days`, `deletion_without_date_is_dated_later`, `deletion_survives_kill`, `undo_of_deletion_expires`, `open_deleted_match_is_not_saved_until_restored`, `deletion_is_saved_when_disk_recovers`, `restored_match_is_saved_when_disk_has_room`, `deleted_match_is_restored_by_its_link` |
//! | finished matches with their end date; review, sharing and deletion from the list | `finished_match_shows_relative_end_date`, `finished_match_shows_no_date_when_end_is_unknown`, `date_is_formatted_in_every_language`, `finished_match_offers_review_share_and_delete` |
//! | several windows share one match | `match_opened_twice_is_shared`, `settings_apply_to_all_open_matches` |
//! | each failure is reported once | `unreadable_match_is_quarantined_and_reported_once`, `unreadable_settings_are_quarantined_and_reported_once` |
//! | **New game** | |
//! | opponent, strength by level, time or simulations, remembered for each game | `choices_are_remembered_per_game`, `new_game_offers_level_chosen_during_match`, `options.txt`, `every_level_has_face_in_color_of_its_side` |
//! | rows in order, each with its event | `rows_follow_opponent_in_order`, `events_of_rows_apply_and_unchanged_sheet_returns_none` |
//! | who starts, and with which color | `surprise.txt`, `starting_player_is_chosen_or_drawn` |
//! | options from the game's own list, hidden where unused | `every_game_offers_its_options_with_preview`, `options.txt`, `number_option_steps_within_bounds`, `dependent_option_continues_from_default_of_size`, `new_size_replaces_rows_and_columns` |
//! | cells chosen on a preview, random setups, surprises | `cells_are_toggled_on_preview`, `random_setup_can_be_redrawn_and_hides_seed`, `surprise_board_is_playable` |
//! | the result with best play where it is known, and fair boards | `summary_tells_known_value_and_fair_boards_are_drawn` |
//! | chosen cells are on the board and have one purpose | `cells_beyond_a_smaller_board_are_dropped`, `cell_chosen_for_another_purpose_loses_its_first_one` |
//! | **The game** | |
//! | every game can be finished by touches, points, arrows and Enter, and from the move list | `every_game_is_finished_by_touches`, `every_game_is_finished_by_points_on_picture`, `every_game_is_finished_by_arrows_and_enter`, `every_game_is_finished_from_move_list` |
//! | a tap acts on the nearest legal place, and not outside the board | `tap_anywhere_in_column_drops_disc` |
//! | a ghost piece under finger and pointer | `cursor.txt` |
//! | coordinates where wanted or where words name places: readable, in one set, and the board stays in its place | `coordinates_are_off_unless_words_name_places`, `coordinates_are_readable_and_apart_on_every_board`, `coordinates_do_not_change_size_of_board`, `moves_in_columns_have_one_set_of_coordinates`, `move_is_named_by_its_row_and_column_only` |
//! | discs fall behind the plate, quadrants are lifted without a jump | `disc_falls_behind_plate`, `lifted_quadrant_moves_without_jump` |
//! | pieces and quadrants can be dragged | `dragged_piece_moves_to_target`, `dragged_piece_returns_when_dropped_elsewhere`, `quadrant_is_rotated_or_mirrored_by_drag`, `sliding_touch_acts_where_finger_lifts` |
//! | keyboard and d-pad reach everything; at the edge keys are left to the system | `arrows_reach_every_place`, `arrow_at_edge_is_not_consumed`, `cursor_moves_from_quadrant_to_operations`, `touch_clears_keyboard_cursor` |
//! | half-made moves name the missing step and can be taken back | `pentago-twist-half-made.txt`, `lines-of-action-pick.txt` |
//! | optional confirmation of moves | `complete_move_waits_for_confirmation` |
//! | undo, redo, jump to any move | `undo-redo.txt`, `go-to.txt`, `refused_jump_keeps_search_running` |
//! | a pass where no other move is legal | `pass.txt` |
//! | refused touches explain why | `connect-four-full-column.txt`, `every_refused_touch_explains_why`, `invalid_move_text_is_refused_briefly` |
//! | the second half of a double press has no effect; a refused touch leaves a result and a verdict on the screen | `second_press_in_rhythm_plays_no_move_of_opponent`, `second_press_leaves_verdict_of_puzzle_and_lesson`, `second_press_on_twist_button_leaves_verdict`, `chosen_piece_stays_chosen_and_moves_at_once`, `lists_keys_and_screen_readers_need_no_pause`, `refused_touch_does_not_stand_in_result`, `second_press_on_skip_skips_one_step`, `second_press_on_hint_spends_no_second_hint` |
//! | a press shortly after another one does not act on a screen, a sheet or a part of one that has been replaced since; one that opens without a press hears at once | `second_press_does_not_act_on_what_first_one_opened`, `screen_that_opens_without_press_hears_at_once` |
//! | both players are named at their seats | `computer-plays.txt` |
//! | the result or whose turn it is, the coach’s remark, the status, the buttons and the analysis have one order | `parts_below_board_are_in_order_of_importance` |
//! | players and strength change during a match; the computer waits while they are chosen | `players.txt`, `two-computers.txt`, `computer_waits_while_players_are_chosen` |
//! | resignation, agreed draw, and their undo | `resign.txt`, `draw.txt`, `undone_resignation_counts_no_loss`, `undo_after_loss_returns_to_own_move` |
//! | who won and why, `You` to the only person | `statistics.txt`, `sounds.txt`, `draw_by_two_lines_marks_both` |
//! | rematch with swapped sides, and restart | `rematch.txt`, `restart_begins_same_game_and_keeps_first` |
//! | the menu has at most eight rows, of what can be done now; lists of moves and settings are beside its title | `menu_of_every_state_has_at_most_eight_rows`, `menu_has_what_can_be_done_now`, `tools_beside_the_menu_lead_to_redo_moves_and_settings`, `menu.txt` |
//! | viewing earlier moves is read-only; playing on begins a copy | `finished_match_is_read_only`, `statistics.txt`, `play_from_here_begins_copy`, `copy_keeps_random_setup` |
//! | a beginner's first match takes five extra touches, and no text is longer than two lines | `first_game_takes_five_extra_touches_and_two_lines` |
//! | a solved lesson step advances by itself unless motion is reduced | `solved_lesson_step_advances_after_delay` |
//! | **The computer** | |
//! | it thinks only while shown, and resumes by itself | `two-computers.txt`, `computer_answers_after_move_is_saved` |
//! | undo cancels its search | `undo-against-the-computer.txt` |
//! | its move appears after 0.6 s and after all animations | `computer_move_appears_after_six_hundred_ms`, `computer_move_appears_after_animation_ends` |
//! | "move now", and visits while thinking | `thinking_shows_visits_when_setting_is_on`, `every_game_is_played_against_computer` |
//! | it waits at an earlier move until asked; two computers can be paused | `two-computers.txt`, `two_computers_pause_and_resume` |
//! | late reports are ignored, no report is applied twice | `late_or_foreign_report_is_ignored`, `report_is_applied_once` |
//! | a failed search is explained, and the match continues | `failed-search.txt`, `failed_analysis_is_explained` |
//! | **Coach and rating** | |
//! | a coach reports mistakes that a person can see; it is switched by hand | `coach_reports_losing_move_and_takes_it_back`, `coach_names_threat_and_lights_its_cells`, `near_loss_is_said_before_reason_without_threat`, `warning_marks_place_of_reply`, `coach_keeps_silent_about_distant_loss`, `advice_is_absent_without_coach`, `advice_stays_while_match_is_hidden_and_shown`, `interrupted_coach_judges_again`, `coach_switch_is_remembered_and_independent_of_level`, `coach_warns_of_loss_at_once_where_every_move_loses_soon` |
//! | matches with help are unrated and marked | `helped_match_is_marked_unrated`, `helped_match_and_undone_resignation_keep_rating`, `match_from_midgame_is_marked_unrated`, `match_with_handicap_against_computer_is_not_rated`, `result_and_list_show_help` |
//! | the player's rating from matches against levels, with a graph; an opponent of equal strength | `win_is_rated_and_shown`, `rating_graph_stays_within_picture_and_shows_nearest_level`, `rating_of_older_version_has_no_band`, `game_without_rating_says_how_to_get_one`, `helped_match_and_undone_resignation_keep_rating`, `invalid_rating_is_quarantined_with_statistics`, `equal_strength_choice_follows_rating` |
//! | the deciding move, and the next level | `deciding_move_is_found_and_saved_for_review`, `win_offers_next_level` |
//! | **Two people** | |
//! | clocks run for the side to move, also while an earlier move is viewed, pause while hidden, survive a kill, and a side out of time loses; each person has an own one | `each_person_has_own_clock_that_stays_in_rematch`, `choices_of_older_version_have_one_time_for_both`, `clock_runs_for_side_to_move_after_first_move`, `clock_timer_that_fires_early_is_set_again`, `clock_runs_while_earlier_move_is_viewed`, `clock_pauses_while_hidden_and_survives_kill`, `side_out_of_time_loses_for_good`, `move_after_timeout_is_not_played` |
//! | without hints, two people have no hints and no analysis until the end, which is final | `two_people_without_hints_have_none_until_end`, `concession_without_hints_is_final`, `match_without_hints_is_copied_only_after_its_end` |
//! | two people may hand the device over: after the motion of a move the bar has the next person's one button, and until it is pressed nothing is played and the clocks and the flip wait; earlier positions, the end and a computer wait for nobody | `next_person_takes_over_after_motion_of_move`, `nothing_is_played_until_device_is_handed_over`, `earlier_position_waits_for_nobody`, `clocks_wait_until_device_is_handed_over`, `board_flips_when_device_is_handed_over`, `only_two_people_in_play_hand_device_over`, `match_opened_again_asks_who_has_device`, `pass_screen_has_undo_only_for_its_holder` |
//! | the sheet flips the board as the settings do | `sheet_of_two_people_flips_board_as_settings_do` |
//! | a move after looking back, the computer's too, asks before it replaces several | `move_after_looking_back_asks_before_it_replaces_several`, `match_left_while_looking_back_asks_before_a_move_replaces_several`, `match_left_after_undoing_is_not_looked_back`, `touch_on_computers_turn_is_refused_without_a_question` |
//! | two people keep their seats when they swap colors, which the rematch says | `people_keep_their_seats_when_they_swap_colors` |
//! | names and a running score, which goes on through rematches and all games of a day, and stands beside the result from the second match on | `two_people_have_names_and_running_score`, `score_counts_matches_of_two_people_only`, `second_match_of_two_people_ends_with_their_score`, `score_goes_on_through_all_games_of_a_day`, `received_finished_match_is_not_counted`, `score_of_an_evening_goes_on_past_midnight`, `score_stays_and_result_goes_when_earlier_move_is_viewed` |
//! | the result, its reason, the losing move and the review name people who have names | `descriptions_of_match_have_names`, `losing_move_and_review_have_names` |
//! | two people make the first move by turns, or always the same one | `two_people_take_turns_with_first_move`, `fixed_first_move_keeps_colors_in_rematch` |
//! | one of two people may take a move back, once; the match refuses other replacements | `only_one_person_takes_a_move_back_once`, `undo_is_offered_only_to_the_one_who_may_take_back` |
//! | a handicap belongs to a person, independent of the color, on every board that allows it; matches with it are playable, and links contain it | `handicap_names_person_and_meaning_for_game`, `handicap_stays_with_person_in_rematch`, `board_limits_handicap`, `every_handicap_begins_on_every_board`, `handicap_is_playable_and_without_immediate_win`, `shorter_way_of_bridgit_wins_for_either_beginner` (in the engine) |
//! | **Hints and analysis** | |
//! | values of all legal targets, marked when proven; the bar, the line | `analysis_values_every_legal_target`, `board_marks_the_move_of_the_first_row`, `proven_position_is_analyzed_once`, `evaluation_bar_favors_leader_on_either_turn`, `value_signs_differ_for_proven_and_likely` |
//! | it pauses while hidden and follows half-made moves | `analysis_pauses_while_match_is_hidden`, `operation_values_follow_first_half_of_move`, `analysis_restarts_when_half_move_is_taken_back`, `analysis_restarts_when_two_moves_are_undone` |
//! | the bar and the rows are of the position shown, within a move and before its confirmation; they agree | `bar_is_of_half_made_move_and_agrees_with_best_row`, `analysis_is_of_the_move_that_awaits_confirmation`, `analysis_of_winning_move_that_awaits_confirmation_has_no_rows` |
//! | it stays on after a kill | `analysis_stays_on_after_kill` |
//! | it stops when converged | `analysis_stops_for_good_when_converged` |
//! | hidden screens and an idle app use no battery | `app_is_idle_while_persons_are_to_move`, `hidden_match_leaves_no_thread`, `match_in_two_windows_searches_once`, `finished_match_and_review_leave_no_thread` |
//! | all shown matches have the memory of one search tree together, a hidden one has none | `shown_matches_share_memory_of_one_search_tree`, `trees_of_all_open_matches_share_one_budget` (in `tests/hostile`) |
//! | no call of a front end grows beyond its budget in the largest state | `every_call_keeps_its_budget` (in `tests/hostile`) |
//! | the sets that prove a win are drawn and named | `winning_sets_of_won_position_are_drawn`, `proven_bridgit_position_is_explained_by_two_paths` |
//! | rows keep their order and number while the search runs | `rows_keep_their_order_while_values_are_close`, `rows_change_their_order_once_a_second`, `analysis_rows_have_constant_number_and_words_only` |
//! | the places of a hint's reason are lit | `hint_lights_places_of_its_reason_until_it_ends`, `hint_in_bridgit_lights_bridge_it_speaks_of` |
//! | a hint lasts while it applies | `hint_names_target_until_move_is_made`, `hint_continues_through_half_made_move`, `hint_is_dropped_when_it_no_longer_applies`, `hint_is_refused_on_computer_turn`, `hint_for_half_made_move_ends_when_it_is_taken_back`, `move_that_awaits_confirmation_is_not_dropped_for_a_hint`, `touch_on_hinted_stone_only_places_it` |
//! | **Learning** | |
//! | a lesson for every game, with an answer to every move, in every language | `every_game_has_lesson`, `lesson_texts_are_complete_and_fit_two_lines`, `lesson_steps_answer_right_and_wrong_moves`, `lesson_steps_are_solved_by_shown_touches`, `shown_answer_moves_fewest_pieces` |
//! | a lesson resumes, even after file damage | `lesson_resumes_after_kill`, `unreadable_progress_is_quarantined_and_reported_once`, `progress_of_removed_steps_and_games_is_ignored` |
//! | a completed lesson is celebrated and leads into an easy match | `completed_lesson_leads_into_easy_match`, `lesson_with_skipped_step_is_not_complete` |
//! | home offers the lesson until the game has been played | `home_offers_lesson_until_game_or_lesson_is_finished` |
//! | refused touches explain why | `every_refused_touch_explains_why`, `every_layout_place_answers_touch`, `pier_explains_where_bridges_are_built` |
//! | every move is judged once in the background; mistakes are shown, explained and retried | `review.txt`, `review_is_cached_and_deleted_with_match`, `review_reopens_at_move_it_was_left_at`, `review_explains_slip_and_better_move`, `review_says_what_mistake_allowed_and_why_other_move_is_better`, `each_step_of_refutation_has_its_reason`, `better_move_is_asked_only_for_mistake_of_person`, `resigned_game_is_not_called_lost_before_its_end`, `twist_carries_mark_of_played_stone_only`, `every_position_chosen_in_review_is_sent`, `rows_of_review_follow_language_and_judgments`, `review_counts_choices_once_every_move_is_judged`, `loss_at_once_in_lost_position_is_a_mistake` |
//! | a proven loss is graded as a mistake while another move is not lost | `proven_loss_is_a_mistake_while_another_move_holds_out`, `best_move_is_no_proven_loss_while_another_holds_out`, `overlooked_win_is_a_mistake_in_a_lost_position_of_bridgit`, `proof_after_the_next_move_changes_value_and_grade` (in the engine), `proof_of_next_position_is_the_result_of_the_move` |
//! | the mistakes of reviewed matches are counted by theme and month | `mistakes_are_counted_by_theme_and_month_once_per_match`, `mistakes_of_reviewed_match_are_in_statistics_of_month` |
//! | **Never lose a game** | |
//! | kills at any moment and disk faults lose nothing | `every_action_against_computer_survives_kill`, `gestures_on_the_app` and `shown_state_survives_kill_and_power_loss_at_every_file_system_call` (in `tests/hostile`), `half_made_move_survives_kill` |
//! | a power loss brings back the last flushed state or a later one | `flushed_state_survives_power_loss_and_flipped_bits_are_told` (in `tests/hostile`), `last_flushed_text_survives_until_newer_one_is_flushed`, `everything_survives_power_loss_after_flush` |
//! | a file that changed at rest is not shown | `every_flipped_bit_is_detected`, `file_of_earlier_version_has_no_checksum` |
//! | a full disk is reported | `full_disk_warning_ends_when_there_is_room`, `settings_hold_in_memory_when_disk_is_full`, `result_is_counted_when_full_disk_has_room` |
//! | unreadable files are quarantined and never overwritten | `unreadable_match_is_quarantined_and_reported_once`, `file_is_not_overwritten_when_quarantine_fails`, `overlong_or_binary_file_is_quarantined`, `file_set_aside_by_earlier_version_is_no_text`, `unreadable_choices_are_quarantined`, `unreadable_statistics_are_quarantined_without_recount` |
//! | matches of the previous version are migrated | `matches_of_previous_version_are_migrated` |
//! | **Rules, statistics, settings, sharing** | |
//! | rules with pictures, and an article about all signs | `rules_of_every_game_have_pages_with_pictures`, `signs_article_ends_with_computer_of_game` |
//! | each rated match is counted once, by level; imported results do not count | `statistics.txt`, `match_is_counted_once_despite_undo_and_kill`, `imported_finished_match_is_not_counted`, `matches_without_one_person_are_not_counted`, `only_rated_matches_count_against_levels_and_in_streak` |
//! | a match to explore a position counts for nothing and is not the current one | `explored_match_is_not_counted`, `explored_copy_leaves_running_match_on_home_screen` |
//! | the player's screen: a row for each level played, streaks over all levels, a bar to puzzles, lessons and the menu | `each_level_played_has_one_row_without_zeros`, `streaks_of_older_version_become_those_of_game`, `bar_leads_to_ratings_puzzles_lessons_and_menu` |
//! | a first win and a new best rating are named at the end, a finished lesson celebrates | `first_win_and_best_rating_are_named`, `graph_and_change_begin_before_first_game`, `completed_lesson_leads_into_easy_match` |
//! | settings apply at once everywhere and are saved | `settings.txt`, `settings_of_later_version_keep_known_fields` |
//! | the language is the system's or a chosen one | `language.txt`, `unknown_language_falls_back_to_system`, `languages_have_direction_and_native_name` |
//! | palettes have sufficient contrast; sides differ by shape | `text_contrast_is_sufficient`, `pieces_contrast_with_board_by_face_or_rim`, `sides_differ_by_shape_in_every_palette`, `system_contrast_applies_except_to_grays` |
//! | animations follow the settings and play once | `settings.txt`, `animation_keeps_its_id_until_next_move`, `every_animation_ends_in_resting_picture` |
//! | a landing is heard and felt when its motion ends, and a second program hears the asked sounds | `landing_is_heard_and_felt_at_its_end`, `result_follows_last_motion_and_rest_follows_line`, `second_program_hears_asked_sounds` |
//! | sounds, haptics and announcements, each once | `sounds.txt`, `settings.txt`, `moment_has_unique_id`, `announcement_is_made_only_for_changes` |
//! | the board flips for the opposite player | `board_flips_for_opposite_player` |
//! | a match is shared as link, picture, code, text and file; a received text opens as another match | `share_opens_five_ways_in_place`, `shared_text_has_players_moves_result_and_link`, `shared_picture_has_heading_and_no_animation`, `replaced.txt`, `invalid_text_is_refused_with_reason`, `received_game_drops_message_about_earlier_text` |
//! | two phones play by codes without a network; after the own move the code is one tap away | `two_phones_play_by_codes_without_network`, `side_of_linked_match_survives_kill`, `codes_of_every_length_are_read_by_independent_reader` |
//! | a match is played by links; diverged matches are both kept | `match_is_played_by_links_between_two_devices`, `diverged_matches_are_both_kept`, `link.txt` |
//! | a game's own operations are buttons with their names; moves keep their color when sides change colors | `own_operation_is_button_with_label_of_game`, `moves_keep_color_they_were_played_in`, `swap.txt` |
//! | a yes/no option of a game is a switch | `yes_no_option_is_switch` |
//! | **Puzzles** | |
//! | every puzzle is solved against the best defense, a wrong move is refuted, a longer win continues | `puzzles_are_solved_against_best_defense`, `puzzles_accept_right_and_refute_wrong_answers` |
//! | a move in a puzzle is shown at once; its reply, proven on another thread, follows its motion, also after the screen was hidden | `move_is_shown_at_once_and_its_reply_follows`, `reply_that_takes_long_is_announced_on_the_screen`, `reply_is_found_again_after_the_screen_was_hidden`, `wrong_move_counts_before_its_reply`, `reply_of_another_puzzle_is_ignored` |
//! | an attempt is kept, the answer is played on the board, a solution is announced after its last motion | `attempt_is_resumed_after_kill`, `failed_attempt_stays_failed_after_it_was_left`, `shown_answer_is_played_to_its_end`, `solution_is_announced_after_last_motion`, `refused_touch_is_no_wrong_answer` |
//! | puzzles by theme, and a graph of the rating | `puzzle_screen_opens_puzzles_by_theme`, `puzzle_rating_has_graph_of_last_fifty` |
//! | hints in three steps; failed and revealed puzzles count and return | `puzzle_hints_have_three_steps_ending_in_answer`, `puzzle_solved_with_answer_shown_says_that_it_does_not_count`, `first_attempt_is_rated_and_failed_puzzle_returns`, `failed_puzzle_returns_after`, `puzzle_with_other_rules_names_them`, `puzzle_of_two_part_moves_names_the_second_part` |
//! | chapters, and continuing as a match | `chapter_is_played_in_order_and_shows_solved_levels`, `solved_puzzle_can_be_continued_as_match`, `solved_puzzle_whose_game_is_over_is_not_continued` |
//! | the puzzle of the day, its calendar and streak, in every time zone and after clock changes | `daily_puzzle_changes_at_midnight`, `daily_puzzle_survives_clock_going_back`, `daily_streak_counts_day_skipped_at_date_line_as_missed`, `leap_day_counts_in_streak_and_calendar`, `streak_counts_consecutive_days_only` |
//! | a mistake with one certain answer becomes a puzzle of the player, once, until it is solved on two days | `missed_win_becomes_puzzle_of_player`, `same_or_mirrored_mistake_becomes_puzzle_once`, `overlooked_win_in_lost_position_makes_no_puzzle`, `own_puzzle_is_gone_when_solved_on_two_days`, `failed_own_puzzle_starts_again`, `mistake_of_two_people_or_with_two_answers_is_no_puzzle`, `own_puzzles_survive_deletion_of_match_and_reset_of_statistics`, `hint_of_own_puzzle_speaks_of_its_answer` |
//! | damaged puzzle records and pools are reported once, and nothing is lost | `unreadable_puzzle_record_is_quarantined_and_reported_once`, `unreadable_own_puzzles_are_quarantined_and_reported_once`, `damaged_puzzle_pool_is_reported_once` |
//! | **Outside the app** | |
//! | a widget with the day's puzzle and streak, drawn ahead for a week, and shortcuts to the puzzle, the last match and a new game | `widget_shows_puzzle_of_its_day_for_a_week`, `widget_says_that_puzzle_is_solved`, `shortcuts_follow_match_played_last`, `outside.txt` |
//! | **Setting up a position** | |
//! | every game is set up, checked, played from with what the sheet has, and shared | `position_set_up_keeps_what_two_people_chose`, `every_game_is_set_up_played_and_shared`, `tray_has_the_pieces_of_each_game`, `special_cells_choose_the_mode`, `position_set_up_by_text_equals_played_one` (in the engine), `set-up.txt` |
//! | odd numbers of pieces are said with their remedy; a position without moves is refused | `odd_count_is_said_with_its_remedy_and_marked`, `position_that_nobody_can_play_is_refused_with_its_reason` |
//! | the draft survives a kill | `draft_survives_kill_and_belongs_to_its_start` |
//! | a match, a review and an answered puzzle are explored without changing them | `exploring_leaves_the_finished_match_alone`, `answered_puzzle_and_review_can_be_explored` |
//! | **Everybody can play** | |
//! | screen reader elements, values and actions | `screen_reader_finds_operations_on_quadrant_places`, `rotor_goes_over_pieces_of_one_color`, `every_element_of_board_has_short_name_to_say`, `analysis_values_every_legal_target` |
//! | every text exists in every language, with its number format, and follows a language change | `every_text_key_is_used`, `english_texts_keep_terms`, `numbers_are_grouped_by_language`, `texts_follow_language_change`, `announcement_of_puzzle_ends_with_its_language`, `new_game_follows_language_and_color_names`, `hint.txt` |
//!
//! Restoring screens after a kill, several windows, system back, large fonts and right-to-left layout belong to the
//! front ends: `android/app/src/test` and `ios/Tests`. Behavior common to all three languages is in `tests/scenarios`.

mod against_the_computer;
mod analysis;
mod archive;
mod bin;
mod board;
mod board_options;
mod clocks;
mod coach;
mod daily;
mod drags;
mod driver;
mod endings;
mod first_game;
pub mod fixture;
mod half_made;
mod handover;
mod home;
mod kills;
mod lessons;
mod links;
mod looking_back;
mod menu;
mod messages;
mod named_people;
mod new_game;
mod outside;
mod own;
mod puzzle_attempts;
mod puzzle_replies;
mod puzzles;
mod qr_reader;
mod random_reviews;
mod reasons;
mod rest;
mod revealed;
mod review;
mod reviewed_moves;
mod rhythm;
mod set_up;
mod settings;
mod speech;
mod statistics;
mod store;
mod swap;
mod teaching;
mod touches;
mod two_people;
mod whole_games;
mod words;
