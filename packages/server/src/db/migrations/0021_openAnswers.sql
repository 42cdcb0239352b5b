-- An answer is complete before the questions that may follow it are known: its stream goes on for those.
alter table sessions add column suggesting boolean not null default false;
-- The words of an answer join its row when it is complete; until then they are in its events.
alter table sessions add column first_word_at timestamptz;

create or replace function log_first_word() returns trigger language plpgsql as $$
begin
  update answer_log set first_word_at = coalesce(first_word_at, new.first_word_at, clock_timestamp())
  where session_id = new.id;
  return null;
end
$$;

drop trigger sessions_first_word on sessions;
create trigger sessions_first_word after update on sessions for each row
  when ((old.first_word_at is null and new.first_word_at is not null) or (old.answer = '' and new.answer <> ''))
  execute function log_first_word();

-- Rows of answers that are being written change many times: room in their pages keeps that cheap.
alter table sessions set (fillfactor = 50);
