//! Laws that hold for every store.

pub(crate) mod careers;
pub(crate) mod commits;
pub(crate) mod crowds;
pub(crate) mod delivered;
pub(crate) mod feeds;
pub(crate) mod interactions;
pub(crate) mod leaderboards;
pub(crate) mod leaving;
pub(crate) mod lists;
pub(crate) mod lookups;
pub(crate) mod names;
pub(crate) mod notes;
pub(crate) mod operations;
pub(crate) mod past;
pub(crate) mod presence;
pub(crate) mod puzzles;
pub(crate) mod reviews;
pub(crate) mod settings;
pub(crate) mod shares;
pub(crate) mod size;
pub(crate) mod standings;
pub(crate) mod tournaments;
pub(crate) mod turns;
pub(crate) mod usage;

/// Defines a test of each law for one store.
macro_rules! each_law {
    ($store:ident: $open:expr) => {
        crate::laws::tests_of! { $store: $open;
            careers: finished_matches_are_in_the_careers_of_both, what_is_void_or_undone_is_in_no_career,
                careers_are_what_the_matches_make_them, the_highest_level_beaten_counts_on_its_server,
                whoever_leaves_has_beaten_no_level;
            commits: a_match_is_loaded_as_it_was_committed, an_unknown_match_is_none,
                a_new_match_has_version_one, of_two_writers_one_is_refused,
                what_is_refused_leaves_nothing, moves_are_taken_back,
                the_next_set_begins_with_the_end_of_the_last,
                commits_handed_in_together_are_answered_each_for_itself;
            lists: they_follow_the_stages, the_oldest_comes_first, some_can_be_read, each_has_its_own,
                a_match_against_the_bot_is_its_persons;
            lookups: what_a_request_needs_is_found_at_once, what_a_result_has_changed_is_found_with_it,
                a_repeated_interaction_shows_its_match, what_is_beside_a_known_match_is_found,
                live_matches_are_found_for_all_who_are_asked_about, who_is_unknown_has_the_usual;
            interactions: a_repeated_interaction_names_its_match, a_repetition_comes_before_a_conflict,
                old_marks_are_forgotten, many_marks_in_no_order_are_all_there;
            delivered: they_are_kept_and_replaced, who_knew_a_match_knows_it_after_a_quiet_commit;
            feeds: what_a_server_gets_is_kept_and_replaced, what_is_due_is_found,
                what_a_person_gets_is_theirs_alone,
                whoever_leaves_has_solved_nothing;
            size: live_matches_are_counted;
            leaderboards: a_leaderboard_is_read_some_lines_at_a_time,
                months_and_weeks_have_leaderboards_of_their_own,
                whoever_wants_it_has_no_line_over_all_servers, places_are_what_the_standings_make_them;
            leaving: nothing_is_left_of_whoever_leaves, what_others_have_stays_with_them,
                whoever_has_left_is_on_no_leaderboard, tournaments_keep_a_stand_in_for_whoever_leaves,
                ratings_are_what_the_matches_make_them,
                open_matches_have_to_end_first, whoever_leaves_is_still_kept_out,
                votes_of_whoever_leaves_are_a_stand_ins,
                whoever_left_can_begin_anew_and_leave_again,
                servers_are_noted_and_forgotten;
            names: the_last_name_is_kept, the_last_language_is_kept;
            notes: a_note_is_kept_and_replaced, everybody_has_their_own;
            operations: the_latest_are_kept_in_their_order;
            past: a_match_is_in_it_from_its_first_board_on,
                the_latest_comes_first_and_pages_follow_each_other,
                it_can_be_of_a_game_and_against_somebody,
                finished_matches_of_a_server_are_read_by_their_end;
            presence: the_last_time_is_kept;
            puzzles: what_was_solved_is_kept, of_two_changes_at_once_one_is_refused,
                many_presses_at_once_count_once;
            reviews: a_review_is_kept_and_replaced, it_stays_when_the_result_is_void,
                it_stays_with_the_match_that_somebody_leaves;
            settings: preferences_are_kept_and_replaced, times_and_streaks_are_given_out_and_forgotten,
                house_rules_are_kept_and_replaced,
                who_accepted_has_played;
            standings: a_result_counts_in_its_server_and_everywhere, matches_against_the_bot_do_not_count,
                casual_matches_do_not_count, a_match_played_out_counts, a_draw_counts_for_both,
                a_result_counts_once, the_best_comes_first, each_game_has_its_own,
                they_are_what_the_matches_make_them, results_on_time_are_listed_in_their_order,
                results_count_in_the_order_in_which_they_ended, results_are_undone_in_whatever_order,
                a_result_that_is_undone_never_counted, a_result_that_is_void_never_counted,
                a_result_void_on_its_server_counts_everywhere,
                of_results_of_the_same_time_the_names_decide, what_a_result_has_changed_is_known,
                who_has_no_result_left_is_on_no_leaderboard;
            shares: a_match_that_ends_early_does_not_count,
                the_more_a_pair_plays_in_a_day_the_less_it_counts, each_leaderboard_counts_its_own_games,
                different_opponents_are_counted_once, an_undone_result_gives_its_share_and_its_opponent_back;
            tournaments: it_is_loaded_as_it_was_saved, of_two_versions_that_follow_one_is_refused,
                what_could_not_have_come_about_is_not_saved, many_enter_at_once_and_none_is_lost,
                the_last_one_of_a_server_comes_first, those_that_are_not_finished_are_listed,
                those_of_a_server_that_are_not_finished_are_found_behind_many,
                everyone_finds_those_that_name_them, a_draft_is_its_makers_until_it_is_announced,
                those_of_a_season_are_found_the_first_first,
                an_export_has_what_became_of_somebody;
            turns: a_turn_is_one_holders_until_it_ends, a_turn_is_prolonged_and_given_back,
                turns_of_other_names_are_free, of_many_who_come_at_once_one_has_the_turn;
            usage: usage_is_kept_replaced_and_forgotten;
            crowds: a_thousand_matches, many_writers_of_one_match, many_writers_of_many_matches,
                one_interaction_delivered_to_many;
        }
    };
}

/// Defines the tests of a list of laws.
macro_rules! tests_of {
    ($store:ident: $open:expr; $($chapter:ident: $($law:ident),+;)+) => {
        mod $store {
            $(
                mod $chapter {
                    $(
                        #[test]
                        fn $law() {
                            if let Some(store) = $open {
                                crate::laws::$chapter::$law(&*store);
                            }
                        }
                    )+
                }
            )+
        }
    };
}

pub(crate) use {each_law, tests_of};
