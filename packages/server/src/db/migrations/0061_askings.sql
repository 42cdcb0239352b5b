-- All answers to a question are looked for by the first one to it, among all that were ever given.
create index answer_log_asking on answer_log ((coalesce(again_of, session_id)));
